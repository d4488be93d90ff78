import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { OpenJobs } from '../../apps/server/src/areas/search/job-index/open-jobs-index.ts';
import { readIdentity } from '../../apps/server/src/areas/search/replica/document-queries.ts';
import { Replica } from '../../apps/server/src/areas/search/replica/replica-gateway.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { startProduct } from '../harness/measured-process.ts';
import { describeTimes, percentile } from '../harness/percentiles.ts';
import type { Figure, Scenario } from '../harness/scenario.ts';
import { timeRequests } from '../harness/timed-requests.ts';
import { drawSearches } from '../seed/searches.ts';
import { seededDirectory, sparseDirectory } from '../seed/seeded-directory.ts';
import { replicaFolder } from '../../apps/server/src/areas/search/replica/file-rules.ts';

const numbersForEach = 20;
const searchesEach = 200;
const maxSlower = 1.5;

/** The same open jobs on a board that has given twenty numbers for each: what has closed must cost nothing. */
export const searchSparse: Scenario = {
  name: 'search-sparse',
  async run(options) {
    const dense = await seededDirectory(options);
    const sparse = await sparseDirectory(options, numbersForEach);
    const { filtered, place } = drawSearches(options.jobs, searchesEach, 0);
    const queries = [...filtered, ...place];
    const [denseTimes, sparseTimes] = [
      await timeSearches(dense, queries),
      await timeSearches(sparse, queries),
    ];
    const ratio = percentile(sparseTimes, 0.5) / percentile(denseTimes, 0.5);
    const times: Figure = {
      what: `search, filters and places, ${numbersForEach} numbers given for each open job`,
      measured: describeTimes(sparseTimes),
      limit: `one number for each ${describeTimes(denseTimes)}`,
      budget: `p50 at most ${maxSlower} of that`,
      ratio,
      within: ratio <= maxSlower,
    };
    return [
      times,
      await weighIndex(dense, options.jobs, 1),
      await weighIndex(sparse, options.jobs, numbersForEach),
    ];
  },
};

async function timeSearches(directory: string, queries: readonly string[]): Promise<number[]> {
  const product = await startProduct(directory);
  const addresses = queries.map((query) => `${product.baseUrl}/api/jobs?${query}`);
  await timeRequests(addresses);
  const times = await timeRequests(addresses);
  await product.stop();
  return times;
}

/** Bytes of the index for each open job, companies and places included; the product has filled its file before. */
async function weighIndex(directory: string, jobs: number, numbers: number): Promise<Figure> {
  const { database, close } = await openDatabase({ databaseUrl: undefined, dataDirectory: directory });
  const replica = await Replica.open(join(directory, replicaFolder), await readIdentity(database));
  const before = usedBytes();
  const index = new OpenJobs(database, replica);
  await index.readStored();
  const bytes = usedBytes() - before;
  const what = `memory of the index, ${index.columns.size.toLocaleString('en')} jobs, ${numbers} numbers for each`;
  await replica.close();
  await close();
  return { what, measured: `${Math.round(bytes / jobs)} bytes a job` };
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function usedBytes(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
