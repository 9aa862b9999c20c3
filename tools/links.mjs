// Which links of a folder of pages lead nowhere. Only files of the folder are looked at: nothing is asked of the web.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const LINK = /\s(?:href|src|action|data-package)="([^"]*)"/g;
const ADDRESS = 'https://site.example/';
const decode = (text) => text.replaceAll('&amp;', '&').replaceAll('&#x26;', '&');

/**
 * @param {string} folder
 * @param {string} [home] where the folder will stand: links that begin so are looked up in it.
 */
export function brokenLinks(folder, home = ADDRESS) {
  const pages = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.html'));
  const broken = [];
  const ids = new Map();
  const idsOf = (file) => {
    if (!ids.has(file)) ids.set(file, new Set([...read(file).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)));
    return ids.get(file);
  };
  for (const page of pages) {
    // What stands in a text that is shown is no link.
    const text = read(join(folder, page)).replaceAll(/<(pre|script)\b[^>]*>[\s\S]*?<\/\1>/g, (whole, name) =>
      name === 'script' ? whole.slice(0, whole.indexOf('>') + 1) : '',
    );
    for (const [, raw] of text.matchAll(LINK)) {
      const url = new URL(decode(raw), new URL(page, home));
      if (!url.href.startsWith(home)) {
        if (url.origin === new URL(home).origin) broken.push({ page, link: raw });
        continue;
      }
      let file = join(folder, decodeURIComponent(url.href.slice(home.length).split(/[?#]/)[0]));
      if (existsSync(file) && statSync(file).isDirectory()) {
        // A page asks the folder for files; a link to it asks for its front page.
        if (raw === '' || text.includes(`data-package="${raw}"`)) continue;
        file = join(file, 'index.html');
      }
      const anchor = url.hash.slice(1);
      const isId = anchor && !anchor.includes('=') && anchor !== 'top';
      if (!existsSync(file) || (isId && !idsOf(file).has(anchor))) broken.push({ page, link: raw });
    }
  }
  return broken;
}

const read = (file) => readFileSync(file, 'utf8');
