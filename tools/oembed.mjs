// What a site that was given the address of one of our pages asks for, to show it in a frame: https://oembed.com.
// Without a home the addresses are those beside the file, which most sites cannot follow.
import pkg from '../package.json' with { type: 'json' };
import { home } from './home.mjs';
import { escapeText } from './template-text.mjs';

const folder = home && `${home}dist/embed/`;

export const oembedAddress = (tag) => `${folder}oembed/${tag}.json`;

export const oembed = (tag, { title, width, height }) => ({
  version: '1.0',
  type: 'rich',
  provider_name: pkg.name,
  ...(home ? { provider_url: home } : {}),
  title,
  width,
  height,
  html: `<iframe src="${escapeText(folder || '../')}${tag}.html" width="${width}" height="${height}" title="${escapeText(title)}" loading="lazy"></iframe>`,
});
