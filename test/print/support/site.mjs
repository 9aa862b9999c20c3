import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strictCsp } from './host.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

/** Whether there is something to test. */
export const isBuilt = existsSync(join(root, 'dist/embed/boston-score-sheet.html'));

/**
 * The repository (or another folder) as a site; with `?strict` a file comes under a strict CSP. And pages of the test's own:
 * `page(body, { csp })` gives the address of one. `forAll: false` is a server whose scripts other sites may not read.
 */
export async function startSite(folder = root, { forAll = true } = {}) {
  const pages = new Map();
  const server = createServer(({ url }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://site');
    const page = pages.get(pathname);
    const file = join(folder, pathname);
    if (forAll) response.setHeader('access-control-allow-origin', '*'); // a sandboxed frame is nobody's site
    const csp = searchParams.has('strict') ? strictCsp : page?.csp;
    if (csp) response.setHeader('content-security-policy', csp);
    response.setHeader(
      'content-type',
      `${page ? (page.type ?? 'text/html') : (types[extname(pathname)] ?? 'text/plain')}; charset=utf-8`,
    );
    if (page || existsSync(file)) response.end(page?.html ?? readFileSync(file));
    else response.writeHead(404).end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  return {
    url: (path) => origin + path,
    page(body, { csp, script = 'cdn/boston.js', type = 'module' } = {}) {
      const path = `/page-${pages.size}.html`;
      if (body.startsWith('<!doctype')) return pages.set(path, { csp, html: body }) && origin + path;
      const load = script && `<script ${type === 'module' ? 'type="module"' : 'defer'} src="/dist/${script}"></script>`;
      pages.set(path, { csp, html: `<!doctype html><html lang="en"><title>The article</title>${load}<body>${body}` });
      return origin + path;
    },
    /** A file of the test's own, at this path. */
    file(path, text, type = types[extname(path)]) {
      pages.set(path, { html: text, type });
      return origin + path;
    },
    close: () => server.close(),
  };
}

/** The printable page as readers without script have it. */
export const withoutScript = () =>
  readFileSync(join(root, 'dist/embed/boston-score-sheet.html'), 'utf8')
    .replaceAll(/<script.*?<\/script>/g, '')
    .replace('href="page.css"', 'href="/dist/embed/page.css"');
