// Makes the README's picture from the built files: `npm run build && node tools/picture.mjs`.
import { readFileSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import { chromiumArgs, findEngine } from '../test/support/engines.mjs';

const browser = await launch({ executablePath: findEngine('chromium'), args: chromiumArgs });
const page = await browser.newPage();
await page.setViewport({ width: 720, height: 900, deviceScaleFactor: 2 });
await page.setContent(`<body style="margin: 24px; font: 17px system-ui; color: #22252a; background: #fbfaf6">
  <boston-table players="Ann, Bob, Cy" setup="fixed" save="off" style="--dice-roll-time: 0s"></boston-table>`);
await page.addScriptTag({ content: readFileSync('dist/cdn/boston.js', 'utf8'), type: 'module' });
await page.evaluate(async () => {
  const table = document.querySelector('boston-table');
  const scores = [
    [14, 11, 13],
    [13, 15, 15],
  ];
  for (const [round, row] of scores.entries()) {
    for (const [seat, score] of row.entries()) table.writeScore({ round: round + 1, seat }, score);
  }
  table.writeScore({ round: 2, seat: 1, rolloff: 1 }, 12);
  table.writeScore({ round: 2, seat: 2, rolloff: 1 }, 9);
  const faces = [5, 4, 6, 3, 2, 2, 6, 4, 2];
  table.thrower = (count) => faces.splice(0, count);
  table.writeScore({ round: 3, seat: table.match.seat }, 12);
  await table.roll();
  table.setAside(2);
});
const table = await page.$('boston-table');
await table.screenshot({ path: 'demo/table.png' });
await browser.close();
