// Where people paste: the code of others that lets a snippet through, or part of it. Each turns HTML (or Markdown) into
// what a site then shows. The names are the rows of the README's table.
import { compile, run } from '@mdx-js/mdx';
import MarkdownIt from 'markdown-it';
import { marked } from 'marked';
import { createElement } from 'react';
import * as jsx from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { rehype } from 'rehype';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import sanitizeHtml from 'sanitize-html';
import { inBrowser } from './in-browser.mjs';

const withRehype = (plugin) => async (html) =>
  String(await rehype().data('settings', { fragment: true }).use(plugin).use(rehypeStringify).process(html));

async function mdx(text) {
  const { default: Content } = await run(await compile(text, { outputFormat: 'function-body' }), jsx);
  return renderToStaticMarkup(createElement(Content));
}

export const filters = {
  DOMPurify: { pass: inBrowser('dompurify') },
  'sanitize-html': { pass: (html) => sanitizeHtml(html) },
  'rehype-sanitize': { pass: withRehype(rehypeSanitize) },
  TinyMCE: { pass: inBrowser('tinymce') },
  'CKEditor 5': { pass: inBrowser('ckeditor5') },
  'rehype-raw': { pass: withRehype(rehypeRaw) },
  marked: { pass: (text) => marked.parse(text), syntax: 'markdown' },
  'markdown-it, HTML on': { pass: (text) => new MarkdownIt({ html: true }).render(text), syntax: 'markdown' },
  'markdown-it, HTML off': { pass: (text) => new MarkdownIt().render(text), syntax: 'markdown' },
  MDX: { pass: mdx, syntax: 'jsx' },
};
