import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';

// Content from a CMS, as React pages show it.
window.use = (html) => {
  const root = createRoot(document.querySelector('#place'));
  flushSync(() => root.render(createElement('article', { dangerouslySetInnerHTML: { __html: html } })));
};
