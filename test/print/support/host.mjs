import { createServer } from 'node:http';
import { printScript } from './bundle.mjs';

/** Stands in every host page, and must never be on paper. */
export const HOST_WORD = 'Hostword';

export const strictCsp =
  "default-src 'none'; script-src 'self'; style-src 'self'; frame-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types lit-html 'allow-duplicates'";

/** Everything a page can do against being printed in part, short of script. */
export const hostileCss = `
  @page { margin: 3in !important; size: landscape !important; }
  @page :first { margin: 4in !important; }
  @page :left { margin: 4in !important; }
  @page :right { margin: 4in !important; }
  html { height: 100vh !important; overflow: hidden !important; transform: scale(0.8) !important; zoom: 2; columns: 3 !important;
    writing-mode: vertical-rl; filter: invert(1); background: #000 !important; font-size: 62.5%; page: wide; }
  html::before, html::after { content: '${HOST_WORD} generated' !important; display: block !important; }
  body { display: grid !important; columns: 3; min-height: 300vh; margin: 40px !important; }
  table { display: none !important; }
  * { color: red !important; visibility: hidden; border: 0 !important; max-height: 40px; }
  @media print { body > *, html > *, main * { display: none !important; } }
  set-aside-dice-paper, html > :last-child { display: none !important; position: fixed !important; opacity: 0 !important; }
`;

/** Important rules in a layer beat important rules outside of layers, ours as well. */
export const layeredCss = `
  @layer reset {
    html { overflow: hidden !important; height: 50vh !important; display: flex !important; columns: 2 !important; }
    body { display: block !important; position: relative !important; }
    html > * { display: grid !important; }
    @page { margin: 2in !important; }
  }
`;

/** A page with words, two buttons that print through two copies of the library, and whatever is given. */
export const hostPage = ({ css = '', html = '', attributes = '', body = '', scripts = [] } = {}) => `<!doctype html>
<html lang="en" ${attributes}><head><meta charset="utf-8"><title>The article</title>
<link rel="stylesheet" href="/css?${encodeURIComponent(css)}"></head>
<body ${body}><main><h1>${HOST_WORD} heading</h1><p>${`${HOST_WORD} text. `.repeat(400)}</p>
<button id="print">Print the sheet</button> <button id="other">Print the other</button> ${html}</main>
${['/print.js', '/other.js', ...scripts].map((src) => `<script src="${src}"></script>`).join('\n')}
</body></html>`;

/** Serves host pages: `url(page)` gives the address of one, `url(page, { csp })` under that policy. */
export async function startHost() {
  const files = new Map([
    ['/print.js', await printScript('print')],
    ['/other.js', await printScript('other')],
  ]);
  const policies = new Map();
  const server = createServer(({ url }, response) => {
    const { pathname, search } = new URL(url, 'http://host');
    const type = pathname === '/css' ? 'text/css' : pathname.endsWith('.js') ? 'text/javascript' : 'text/html';
    if (policies.has(pathname)) response.setHeader('content-security-policy', policies.get(pathname));
    response.setHeader('content-type', `${type}; charset=utf-8`);
    response.end(pathname === '/css' ? decodeURIComponent(search.slice(1)) : files.get(pathname));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

  const add = (path, content) => {
    files.set(path, content);
    return `http://127.0.0.1:${server.address().port}${path}`;
  };
  return {
    url: (page, { csp } = {}) => {
      const path = `/page-${files.size}`;
      if (csp) policies.set(path, csp);
      return add(path, page);
    },
    script: (code) => new URL(add(`/script-${files.size}.js`, code)).pathname,
    close: () => server.close(),
  };
}
