import { recordAnswers } from '../harness/bare-answers.ts';
import { startBare, startProduct, type MeasuredProcess } from '../harness/measured-process.ts';
import { describeTimes, percentile } from '../harness/percentiles.ts';
import type { Figure, Scenario } from '../harness/scenario.ts';
import { timeLookups } from '../harness/lookup-times.ts';
import { timeRequests } from '../harness/timed-requests.ts';
import { findBroadWord } from '../seed/broad-word.ts';
import { sampleJobs } from '../seed/job-sample.ts';
import { drawSearches, spellAnew, type Searches } from '../seed/searches.ts';
import { seededDirectory } from '../seed/seeded-directory.ts';

const searchesEach = 200;
const broadSearches = 60;
const crowd = 16;
const usualBudgetMs = 15;
const broadBudgetMs = 60;

const labels: Record<keyof Searches, string> = {
  browse: 'search, nothing asked',
  filtered: 'search, one to four filters',
  place: 'search, place and radius',
  keyword: 'search, words and phrases',
  deep: 'search, deep pages',
};

interface Group {
  what: string;
  queries: string[];
  budgetMs: number;
  times: number[];
}

/** The search API on the embedded database: one caller, then a crowd, beside its look-ups alone. */
export const searchEmbedded: Scenario = {
  name: 'search-embedded',
  async run(options) {
    const { jobs } = options;
    const directory = await seededDirectory(options);
    const product = await startProduct(directory);
    const groups = await drawGroups(product, jobs);
    const address = (query: string) => `${product.baseUrl}/api/jobs?${query}`;
    // Another round first: plans, pages of the database and compiled code are warm.
    await timeRequests(
      Object.values(drawSearches(jobs, searchesEach, 1))
        .flat()
        .map(address),
    );
    for (const group of groups) group.times = await timeRequests(group.queries.map(address));
    const crowded = await timeCrowd(product, drawSearches(jobs, searchesEach, 2));
    const answers = await recordAnswers(groups.flatMap((group) => group.queries.slice(0, 40)).map(address));
    await product.stop();
    return [...(await compare(directory, groups)), ...crowded, await timeBareRoute(answers)];
  },
};

async function drawGroups({ baseUrl }: MeasuredProcess, jobs: number): Promise<Group[]> {
  const usual = Object.entries(drawSearches(jobs, searchesEach, 0)).map(([kind, queries]) => ({
    what: labels[kind as keyof Searches],
    queries,
    budgetMs: usualBudgetMs,
    times: [],
  }));
  const { word, share } = await findBroadWord(baseUrl, jobs);
  const broad = {
    what: `search, "${word}" (hits ${Math.round(100 * share)} % of all)`,
    queries: spellAnew(word, broadSearches).map((spelled) => `q=${encodeURIComponent(spelled)}`),
    budgetMs: broadBudgetMs,
    times: [],
  };
  return [...usual, await drawTitles(baseUrl, jobs), broad];
}

/** Texts that share no hits with any other: whole titles, each once. */
async function drawTitles(baseUrl: string, jobs: number): Promise<Group> {
  const titles = new Set((await sampleJobs(baseUrl, jobs)).map(({ title }) => title));
  const queries = [...titles].slice(0, searchesEach).map((title) => `q=${encodeURIComponent(title)}`);
  return { what: 'search, titles never asked before', queries, budgetMs: usualBudgetMs, times: [] };
}

async function compare(directory: string, groups: readonly Group[]): Promise<Figure[]> {
  const alone = await timeLookups(
    { directory, databaseUrl: undefined },
    groups.flatMap((group) => group.queries.map((query) => `/api/jobs?${query}`)),
  );
  let from = 0;
  return groups.map(({ what, queries, budgetMs, times }) => {
    const lookups = alone.slice(from, (from += queries.length));
    const p95 = percentile(times, 0.95);
    return {
      what,
      measured: describeTimes(times),
      budget: `p95 ${budgetMs} ms`,
      limit: `look-ups alone ${describeTimes(lookups)}`,
      ratio: p95 / percentile(lookups, 0.95),
      within: p95 <= budgetMs,
    };
  });
}

async function timeCrowd(product: MeasuredProcess, searches: Searches): Promise<Figure[]> {
  const kinds = Object.values(searches) as string[][];
  // Kinds in turn: a crowd does not search by category first and by place later.
  const mixed = Array.from({ length: searchesEach }, (_none, at) =>
    kinds.map((kind) => kind[at] ?? ''),
  ).flat();
  await product.reset();
  const began = performance.now();
  const times = await timeRequests(
    mixed.map((query) => `${product.baseUrl}/api/jobs?${query}`),
    crowd,
  );
  const perSecond = (mixed.length / (performance.now() - began)) * 1000;
  const { loopDelayP99Ms } = await product.read();
  return [
    {
      what: `search, all kinds, ${crowd} callers`,
      measured: `${describeTimes(times)}, ${perSecond.toFixed(0)} a second`,
    },
    { what: `event loop delay meanwhile`, measured: `p99 ${loopDelayP99Ms.toFixed(1)} ms` },
  ];
}

async function timeBareRoute(answers: Awaited<ReturnType<typeof recordAnswers>>): Promise<Figure> {
  const bare = await startBare(answers);
  const addresses = answers.map((_answer, number) => `${bare.baseUrl}/${number}`);
  await timeRequests(addresses);
  const times = await timeRequests(addresses);
  await bare.stop();
  return { what: 'bare route with the same bytes', measured: describeTimes(times) };
}
