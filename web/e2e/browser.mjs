// The browser of the system that the tests run in.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** The one that has no windows needs a third less processor time than the one that only shows none; either will do. */
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Starts it; `CHROMIUM` names another one. */
export function launch() {
  const executablePath = process.env.CHROMIUM ?? BROWSERS.find((path) => existsSync(path));
  if (!executablePath)
    throw new Error(`a browser is missing: none of ${BROWSERS.join(', ')} is there; make tools installs one`);
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--headless',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Letters are as wide as on people's screens: without windows they would be rounded to whole pixels.
      '--font-render-hinting=none',
    ],
  });
}
