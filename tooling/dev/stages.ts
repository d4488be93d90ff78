import { readSources } from '../checks/source-files.ts';
import { root } from '../root.ts';
import { ensureChromium } from './chromium.ts';
import { filesThatReach } from './files-that-reach.ts';
import { findPostgres, startPostgres } from './postgres.ts';
import { runCommand } from './run-command.ts';
import { runJourneys } from './run-journeys.ts';
import { runVitest } from './run-vitest.ts';
import { sideBySide } from './side-by-side.ts';
import type { Stage } from './stage-result.ts';

/** A check that passes or fails as a whole. */
function check(name: string, command: readonly string[]): Stage {
  return {
    name,
    run: async (signal) => {
      const { ok, output } = await runCommand(command, { signal });
      return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
    },
  };
}

/** First, because a download that fails is better known before ten minutes of tests. */
const browser: Stage = {
  name: 'Chromium',
  run: async () => {
    process.env['CHROMIUM_PATH'] = ensureChromium();
    return { passed: 0, failed: 0, output: '' };
  },
};

const unitTests: Stage = {
  name: 'Unit and API tests, embedded database',
  run: (signal) => runVitest(['--project=unit'], { signal }),
};

/** What names the server; a test that never comes to read it would be the same run once more. */
const serverVariable = 'TEST_DATABASE_URL';

/** The tests of which a second run, on PostgreSQL, is another one than the first. */
function testsOnPostgres(): string[] {
  const isServerTest = (path: string) => path.startsWith('apps/server/') && path.endsWith('.test.ts');
  const tests = filesThatReach(serverVariable, readSources(root)).filter(isServerTest);
  // Without a name vitest would run everything.
  if (tests.length === 0) throw new Error(`No test of the server reads ${serverVariable}.`);
  return tests;
}

const postgresTests: Stage = {
  name: 'API tests, PostgreSQL',
  run: async (signal) => {
    const programs = findPostgres();
    if (!programs && process.env['REQUIRE_POSTGRES'] === '1') {
      throw new Error('PostgreSQL is required here and was not found: install its server programs.');
    }
    if (!programs) return { passed: 0, failed: 0, output: '', note: 'skipped: no PostgreSQL server found' };
    const server = await startPostgres(programs);
    try {
      const env = { [serverVariable]: server.url };
      return await runVitest(['--project=unit', ...testsOnPostgres()], { env, signal });
    } finally {
      await server.stop();
    }
  },
};

const componentTests: Stage = {
  name: 'Component tests in Chromium',
  run: (signal) => runVitest(['--project=components'], { signal }),
};

const journeys: Stage = {
  name: 'Journeys in Chromium',
  run: (signal) => runJourneys('core', { signal }),
};

/** The order of a run; the first that fails ends it. */
export const stages: readonly Stage[] = [
  browser,
  // One core each from cold caches; from warm ones the lint is most of it.
  sideBySide(
    [
      check('Formatting', ['prettier', '--check', '.', '--cache', '--cache-strategy', 'content']),
      check('Structure', ['node', 'tooling/checks/main.ts']),
    ],
    [
      check('Lint', ['npm', 'run', '--silent', 'lint']),
      check('Types', ['npm', 'run', '--silent', 'typecheck']),
    ],
  ),
  unitTests,
  postgresTests,
  componentTests,
  check('Production build', ['node', 'tooling/dev/build.mjs']),
  journeys,
];
