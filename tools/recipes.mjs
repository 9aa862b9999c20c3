// demo/recipes.html, made from demo/platforms.js: what to paste where, for readers who would rather look than choose.
// `npm run recipes` writes it; --check says instead whether it is current.
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { platforms, recipe } from '../demo/platforms.js';
import { escapeText } from '../demo/snippets.js';

const file = 'demo/recipes.html';

const section = (base) => {
  const example = (platform) => recipe(platform, { tag: 'boston-table', settings: { players: 'Ann, Bob, Cy' }, base });
  return ([id, platform]) => `<section aria-labelledby="${id}">
<h2 id="${id}">${escapeText(platform.name)}</h2>
<p>${escapeText(platform.paste)}</p>
<pre class="snippet" tabindex="0" aria-label="Snippet for ${escapeText(platform.name)}"><code>${escapeText(example(platform))}</code></pre>
<p>If you see ${escapeText(platform.see)}: ${escapeText(platform.do)}</p>
<p><small>${escapeText(platform.proof)}</small></p>
</section>`;
};

/** @param {string} base the folder that holds cdn/ and embed/ */
export const recipesPage = (base) =>
  format(
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Recipes: a dice game in WordPress, Moodle, Canvas and others</title>
<meta name="description" content="What to paste where, so that a dice game plays in your article or lesson.">
<meta name="color-scheme" content="light dark">
<link rel="icon" type="image/svg+xml" href="icon.svg">
<link rel="stylesheet" href="article.css">
</head>
<body>
<a class="skip" href="#recipes">Skip to the recipes</a>
<header class="masthead"><div class="masthead-text">
<p class="kicker">set-aside-dice</p>
<h1>Recipes</h1>
<p class="standfirst">One snippet for each place. The <a href="builder.html">builder</a> makes yours, with your names and settings.</p>
</div></header>
<div class="layout">
<nav class="contents" aria-labelledby="contents-title">
<p id="contents-title" class="contents-title">On this page</p>
<ol>
${Object.entries(platforms)
  .map(([id, { name }]) => `<li><a href="#${id}">${escapeText(name)}</a></li>`)
  .join('\n')}
</ol>
</nav>
<main id="recipes" tabindex="-1">
${Object.entries(platforms).map(section(base)).join('\n')}
</main>
</div>
<footer class="colophon">
<p><a href="builder.html">The builder</a> · <a href="./">Going to Boston</a> · <a href="yacht.html">Yacht</a></p>
</footer>
</body>
</html>`,
    { parser: 'html', printWidth: 120, singleQuote: true },
  );

if (import.meta.filename === process.argv[1]) {
  const page = await recipesPage('https://cdn.example/set-aside-dice/');
  if (!process.argv.includes('--check')) writeFileSync(file, page);
  else if (readFileSync(file, 'utf8') !== page) {
    console.error(`${file} is not what demo/platforms.js says. Run: npm run recipes`);
    process.exitCode = 1;
  }
}
