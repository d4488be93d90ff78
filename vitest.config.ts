import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import { evaluateTables } from './apps/web/evaluate-tables.ts';
import { chromiumFlags, findChromium } from './tooling/dev/chromium.ts';
import { browserCommands } from './tooling/testing/browser-commands.ts';
import { hasServer, onBothDatabases } from './tooling/testing/databases.ts';

/** Also those of other parts that ask the application. */
const serverTests = [
  'apps/server/**/*.test.ts',
  'apps/checkout-sandbox/src/{sandbox,subscriptions}.test.ts',
  'apps/checkout-stripe/src/{app,subscriptions}.test.ts',
  'examples/**/*.test.ts',
  'tooling/checks/page-parameters.test.ts',
  'tooling/checks/{public,mail,document}-words.test.ts',
];
/** Those that need a search engine beside the product: a stage of `npm run test:all`. */
const engineTests = ['{apps,bench}/**/*.engine.test.ts'];
const neverHere = ['**/node_modules/**', '**/build/**', '**/*.browser.test.tsx'];
const exclude = [...neverHere, ...engineTests];
const fixedRates = fileURLToPath(new URL('apps/server/src/testing/fixed-rates.ts', import.meta.url));
const setupFiles = ['tooling/testing/fail-on-console.ts'];
/** Installed by a step before the tests that need it. */
const chromiumPath = findChromium();
const globalSetup = ['tooling/testing/test-server.ts'];

/**
 * The files of a worker share a process and its database: isolation would cost five times the run. Workers are
 * processes: two embedded databases that end in threads of one process have crashed the engine.
 */
const inProcess = {
  exclude,
  setupFiles: [...setupFiles, 'apps/server/src/testing/set-rates-clock.ts'],
  // Newer exchange rates of the product change no test.
  alias: [{ find: /^.*\/first-rates\.ts$/, replacement: fixedRates }],
  pool: 'forks',
  isolate: false,
  testTimeout: 120_000,
  hookTimeout: 180_000,
} as const;

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...inProcess,
          name: 'unit',
          include: ['{apps,packages,tooling,bench}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...serverTests],
        },
      },
      { test: { ...inProcess, name: 'server', include: serverTests, globalSetup } },
      // Where there is no server, the tests above run on the embedded database already.
      ...(hasServer
        ? [{ test: { ...inProcess, name: 'embedded', include: onBothDatabases, globalSetup } }]
        : []),
      {
        test: {
          ...inProcess,
          name: 'engine',
          include: engineTests,
          exclude: neverHere,
          // Each file that stops an engine starts one of its own.
          fileParallelism: false,
          globalSetup: [...globalSetup, 'tooling/testing/test-engine.ts'],
        },
      },
      {
        // Serves the service worker through which the tests answer calls of the API.
        plugins: [msw({ mode: 'worker-only' }), evaluateTables],
        // All at the start: a package that is found while tests run would reload their page.
        optimizeDeps: { entries: ['apps/web/src/**/*.{ts,tsx}'] },
        test: {
          name: 'components',
          include: ['apps/web/src/**/*.browser.test.tsx'],
          setupFiles: [...setupFiles, 'apps/web/src/testing/setup.ts'],
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            commands: browserCommands,
            screenshotFailures: false,
            viewport: { width: 1440, height: 900 },
            provider: playwright({
              launchOptions: { ...(chromiumPath && { executablePath: chromiumPath }), args: chromiumFlags },
              contextOptions: { locale: 'en-US', reducedMotion: 'reduce' },
              actionTimeout: 15_000,
            }),
            instances: [{ browser: 'chromium' }],
          },
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
