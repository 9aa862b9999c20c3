import { readFileSync } from 'node:fs';
import { carriers, scriptTag, snippet } from '../../../demo/snippets.js';
import { bundleOf } from './in-browser.mjs';
import { filters } from './filters.mjs';
import { outcomeOf, runsScript } from './outcome.mjs';

/** Engines that show a snippet in a page that runs already. */
export const engines = { 'React 19': 'react', 'Vue 3': 'vue', Turbo: 'turbo', Idiomorph: 'idiomorph' };
export const roads = ['script', ...Object.keys(carriers)];
export const places = [...Object.keys(filters), ...Object.keys(engines)];

const tag = 'boston-table';
const settings = { rounds: '3', setup: 'fixed', save: 'off' };
const packages = {
  'markdown-it, HTML on': 'markdown-it',
  'markdown-it, HTML off': 'markdown-it',
  'CKEditor 5': 'ckeditor5',
  MDX: '@mdx-js/mdx',
  'React 19': 'react',
  'Vue 3': 'vue',
  Turbo: '@hotwired/turbo',
};

/** The version that was tried. */
export function versionOf(place) {
  const name = packages[place] ?? place.toLowerCase();
  return JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
}

/** Pastes a snippet, script tag included, into a place, and says what a reader then has. */
export async function measure(place, road, { browser, site }) {
  const base = site.url('/dist/');
  const { pass, syntax } = filters[place] ?? {};
  const bare = road === 'script';
  const carrier = bare ? 'element' : road;
  const text = snippet(carrier, { tag, settings, base, height: 480 }, { syntax, script: scriptTag({ tag, base }) });
  // Where the site has no script of ours, only the one that was pasted is left to run.
  const page = (body) => site.page(body, { script: bare ? '' : 'cdn/boston.js' });
  const view = await browser.newPage();
  try {
    if (pass) await view.goto(page(await pass(text, browser)));
    else await show(engines[place], text, { view, page });
    return await (bare ? runsScript : outcomeOf)(view, tag);
  } finally {
    await view.close();
  }
}

async function show(engine, text, { view, page }) {
  await view.goto(page('<main id="place"><p>Before</p></main>'));
  await view.addScriptTag({ content: await bundleOf(engine) });
  await view.evaluate((html, address) => window.use(html, address), text, page(text));
}
