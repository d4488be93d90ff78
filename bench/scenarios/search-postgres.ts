import { startProduct, type MeasuredProcess } from '../harness/measured-process.ts';
import {
  compareWithLookups,
  describeLoads,
  recordBareLoads,
  timeLoad,
  type LoadTimes,
} from '../harness/mix-figures.ts';
import { describeTimes } from '../harness/percentiles.ts';
import type { Figure, Options, Scenario } from '../harness/scenario.ts';
import { timeSuggestions } from '../harness/suggestion-figures.ts';
import { timeRequests } from '../harness/timed-requests.ts';
import { findBroadWord } from '../seed/broad-word.ts';
import { sampleJobs, type SampledJob } from '../seed/job-sample.ts';
import { drawMix, type MixRequest } from '../seed/mix.ts';
import { spellAnew } from '../seed/searches.ts';
import { seededPostgres, type SeededPostgres } from '../seed/seeded-postgres.ts';

const requestsEach = 500;
const crowds = [1, 16, 64] as const;
const broadSearches = 20;
const budgetMs = 50;

/** The mix of visitors on PostgreSQL with a million jobs. */
export const searchPostgres: Scenario = {
  name: 'search-postgres',
  async run(options) {
    const seeded = await seededPostgres(options.postgresJobs);
    if (!seeded)
      return [{ what: 'search on PostgreSQL', measured: 'no server programs of PostgreSQL found' }];
    try {
      return await measure(seeded, options);
    } finally {
      await seeded.stop();
    }
  },
};

async function measure({ data, loadSeconds }: SeededPostgres, options: Options): Promise<Figure[]> {
  const jobs = options.postgresJobs;
  const began = performance.now();
  const product = await startProduct(data.directory, { DATABASE_URL: data.databaseUrl ?? '' });
  const readySeconds = (performance.now() - began) / 1000;
  const readyMb = (await product.read()).rssBytes / 1024 / 1024;
  const sample = await sampleJobs(product.baseUrl, jobs);
  const mixOf = drawRounds(jobs, sample);
  await timeLoad(product, pathsOf(mixOf(crowds.length)), 1);
  const loads: LoadTimes[] = [];
  for (const [round, callers] of crowds.entries()) {
    loads.push(await timeLoad(product, pathsOf(mixOf(round)), callers));
  }
  const broad = await timeBroadWord(product, jobs);
  const suggestions = await timeSuggestions(product, sample);
  const timeBare = await recordBareLoads(product, pathsOf(mixOf(0)));
  await product.stop();
  const bare = await timeBare(crowds);
  return [
    {
      what: `${jobs.toLocaleString('en')} jobs on PostgreSQL, loaded once`,
      measured: `${loadSeconds.toFixed(0)} s`,
    },
    {
      what: 'start until the search answers',
      measured: `${readySeconds.toFixed(1)} s, ${readyMb.toFixed(0)} MB`,
    },
    ...(await compareWithLookups(data, mixOf(0), loads[0]?.times ?? [], budgetMs)),
    ...describeLoads('mix', loads, bare),
    broad,
    suggestions,
  ];
}

function drawRounds(jobs: number, sample: readonly SampledJob[]): (round: number) => MixRequest[] {
  const mix = { jobs, jobIds: sample.map(({ id }) => id) };
  return (round) => drawMix(mix, requestsEach, round);
}

function pathsOf(requests: readonly MixRequest[]): string[] {
  return requests.map(({ path }) => path);
}

async function timeBroadWord({ baseUrl }: MeasuredProcess, jobs: number): Promise<Figure> {
  const { word, share } = await findBroadWord(baseUrl, jobs);
  const addresses = spellAnew(word, broadSearches).map(
    (spelled) => `${baseUrl}/api/jobs?q=${encodeURIComponent(spelled)}`,
  );
  return {
    what: `"${word}" (hits ${Math.round(100 * share)} % of all)`,
    measured: describeTimes(await timeRequests(addresses)),
  };
}
