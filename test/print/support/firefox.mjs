import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { findEngine } from '../../support/engines.mjs';

/** Firefox with its real `print()`: silent, into a file. */
export async function startFirefox() {
  const dir = mkdtempSync(join(tmpdir(), 'print-firefox-'));
  const target = join(dir, 'printed.pdf');
  const printer = 'print.printer_Mozilla_Save_to_PDF.print_';
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findEngine('firefox'),
    extraPrefsFirefox: {
      'print.always_print_silent': true,
      print_printer: 'Mozilla Save to PDF',
      [`${printer}to_file`]: true,
      [`${printer}to_filename`]: target,
      [`${printer}paper_id`]: 'iso_a4',
    },
  });
  let files = 0;

  return {
    async open(url) {
      const page = await browser.newPage();
      await page.goto(url);
      return page;
    },
    /** The file that a print leaves, once it is whole. */
    async printed() {
      const path = join(dir, `${++files}.pdf`);
      for (let tries = 0; tries < 200; tries++) {
        if (existsSync(target) && readFileSync(target).subarray(-10).includes('%%EOF')) {
          renameSync(target, path);
          return path;
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error('Firefox printed nothing within 10 seconds');
    },
    async close() {
      await browser.close();
      rmSync(dir, { recursive: true });
    },
  };
}
