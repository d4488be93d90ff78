import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { parseArgs, promisify } from 'node:util';
import { ensureBuilt } from '../tooling/dev/builds.mjs';
import { recordAnswers } from './harness/bare-answers.ts';
import { startProduct, startBare, type MeasuredProcess } from './harness/measured-process.ts';
import {
  compareWithLookups,
  describeLoads,
  recordBareLoads,
  timeLoad,
  type LoadTimes,
} from './harness/mix-figures.ts';
import { median } from './harness/percentiles.ts';
import type { Figure, Scenario } from './harness/scenario.ts';
import { timeSuggestions } from './harness/suggestion-figures.ts';
import { boardInteractions } from './scenarios/board-interactions.ts';
import { bytes } from './scenarios/bytes.ts';
import { engineRelevance } from './scenarios/engine-relevance.ts';
import { factReading } from './scenarios/fact-reading.ts';
import { freshPage } from './scenarios/fresh-page.ts';
import { hostileSearch } from './scenarios/hostile-search.ts';
import { memory } from './scenarios/memory.ts';
import { million } from './scenarios/million.ts';
import { partnerFeed } from './scenarios/partner-feed.ts';
import { payReading } from './scenarios/pay-reading.ts';
import { peersRows } from './scenarios/peers-rows.ts';
import { readModel } from './scenarios/read-model.ts';
import { relevance } from './scenarios/relevance.ts';
import { resumes } from './scenarios/resumes.ts';
import { searchEmbedded } from './scenarios/search-embedded.ts';
import { searchEngine } from './scenarios/search-engine.ts';
import { searchPath } from './scenarios/search-path.ts';
import { searchSparse } from './scenarios/search-sparse.ts';
import { start } from './scenarios/start.ts';
import { languages } from './scenarios/languages.ts';
import { lighthouse } from './scenarios/lighthouse.ts';
import { touch } from './scenarios/touch.ts';
import { vitals } from './scenarios/vitals.ts';
import { sampleJobs } from './seed/job-sample.ts';
import { drawMix } from './seed/mix.ts';
import { publicPages } from './seed/public-pages.ts';
import { seededDirectory } from './seed/seeded-directory.ts';

const autocannon = createRequire(import.meta.url).resolve('autocannon');

/** Home, lists, a job, and jobs of one kind. */
const pagesCompared = 5;

const rounds = 5;

const secondsPerRound = 3;

const minRatio = 0.6;

const headers = { 'accept-encoding': 'br' };

/** Pages from the page cache against the same compressed bytes from a bare route, in turns. */
const pageCache: Scenario = {
  name: 'page-cache',
  async run(options) {
    const product = await startProduct(await seededDirectory(options));
    const bare = await startBare([]);
    const figures: Figure[] = [];
    for (const path of (await publicPages(product.baseUrl)).slice(0, pagesCompared)) {
      const address = product.baseUrl + path;
      // Twice: the first answer fills the cache.
      await recordAnswers([address], headers);
      await bare.load(await recordAnswers([address], headers));
      figures.push(await compare(path, address, `${bare.baseUrl}/0`));
    }
    await bare.stop();
    await product.stop();
    return figures;
  },
};

const requestsEach = 1000;

const crowds = [1, 16, 64] as const;

const budgetMs = 15;

/** What visitors ask of the API, mixed as they do, on the embedded database. */
const searchMix: Scenario = {
  name: 'search-mix',
  async run(options) {
    const directory = await seededDirectory(options);
    const product = await startProduct(directory);
    const sample = await sampleJobs(product.baseUrl, options.jobs);
    const mix = { jobs: options.jobs, jobIds: sample.map(({ id }) => id) };
    const pathsOf = (round: number) => drawMix(mix, requestsEach, round).map(({ path }) => path);
    // Another round first: plans, pages of the database and compiled code are warm.
    await timeLoad(product, pathsOf(crowds.length), 1);
    const loads = await timeCrowds(product, pathsOf);
    const suggestions = await timeSuggestions(product, sample);
    const timeBare = await recordBareLoads(product, pathsOf(0));
    await product.stop();
    const data = { directory, databaseUrl: undefined };
    const compared = await compareWithLookups(
      data,
      drawMix(mix, requestsEach, 0),
      loads[0]?.times ?? [],
      budgetMs,
    );
    return [...compared, ...describeLoads('mix', loads, await timeBare(crowds)), suggestions];
  },
};

