import { defineConfig } from 'vitest/config';
import { hasServer, onBothDatabases } from './tooling/testing/databases.ts';

/** Also those of other parts that ask the application. */
const serverTests = [
  'apps/server/**/*.test.ts',
  'apps/checkout-sandbox/src/sandbox.test.ts',
  'tooling/checks/page-parameters.test.ts',
];
const exclude = ['**/node_modules/**', '**/build/**'];
const globalSetup = ['tooling/testing/test-server.ts'];

export default defineConfig({
  test: {
    setupFiles: ['tooling/testing/fail-on-console.ts'],
    // Tests share a process and its database: isolation would cost five times the run.
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{apps,packages,tooling,bench}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...serverTests],
        },
      },
      { extends: true, test: { name: 'server', include: serverTests, exclude, globalSetup } },
      // Where there is no server, the tests above run on the embedded database already.
      ...(hasServer
        ? [
            {
              extends: true as const,
              test: { name: 'embedded', include: onBothDatabases, exclude, globalSetup },
            },
          ]
        : []),
    ],
  },
});
