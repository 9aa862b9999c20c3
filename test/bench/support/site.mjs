// Pages and scripts over HTTP, isolated so that the browser's clock is fine enough to measure with.
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { bundleFloors } from './floors.mjs';

const HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cache-control': 'no-store',
};

/** `page({ head, body, script, delay })` gives the address of such a page; its script may arrive late. */
export async function openSite() {
  const floors = await bundleFloors();
  const pages = [];
  const server = createServer(async ({ url }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const page = pages[Number(pathname.slice(1)) - 1];
    if (page !== undefined) return response.writeHead(200, { ...HEADERS, 'content-type': 'text/html' }).end(page);
    const name = pathname.slice(1);
    const body = floors.get(name) ?? readFileSync(`dist/cdn/${name}`);
    setTimeout(
      () => response.writeHead(200, { ...HEADERS, 'content-type': 'text/javascript' }).end(body),
      Number(searchParams.get('delay')),
    );
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${server.address().port}`;
  return {
    floors,
    page({ head = '', body = '', script, delay = 0 }) {
      const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">
<style>body { margin: 24px; font: 17px system-ui; }</style>${head}
<script type="module" src="/${script}?delay=${delay}"></script><body>${body}</body></html>`;
      const known = pages.indexOf(html);
      return `${origin}/${known < 0 ? pages.push(html) : known + 1}`;
    },
    close: () => server.close(),
  };
}
