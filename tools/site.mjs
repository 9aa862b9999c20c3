// `npm run site`: everything that must be on the web, as one folder for any static host. The pages of demo/ at its root,
// this version of the package under its number, and those that were released before, which stay where they are.
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';
import pkg from '../package.json' with { type: 'json' };
import { home as root } from './home.mjs';
import { brokenLinks } from './links.mjs';
import { recipesPage } from './recipes.mjs';

/** Where this version will stand at an address; without one its pages look beside themselves. */
const homeAt = (address) => `${address}${pkg.version}/`;
/** What recipes show where there is no address yet. */
const example = 'https://dice.example/';

const run = (command, args, env = {}) => {
  const PATH = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`;
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, PATH, ...env } });
  if (status !== 0) throw new Error(`${command} ${args[0]} failed.`);
};

const pages = (folder) => readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.html'));

/**
 * Writes the site from demo/ and dist/.
 * @param {{ out: string, address?: string, storybook?: boolean }} options `storybook: false` leaves it out, for a
 *   quick look.
 */
export async function makeSite({ out, address = root, storybook = true }) {
  const home = homeAt(address);
  const version = join(out, pkg.version);
  rmSync(version, { recursive: true, force: true });
  mkdirSync(version, { recursive: true });
  for (const part of ['dist', 'custom-elements.json', 'LICENSE'])
    cpSync(part, join(version, part), { recursive: true });

  cpSync('demo', out, { recursive: true });
  for (const file of pages('demo')) {
    const text = readFileSync(join('demo', file), 'utf8');
    writeFileSync(
      join(out, file),
      text
        .replaceAll('"../dist/', `"${pkg.version}/dist/`)
        .replace('data-package="../"', `data-package="${homeAt('')}" data-home="${home}"`),
    );
  }
  writeFileSync(join(out, 'recipes.html'), await recipesPage(`${address ? home : example + home}dist/`));

  if (storybook)
    run('storybook', ['build', '--quiet', '--disable-telemetry', '--output-dir', resolve(out, 'storybook')]);
}

if (import.meta.filename === process.argv[1]) {
  const out = 'site';
  if (!root) console.warn(`SET_ASIDE_DICE_HOME says no address: recipes show ${example}.`);
  run('npm', ['run', '--silent', 'build'], root ? { SET_ASIDE_DICE_HOME: homeAt(root) } : {});
  await makeSite({ out, storybook: !process.argv.includes('--without-storybook') });
  const broken = brokenLinks(out, root || undefined);
  for (const { page, link } of broken) console.error(`${page} links to ${link}, which is not there.`);
  if (broken.length > 0) process.exit(1);
  console.log(`The site is in ${out}/.`);
}
