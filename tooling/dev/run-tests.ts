import { hasServer } from '../testing/databases.ts';
import { findEngineProblem } from '../engine/start-engine.ts';
import { hasCaddy, hasNginx } from '../release/proxies.ts';
import { installFromDebian, mayInstall } from './debian.ts';
import { ensureChromium } from './install-chromium.ts';
import { findPostgres } from './postgres.ts';
import { runCommand } from './run-command.ts';
import { runJourneys } from './run-journeys.ts';
import { sideBySide } from './side-by-side.ts';
import type { Stage, StageResult } from './stage-result.ts';
import { countTests, withReport } from './test-counts.ts';

/** First, because a download that fails is better known before minutes of tests. */
const browser: Stage = {
  name: 'Chromium',
  run: async () => {
    process.env['CHROMIUM_PATH'] = ensureChromium();
    return { passed: 0, failed: 0, output: '' };
  },
};

/** The files of deploy/proxy are given to the proxies themselves, where they are or can be installed. */
const proxies: Stage = {
  name: 'nginx and Caddy',
  run: async () => {
    const missing = [...(hasNginx() ? [] : ['nginx-light']), ...(hasCaddy() ? [] : ['caddy'])];
    if (missing.length > 0 && mayInstall) installFromDebian(...missing);
    return { passed: 0, failed: 0, output: '', note: hasNginx() && hasCaddy() ? 'ok' : 'not installed' };
  },
};

/** One core each from cold caches; from warm ones the lint is most of it. */
const checks = sideBySide(
  [check('Formatting', ['oxfmt', '--check']), check('Structure', ['node', 'tooling/checks/main.ts'])],
  [
    check('Lint', ['npm', 'run', '--silent', 'lint']),
    check('Types', ['npm', 'run', '--silent', 'typecheck']),
  ],
);

/** Neither a browser nor a search engine. */
const withoutServices = ['--project=!components', '--project=!engine'];

const unitTests: Stage = {
  name: `Unit and API tests, ${hasServer ? 'PostgreSQL' : 'embedded database'}`,
  run: (signal) => runVitest(withoutServices, { signal }),
};

/** On OpenSearch itself, fetched from where its parts are published. */
const engineTests: Stage = {
  name: 'Search engine, OpenSearch',
  run: async (signal) => {
    const problem = await findEngineProblem();
    if (problem === undefined) return runVitest(['--project=engine'], { signal });
    const failed = process.env['REQUIRE_ENGINE'] === '1' ? 1 : 0;
    return { passed: 0, failed, output: problem, note: `left out: ${problem}` };
  },
};

/** The rest of what `unitTests` has run on both databases already. */
const embeddedTests: Stage = {
  name: 'API tests, embedded database',
  run: (signal) => runVitest(['--project=server'], { env: { TEST_DATABASE: 'embedded' }, signal }),
};

/** Sentences made by lot, twenty times as many as `unitTests` tries (L-37). */
const searchLaws: Stage = {
  name: 'Laws of the search, 100,000 sentences',
  run: (signal) =>
    runVitest([...withoutServices, 'search/read/ledger-rules'], {
      env: { SEARCH_LAW_SEEDS: '100000' },
      signal,
    }),
};

