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

/** First, because a download that fails is better known before ten minutes of tests. */
const browser: Stage = {
  name: 'Chromium',
  run: async () => {
    process.env['CHROMIUM_PATH'] = ensureChromium();
    return { passed: 0, failed: 0, output: '' };
  },
};

const unitTests: Stage = {
  name: `Unit and API tests, ${hasServer ? 'PostgreSQL' : 'embedded database'}`,
  run: (signal) => runVitest([], { signal }),
};

const journeys: Stage = {
  name: 'Journeys in Chromium',
  run: (signal) => runJourneys({ signal }),
};

/** The order of a run; the first that fails ends it. */
export const stages: readonly Stage[] = [
  browser,
  // The formatter takes one core and as long as the others together.
  sideBySide(
    [check('Formatting', ['prettier', '--check', '.'])],
    [
      check('Lint', ['npm', 'run', '--silent', 'lint']),
      check('Types', ['npm', 'run', '--silent', 'typecheck']),
      check('Structure', ['node', 'tooling/checks/main.ts']),
    ],
  ),
  unitTests,
  check('Production build', ['node', 'tooling/dev/build.mjs']),
  journeys,
];
