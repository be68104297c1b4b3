// Tests in a real browser, that of the system: nothing is downloaded.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

/** The one that has no windows needs a third less processor time than the one that only shows none; either will do. */
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** `CHROMIUM` names another one. */
const executablePath = process.env.CHROMIUM ?? BROWSERS.find((path) => existsSync(path));
if (!executablePath)
  throw new Error(`a browser is missing: none of ${BROWSERS.join(', ')} is there; make tools installs one`);

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../target/e2e',
  // A page with its server keeps more than one core busy. Files run side by side, the tests of a file one after the other.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  retries: 0,
  forbidOnly: !!process.env.CI,
  reporter: 'list',
  // No test is about speed: this only ends one that hangs, also where a machine does other things too.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: {
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
    },
  },
});
