import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** All pages in a language that nobody speaks: `tooling/languages/walk-pages.ts` makes the product that speaks it. */
export default defineConfig({
  ...journeys,
  projects: [{ name: 'walk', testDir: '.' }],
  globalSetup: './build.ts',
  outputDir: '../../test-results',
  // What is wrong is said in words.
  use: { ...journeys.use, trace: 'off', screenshot: 'off' },
  fullyParallel: true,
  timeout: 900_000,
});
