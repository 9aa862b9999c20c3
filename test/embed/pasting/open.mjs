import puppeteer from 'puppeteer-core';
import { startSite } from '../../print/support/site.mjs';
import { chromiumArgs, findEngine } from '../../support/engines.mjs';
import { measure } from './measure.mjs';

/** A browser and a site with the built files, for one run of all tries. */
export async function openPlaces() {
  const site = await startSite();
  const browser = await puppeteer.launch({ executablePath: findEngine('chromium'), args: chromiumArgs });
  return {
    measure: (place, road) => measure(place, road, { browser, site }),
    close: () => Promise.all([browser.close(), site.close()]),
  };
}
