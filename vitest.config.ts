import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, ensureChromium } from './tooling/dev/chromium.ts';
import { browserCommands } from './tooling/testing/browser-commands.ts';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps,packages,tooling,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/build/**', '**/*.browser.test.tsx'],
          setupFiles: ['tooling/testing/fail-on-console.ts'],
          // Tests share a process and its database: isolation would cost five times the run.
          pool: 'threads',
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        // Serves the service worker through which the tests answer calls of the API.
        plugins: [msw({ mode: 'worker-only' })],
        // All at the start: a package that is found while tests run would load their page anew.
        optimizeDeps: { entries: ['apps/web/src/**/*.{ts,tsx}'] },
        test: {
          name: 'components',
          include: ['apps/web/src/**/*.browser.test.tsx'],
          setupFiles: ['tooling/testing/fail-on-console.ts', 'apps/web/src/testing/setup.ts'],
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            commands: browserCommands,
            screenshotFailures: false,
            viewport: { width: 1440, height: 900 },
            provider: playwright({
              launchOptions: { executablePath: ensureChromium(), args: chromiumFlags },
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