/** Resumes made by lot, twenty times as many as `unitTests` tries (L-25). */
const madeResumes: Stage = {
  name: 'Positions of 2,400 made resumes',
  run: (signal) =>
    runVitest([...withoutServices, 'resume-reading/made-rules'], {
      env: { MADE_RESUMES: '2400' },
      signal,
    }),
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

/** Every page as members and staff see it, in a made-up language: words that no translation reaches, or that are cut. */
const madeUpLanguage = check('All pages in a made-up language', ['node', 'tooling/languages/walk-pages.ts']);

/** The tests of parts leave half a core idle, and nothing of them is built. */
const partsAndBuild = sideBySide([componentTests], [build]);

/** The instructions of the image, run without an engine: minutes of installing and building. */
const image = check('Image and release', ['node', 'tooling/release/try-image.ts']);

const leftOut = (problem: string): StageResult => ({
  passed: 0,
  failed: 0,
  output: '',
  note: `left out: ${problem}`,
});

/** Two nodes are replaced behind each proxy with its file, while people sign up, upload, apply and pay: nobody notices. */
const rollingRestarts: Stage = {
  name: 'Rolling restart behind nginx and Caddy',
  run: async (signal) => {
    if (findPostgres() === undefined) return leftOut('PostgreSQL is not installed');
    const kinds = [...(hasNginx() ? ['nginx'] : []), ...(hasCaddy() ? ['caddy'] : [])];
    if (kinds.length === 0) return leftOut('neither proxy is installed');
    const restart = ['node', 'tooling/faults/main.ts', '--kind', 'postgres', '--only', 'rolling restart'];
    const runs = kinds.map((kind) => check(kind, [...restart, '--proxy', kind]));
    return sideBySide(runs).run(signal);
  },
};

/** It takes a minute; what hangs is ended. */
const firstMonthMs = 5 * 60_000;

/** What an operator in Germany does on two nodes behind both proxies, with card, invoice, renewal and refund (L-32, L-41). */
const firstMonth: Stage = {
  name: 'A German operator’s first month',
  run: async (signal) => {
    if (findPostgres() === undefined) return leftOut('PostgreSQL is not installed');
    const missing = [...(hasNginx() ? [] : ['nginx']), ...(hasCaddy() ? [] : ['Caddy'])];
    const whole = AbortSignal.any([signal, AbortSignal.timeout(firstMonthMs)]);
    const result = await check('first month', ['node', 'tooling/trial/main.ts']).run(whole);
    return missing.length === 0 ? result : { ...result, note: `ok, left out: ${missing.join(' and ')}` };
  },
};

/** The order of `npm test`; the first that fails ends it. */
const stages: readonly Stage[] = [browser, checks, unitTests, partsAndBuild, coreJourneys];

/** The order of `npm run test:all`: everything on both databases, and all journeys. */
const allStages: readonly Stage[] = [
  browser,
  proxies,
  checks,
  unitTests,
  ...(hasServer ? [embeddedTests] : []),
  engineTests,
  searchLaws,
  madeResumes,
  partsAndBuild,
  image,
  rollingRestarts,
  firstMonth,
  allJourneys,
  madeUpLanguage,
];

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => interruption.abort());
}

/** Runs one stage and says how it went; what it printed is shown only when it failed. */
async function runStage(stage: Stage): Promise<StageResult> {
  const started = performance.now();
  process.stdout.write(`${stage.name} ... `);
  const result = await stage.run(interruption.signal).catch(asFailure);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${result.failed === 0 ? (result.note ?? 'ok') : 'FAILED'} (${seconds} s)`);
  if (result.failed > 0) console.log(result.output.trimEnd());
  return result;
}

function asFailure(error: unknown): StageResult {
  return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) };
}

async function runAll(): Promise<{ passed: number; failed: number }> {
  const total = { passed: 0, failed: 0 };
  for (const stage of process.argv.includes('--all') ? allStages : stages) {
    const { passed, failed } = await runStage(stage);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) break;
  }
  return total;
}

const { passed, failed } = await runAll();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

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

/** The part of vitest's JSON report that is counted. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

/** Runs vitest once and counts its tests. */
function runVitest(
  parameters: readonly string[],
  options: { env?: Record<string, string>; signal: AbortSignal },
): Promise<StageResult> {
  return withReport(async (file, readReport) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { ok, output } = await runCommand(['vitest', 'run', ...reporters, ...parameters], options);
    const report = readReport() as VitestReport | undefined;
    const counted = report && { passed: report.numPassedTests, failed: report.numFailedTests };
    const counts = countTests(ok, counted);
    return { ...counts, output, note: `${counts.passed} passed` };
  });
}
