import { startProduct, type MeasuredProcess } from '../harness/measured-process.ts';
import {
  compareWithLookups,
  describeLoads,
  recordBareLoads,
  timeLoad,
  type LoadTimes,
} from '../harness/mix-figures.ts';
import { timeSuggestions } from '../harness/suggestion-figures.ts';
import type { Scenario } from '../harness/scenario.ts';
import { sampleJobs } from '../seed/job-sample.ts';
import { drawMix } from '../seed/mix.ts';
import { seededDirectory } from '../seed/seeded-directory.ts';

const requestsEach = 1000;
const crowds = [1, 16, 64] as const;
const budgetMs = 15;

/** What visitors ask of the API, mixed as they do, on the embedded database. */
export const searchMix: Scenario = {
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
