import { startChanging, startProduct, type MeasuredProcess } from '../harness/measured-process.ts';
import { timeLoad } from '../harness/mix-figures.ts';
import { describeTimes, percentile } from '../harness/percentiles.ts';
import type { Figure, Options, Scenario } from '../harness/scenario.ts';
import { sampleJobs } from '../seed/job-sample.ts';
import { drawMix } from '../seed/mix.ts';
import { seededDirectory } from '../seed/seeded-directory.ts';
import { seededPostgres } from '../seed/seeded-postgres.ts';

const changesPerSecond = 100;
const requestsEach = 1500;
const turns = 2;
const maxRatio = 1.5;

/** The mix of visitors while jobs come, change and go, beside the same mix in quiet. */
export const searchWriteLoad: Scenario = {
  name: 'search-write-load',
  run: async (options) => [...(await measureEmbedded(options)), ...(await measurePostgres(options))],
};

type Changing = Awaited<ReturnType<typeof startChanging>>;

/** One process, because the embedded database allows no other. */
async function measureEmbedded(options: Options): Promise<Figure[]> {
  const changing = await startChanging(await seededDirectory(options), { DEMO_JOBS: String(options.jobs) });
  const figures = await measure('embedded', changing, changing, options.jobs);
  await changing.stop();
  return figures;
}

/** Another process changes what the measured one reads. */
async function measurePostgres({ postgresJobs: jobs }: Options): Promise<Figure[]> {
  const seeded = await seededPostgres(jobs);
  if (!seeded) return [];
  const { directory, databaseUrl = '' } = seeded.data;
  const settings = { DATABASE_URL: databaseUrl, DEMO_JOBS: String(jobs) };
  const product = await startProduct(directory, settings);
  const changing = await startChanging(directory, settings);
  const figures = await measure(`PostgreSQL, ${jobs.toLocaleString('en')} jobs`, product, changing, jobs);
  await product.stop();
  await changing.stop();
  await seeded.stop();
  return figures;
}

async function measure(
  where: string,
  product: MeasuredProcess,
  changing: Changing,
  jobs: number,
): Promise<Figure[]> {
  const jobIds = (await sampleJobs(product.baseUrl, jobs)).map(({ id }) => id);
  const load = (round: number) =>
    timeLoad(
      product,
      drawMix({ jobs, jobIds }, requestsEach, round).map(({ path }) => path),
      1,
    );
  // Its words are asked again by none of the measured rounds.
  await load(2 * turns);
  const quiet: number[] = [];
  const busy: number[] = [];
  const rates: number[] = [];
  let delay = 0;
  for (let turn = 0; turn < turns; turn++) {
    quiet.push(...(await load(2 * turn)).times);
    await changing.change(changesPerSecond);
    const loaded = await load(2 * turn + 1);
    rates.push(await changing.settle());
    busy.push(...loaded.times);
    delay = Math.max(delay, loaded.loopDelayP99Ms);
  }
  const ratio = percentile(busy, 0.95) / percentile(quiet, 0.95);
  const least = Math.min(...rates);
  return [
    {
      what: `mix while ${least.toFixed(0)} jobs a second change, ${where}`,
      measured: describeTimes(busy),
      budget: `ratio ${maxRatio}`,
      limit: `in quiet ${describeTimes(quiet)}`,
      ratio,
      // The ratio counts only if the changes were really made, because skipped ones cause no load.
      within: ratio <= maxRatio && least >= 0.95 * changesPerSecond,
    },
    { what: '  meanwhile', measured: `event loop delay p99 ${delay.toFixed(1)} ms` },
  ];
}
