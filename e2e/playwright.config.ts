import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium, findChromiumWithWindow } from '../tooling/dev/chromium.ts';

const isContinuousIntegration = process.env['CI'] !== undefined;
/** What shows a window needs the browser that has one. */
const isWatched = ['--headed', '--debug', '--ui'].some((option) => process.argv.includes(option));

/** Installed by a step before the journeys. */
const chromiumPath =
  process.env['CHROMIUM_PATH'] ?? (isWatched ? findChromiumWithWindow() : undefined) ?? findChromium();
// Inherited by the workers, which read this file again.
if (chromiumPath) process.env['CHROMIUM_PATH'] = chromiumPath;

export default defineConfig({
  // `npm test` walks through the core; `npm run test:all` through both.
  projects: [
    { name: 'core', testDir: 'core' },
    { name: 'full', testDir: 'full' },
  ],
  globalSetup: './fixtures/build.ts',
  outputDir: '../test-results',
  // Each worker has a server, a database and a browser of its own; a database that is named is one for all.
  workers: process.env['TEST_DATABASE_URL'] ? 1 : 2,
  retries: 0,
  forbidOnly: isContinuousIntegration,
  reporter: 'list',
  // Patience for a machine that is busy with something else: what succeeds never waits for it.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Snapshots at each step would slow every journey by a quarter. --trace on adds them when needed.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: true },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromiumPath && { executablePath: chromiumPath }),
      args: chromiumFlags,
    },
  },
});
