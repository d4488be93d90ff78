import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EngineGateway } from '../../apps/server/src/areas/search/engine/engine-gateway.ts';
import { findState } from '../../apps/server/src/areas/search/engine/feeding-commands.ts';
import { freePort } from '../../tooling/dev/postgres.ts';
import { findEngineProblem, startEngine, type RunningEngine } from '../../tooling/engine/start-engine.ts';
import { startProduct } from '../harness/measured-process.ts';
import { describeLoads, timeLoad, type LoadTimes } from '../harness/mix-figures.ts';
import { percentile } from '../harness/percentiles.ts';
import type { Figure, Options, Scenario } from '../harness/scenario.ts';
import { sampleJobs } from '../seed/job-sample.ts';
import { drawMix } from '../seed/mix.ts';
import { grownPostgres } from '../seed/grown-postgres.ts';
import type { SeededPostgres } from '../seed/seeded-postgres.ts';

const requestsEach = 500;
const crowds = [1, 16, 64] as const;
const budgetMs = 250;
const heapMegabytes = 4096;
const lookAgainMs = 200;

/** The mix of visitors on PostgreSQL with OpenSearch beside it, and how fast that is filled (L-49). */
export const searchEngine: Scenario = {
  name: 'search-engine',
  async run(options) {
    const problem = await findEngineProblem();
    if (problem !== undefined) return [{ what: 'search in OpenSearch', measured: problem }];
    const seeded = await grownPostgres(options.jobs);
    if (!seeded)
      return [{ what: 'search in OpenSearch', measured: 'no server programs of PostgreSQL found' }];
    const directory = await mkdtemp(join(tmpdir(), 'waymark-bench-engine-'));
    const engine = await startEngine({ directory, port: await freePort(), heapMegabytes, processors: 2 });
    try {
      return await measure(seeded, engine, options);
    } finally {
      await engine.stop();
      await seeded.stop();
      await rm(directory, { recursive: true, force: true });
    }
  },
};

async function measure(
  { data }: SeededPostgres,
  engine: RunningEngine,
  { jobs }: Options,
): Promise<Figure[]> {
  const began = performance.now();
  const product = await startProduct(data.directory, {
    DATABASE_URL: data.databaseUrl ?? '',
    SEARCH_ENGINE_URL: engine.url,
  });
  const figures = [await awaitFilled(engine.url, jobs, began)];
  const sample = await sampleJobs(product.baseUrl, jobs);
  const mix = { jobs, jobIds: sample.map(({ id }) => id) };
  const pathsOf = (round: number) => drawMix(mix, requestsEach, round).map(({ path }) => path);
  await timeLoad(product, pathsOf(crowds.length), 1);
  const loads: LoadTimes[] = [];
  for (const [round, callers] of crowds.entries())
    loads.push(await timeLoad(product, pathsOf(round), callers));
  await product.stop();
  const p95 = percentile(loads.at(-1)?.times ?? [], 0.95);
  return [
    ...figures,
    ...describeLoads('mix', loads, []),
    {
      what: `mix, ${crowds.at(-1)} callers, p95`,
      measured: `${p95.toFixed(0)} ms`,
      budget: `${budgetMs} ms`,
      within: p95 <= budgetMs,
    },
  ];
}

/** Until searches are answered by an index with all postings. */
async function awaitFilled(url: string, jobs: number, began: number): Promise<Figure> {
  const engine = new EngineGateway({ url, user: undefined, ca: undefined, index: 'waymark-postings' });
  for (;;) {
    const state = await findState(engine, engine.alias).catch(() => undefined);
    if (state?.before === null) break;
    await wait(lookAgainMs);
  }
  await engine.close();
  const seconds = (performance.now() - began) / 1000;
  return {
    what: `${jobs.toLocaleString('en')} postings filled, from the start of the product`,
    measured: `${seconds.toFixed(0)} s, ${Math.round(jobs / seconds).toLocaleString('en')} a second`,
  };
}
