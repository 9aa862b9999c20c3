import { css } from 'lit';

/**
 * Black on white, and all of it lines, letters and shapes: nothing is lost when background graphics are off.
 * Lengths are those of paper; the custom properties come from layout.ts.
 */
export const pagesStyles = css`
  .paper,
  .paper * {
    box-sizing: border-box;
  }

  .paper {
    --stretch: 1;
    display: block;
    color: #000;
    fill: #000;
    font:
      10.5pt/1.25 'Helvetica Neue',
      'Segoe UI',
      Roboto,
      'Liberation Sans',
      Arial,
      'Noto Sans',
      sans-serif;
    font-variant-numeric: lining-nums tabular-nums;
    text-align: start;
  }

  section {
    display: block;
    break-inside: avoid;
  }

  section + section {
    break-before: page;
  }

  article {
    display: block;
    padding: 12mm 14mm 0;
  }

  header {
    display: flex;
    justify-content: space-between;
    align-items: flex-end;
    gap: 8mm;
    height: 24mm;
    padding-bottom: 4mm;
    overflow: hidden;
  }

  .heading {
    flex: 1;
    min-width: 0;
  }

  h1 {
    margin: 0;
    font:
      bold 21pt/1.1 'Iowan Old Style',
      'Palatino Linotype',
      Palatino,
      P052,
      Georgia,
      'Times New Roman',
      serif;
    overflow-wrap: anywhere;
  }

  h1.long {
    font-size: 16pt;
  }

  p {
    margin: 0;
  }

  .facts {
    margin-top: 1.2mm;
    font-size: 9.5pt;
    text-wrap: balance;
  }

  .facts span + span::before {
    content: ' · ';
    white-space: pre;
  }

  .aside {
    display: flex;
    flex-direction: column;
    align-items: flex-end;
    justify-content: space-between;
    height: 100%;
    flex: none;
  }

  .logo > * {
    display: block;
    width: auto;
    height: auto;
    max-width: 50mm;
    max-height: 11mm;
  }

  .logo > .dice {
    height: 10.5mm;
  }

  .body {
    fill: none;
    stroke: #000;
    stroke-width: 1.6;
  }

  .pip {
    fill: #000;
  }

  .date {
    display: flex;
    align-items: flex-end;
    gap: 2mm;
    font-size: 9.5pt;
    line-height: 1;
  }

  .line {
    width: 38mm;
    border-bottom: 0.25mm solid #000;
  }

  table {
    width: 100%;
    table-layout: fixed;
    border-collapse: separate;
    border-spacing: 0;
    border: 0.5mm solid #000;
    border-radius: 3mm;
    font: inherit; /* old pages without a doctype give tables type of their own */
    color: inherit;
  }

  th,
  td {
    height: calc(var(--row) * var(--stretch));
    padding: 0 1mm;
    border: 0 solid #000;
    border-block-start-width: 0.2mm;
    border-inline-start-width: 0.2mm;
    text-align: center;
    vertical-align: middle;
    font-weight: normal;
    overflow-wrap: anywhere;
  }

  .label {
    width: var(--label);
    padding-inline: 3mm 1mm;
    border-inline-start-width: 0;
    text-align: start;
    overflow-wrap: normal;
  }

  .label > div {
    max-height: var(--row);
    overflow: hidden;
    line-height: 1.1;
  }

  small {
    font-size: 0.8em;
    font-weight: normal;
    white-space: nowrap;
    display: inline-block; /* so that it is not struck with the label */
  }

  thead th {
    height: var(--names);
    border-block-start-width: 0;
  }

  .label + * {
    border-inline-start-width: 0.5mm;
  }

  .name > div {
    max-height: calc(var(--names) - 1mm);
    overflow: hidden;
    font-size: var(--name-size);
    font-weight: bold;
    line-height: 1.2;
    hyphens: auto;
  }

  tbody tr:first-child > *,
  tr:not(.sum) + .sum > * {
    border-block-start-width: 0.5mm;
  }

  .rolloff > * {
    height: calc(var(--row) * var(--stretch) * 0.75);
    border-block-start-style: dotted;
    font-size: 9.5pt;
  }

  .rolloff > .label {
    padding-inline-start: 6mm;
  }

  .sum > * {
    font-weight: bold;
  }

  .score {
    position: relative;
    font-size: 12pt;
  }

  .rolloff .score {
    font-size: 10.5pt;
  }

  .won {
    font-weight: bold;
  }

  .star {
    position: absolute;
    inset-inline-start: 100%;
    padding-inline-start: 0.4mm;
    font-size: 0.65em;
  }

  .struck .label > div,
  .struck .score,
  .score.struck {
    text-decoration: line-through;
  }

  .worked {
    display: flex;
    align-items: baseline;
    justify-content: center;
    gap: 0.6mm;
  }

  .working {
    white-space: pre;
    font-size: 9pt;
  }

  .gap {
    display: inline-block;
    width: var(--gap);
    border-bottom: 0.2mm solid #000;
  }

  .result {
    width: 9mm;
  }

  footer {
    display: flex;
    justify-content: space-between;
    gap: 8mm;
    height: 7mm;
    padding-top: 2.5mm;
    font-size: 7.5pt;
    line-height: 1;
    white-space: nowrap;
    overflow: hidden;
  }

  footer > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .halves article {
    height: 130mm;
    padding-top: 8mm;
    overflow: hidden;
  }

  .halves article + article {
    border-top: 0.25mm dashed #000;
  }

  .halves header {
    height: 16mm;
    padding-bottom: 2.5mm;
  }

  .halves h1 {
    font-size: 15pt;
  }

  .halves h1.long {
    font-size: 11.5pt;
  }

  .halves .facts,
  .halves .date {
    font-size: 8.5pt;
  }

  .halves .label > div {
    font-size: 9.5pt;
    line-height: 1;
  }

  .halves .rolloff .label > div {
    font-size: 8.5pt;
  }

  .halves td {
    line-height: 1;
  }

  .halves .score {
    font-size: 11pt;
  }

  .halves .logo > * {
    max-height: 7mm;
  }

  .halves .logo > .dice {
    height: 7mm;
  }

  .halves footer {
    height: 5mm;
    padding-top: 1.5mm;
  }

  /*
   * layout.ts reckons with less than a Letter page. Where the browser says how tall the page really is, the rows
   * take what is left, and two sheets are cut apart in the middle: first Letter, then A4. WebKit is not asked, for it
   * answers with the height of its window.
   */
  @supports not (-webkit-nbsp-mode: space) {
    @media (min-height: 275mm) {
      .paper {
        --stretch: 1.06;
      }
      .halves article {
        height: 139mm;
      }
    }

    @media (min-height: 292mm) {
      .paper {
        --stretch: 1.15;
      }
      .halves article {
        height: 148mm;
      }
    }
  }
`;