const heads = ['what', 'measured', 'budget', 'limit, same run', 'ratio', ''];

const scenarios = [
  peersRows,
  bytes,
  start,
  searchEmbedded,
  searchPath,
  searchSparse,
  searchMix,
  searchEngine,
  million,
  readModel,
  relevance,
  engineRelevance,
  resumes,
  payReading,
  factReading,
  pageCache,
  freshPage,
  languages,
  vitals,
  touch,
  lighthouse,
  boardInteractions,
  hostileSearch,
  memory,
  partnerFeed,
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    jobs: { type: 'string' },
    minutes: { type: 'string', default: '3' },
    data: { type: 'string' },
    postings: { type: 'string' },
    labels: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const unknown = positionals.filter((name) => !scenarios.some((scenario) => scenario.name === name));
if (unknown.length > 0) {
  const names = scenarios.map((scenario) => scenario.name).join(', ');
  process.stderr.write(`There is no scenario ${unknown.join(', ')}. Choose from: ${names}.\n`);
  process.exit(1);
}

const options = {
  jobs: Number(values.jobs ?? 50_000),
  millionJobs: Number(values.jobs ?? 1_000_000),
  minutes: Number(values.minutes),
  data: values.data,
  postings: values.postings,
  labels: values.labels,
  seed: Number(values.seed),
};
if ((await ensureBuilt()) !== 0) process.exit(1);
const allFigures: Figure[] = [];
for (const scenario of scenarios) {
  if (positionals.length > 0 && !positionals.includes(scenario.name)) continue;
  process.stderr.write(`${scenario.name} ...\n`);
  const figures = await scenario.run(options);
  allFigures.push(...figures);
  // At once: a later scenario may take an hour, or fail.
  process.stdout.write(`${formatTable(figures)}\n\n`);
}
process.exitCode = allFigures.some(({ within }) => within === false) ? 1 : 0;

/** The figures as one table of aligned columns. */
function formatTable(figures: readonly Figure[]): string {
  const rows = [heads, ...figures.map(cellsOf)];
  const widths = heads.map((_head, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [lines[0], rule, ...lines.slice(1)].map((line) => line?.trimEnd()).join('\n');
}

function cellsOf({ what, measured, budget, limit, ratio, within }: Figure): string[] {
  const verdict = within === undefined ? '' : within ? 'ok' : 'OVER';
  return [what, measured, budget ?? '', limit ?? '', ratio === undefined ? '' : ratio.toFixed(2), verdict];
}

async function timeCrowds(
  product: MeasuredProcess,
  pathsOf: (round: number) => string[],
): Promise<LoadTimes[]> {
  const loads: LoadTimes[] = [];
  for (const [round, callers] of crowds.entries()) {
    loads.push(await timeLoad(product, pathsOf(round), callers));
  }
  return loads;
}

async function compare(path: string, page: string, bare: string): Promise<Figure> {
  const warm = 1;
  await requestsPerSecond(page, warm);
  await requestsPerSecond(bare, warm);
  const rates: { page: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    rates.push({
      page: await requestsPerSecond(page, secondsPerRound),
      bare: await requestsPerSecond(bare, secondsPerRound),
    });
  }
  // The machine drifts: each pair is compared with itself, and the middle of the ratios counts.
  const ratio = median(rates.map((rate) => rate.page / rate.bare));
  return {
    what: `cached ${path.split('?')[0]}`,
    measured: `${median(rates.map((rate) => rate.page)).toFixed(0)} a second`,
    budget: `ratio ${minRatio}`,
    limit: `bare route ${median(rates.map((rate) => rate.bare)).toFixed(0)} a second`,
    ratio,
    within: ratio >= minRatio,
  };
}

/** Requests a second that a page takes from as many callers as fill one core; autocannon, in a process of its own. */
async function requestsPerSecond(address: string, seconds: number): Promise<number> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [autocannon, '--json', '-c', '16', '-d', String(seconds), '-H', 'accept-encoding=br', address],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  const result = JSON.parse(stdout) as { requests: { mean: number }; non2xx: number; errors: number };
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${address} did not always answer with 200.`);
  return result.requests.mean;
}
