import { hasServer } from '../testing/databases.ts';
import { ensureChromium } from './chromium.ts';
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

/** First, because a download that fails is better known before minutes of tests. */
const browser: Stage = {
  name: 'Chromium',
  run: async () => {
    process.env['CHROMIUM_PATH'] = ensureChromium();
    return { passed: 0, failed: 0, output: '' };
  },
};

/** One core each from cold caches; from warm ones the lint is most of it. */
const checks = sideBySide(
  [
    check('Formatting', ['prettier', '--check', '.', '--cache', '--cache-strategy', 'content']),
    check('Structure', ['node', 'tooling/checks/main.ts']),
  ],
  [
    check('Lint', ['npm', 'run', '--silent', 'lint']),
    check('Types', ['npm', 'run', '--silent', 'typecheck']),
  ],
);

const unitTests: Stage = {
  name: `Unit and API tests, ${hasServer ? 'PostgreSQL' : 'embedded database'}`,
  run: (signal) => runVitest(['--project=!components'], { signal }),
};

/** The rest of what `unitTests` has run on both databases already. */
const embeddedTests: Stage = {
  name: 'API tests, embedded database',
  run: (signal) => runVitest(['--project=server'], { env: { TEST_DATABASE: 'embedded' }, signal }),
};

const componentTests: Stage = {
  name: 'Component tests in Chromium',
  run: (signal) => runVitest(['--project=components'], { signal }),
};

const build = check('Production build', ['node', 'tooling/dev/build.mjs']);

const coreJourneys: Stage = {
  name: 'Core journeys in Chromium',
  run: (signal) => runJourneys('core', { signal }),
};

const allJourneys: Stage = {
  name: 'All journeys in Chromium',
  run: (signal) => runJourneys('all', { signal }),
};

/** The tests of parts leave half a core idle, and nothing of them is built. */
const partsAndBuild = sideBySide([componentTests], [build]);

/** The order of `npm test`; the first that fails ends it. */
export const stages: readonly Stage[] = [browser, checks, unitTests, partsAndBuild, coreJourneys];

/** The order of `npm run test:all`: everything on both databases, and all journeys. */
export const allStages: readonly Stage[] = [
  browser,
  checks,
  unitTests,
  ...(hasServer ? [embeddedTests] : []),
  partsAndBuild,
  allJourneys,
];
