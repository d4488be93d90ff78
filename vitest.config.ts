import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps,packages,tooling,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/build/**'],
          setupFiles: ['tooling/testing/fail-on-console.ts'],
          // Tests share a process and its database: isolation would cost five times the run.
          pool: 'threads',
          isolate: false,
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/journeys/**/*.spec.ts'],
          globalSetup: ['e2e/fixtures/global-setup.ts'],
          setupFiles: ['tooling/testing/fail-on-console.ts'],
          // One browser and one server at a time: journeys are slowed by each other, not sped up.
          pool: 'forks',
          isolate: false,
          maxWorkers: 1,
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
