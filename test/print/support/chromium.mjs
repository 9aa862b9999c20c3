import puppeteer from 'puppeteer-core';
import { chromiumArgs, findEngine } from '../../support/engines.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Chromium's own print to PDF. `print()` itself would open a dialog that nobody answers, so it only counts. */
export async function startChromium() {
  const dir = mkdtempSync(join(tmpdir(), 'print-chromium-'));
  const browser = await puppeteer.launch({ executablePath: findEngine('chromium'), args: chromiumArgs });
  let files = 0;

  return {
    async open(url, { before } = {}) {
      const page = await browser.newPage();
      const problems = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      await page.evaluateOnNewDocument(() => {
        window.prints = 0;
        window.print = () => void window.prints++;
      });
      if (before) await page.evaluateOnNewDocument(before);
      await page.goto(url);
      return Object.assign(page, { problems });
    },
    async pdf(page, format = 'A4', printBackground = false) {
      const path = join(dir, `${++files}.pdf`);
      await page.pdf({ path, format, printBackground });
      return path;
    },
    async close() {
      await browser.close();
      rmSync(dir, { recursive: true });
    },
  };
}

/** Presses a print button with this paper. */
export async function press(page, paper, options = {}, button = '#print') {
  await page.evaluate((given, how) => Object.assign(window, { paper: given, options: how }), paper, options);
  await page.$eval(button, (element) => element.click());
}
