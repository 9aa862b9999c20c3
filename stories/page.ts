import { css, html, type CSSResult } from 'lit';
import type { Decorator } from '@storybook/web-components-vite';

const page = css`
  .page {
    box-sizing: border-box;
    padding: 1rem;
    background: #fbfaf6;
    color: #22252a;
    font:
      1rem/1.5 system-ui,
      sans-serif;
  }

  .page.whole {
    min-block-size: 100svh;
  }

  .page > * {
    max-inline-size: 45rem;
    margin-inline: auto;
  }

  .page.wide > * {
    max-inline-size: none;
  }

  .page.bare {
    display: grid;
    padding: 0;
  }

  .page.bare > * {
    inline-size: 100%;
    max-inline-size: none;
  }

  .page.dark {
    background: #17191c;
    color: #e9e6df;
  }

  .page.serif {
    background: #fff;
    color: #1a1a1a;
    font:
      1.125rem/1.6 Georgia,
      'Times New Roman',
      serif;
  }

  .page.tinted {
    --table-accent: #8a2456;
    background: #e4eef7;
    color: #12304a;
  }
`;

/** Puts a style sheet on the page, once. */
export function adopt({ styleSheet }: CSSResult): void {
  if (!styleSheet || document.adoptedStyleSheets.includes(styleSheet)) return;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styleSheet];
}

adopt(page);

/** A page of an article around each story; its parameter `page` makes it `dark`, `serif`, `tinted`, `wide` or `bare`. */
export const onPage: Decorator = (story, { parameters, viewMode }) =>
  html`<div class="page ${parameters['page'] ?? ''} ${viewMode === 'story' ? 'whole' : ''}">${story()}</div>`;
