import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { jobSearchSchema, type JobSearchResult } from '@waymark/contract/jobs/jobs';
import { createEngineJobIndex } from '../../apps/server/src/areas/search/engine/engine-job-index.ts';
import { EngineGateway } from '../../apps/server/src/areas/search/engine/engine-gateway.ts';
import { nextVersion } from '../../apps/server/src/areas/search/engine/feeding-queries.ts';
import { openIndex } from '../../apps/server/src/areas/search/engine/filling-commands.ts';
import { createJobIndex, type JobIndex } from '../../apps/server/src/areas/search/job-search/job-index.ts';
import { createChanges } from '../../apps/server/src/platform/changes.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import type { Database } from '../../apps/server/src/platform/database/tables.ts';
import { freePort } from '../../tooling/dev/postgres.ts';
import { findEngineProblem, startEngine } from '../../tooling/engine/start-engine.ts';
import type { Figure, Options, Scenario } from '../harness/scenario.ts';
import { ndcgAt10 } from '../relevance/judge.ts';
import { judgedSearches, readPostings, type GradedSearch } from '../relevance/searches.ts';
import { seededDirectory } from '../seed/seeded-directory.ts';

const maxDifference = 0.01;
const heapMegabytes = 2048;
const log = pino({ level: 'silent' });

/** The judged searches in OpenSearch and in the index of a node, over the same postings (L-49). */
export const engineRelevance: Scenario = {
  name: 'engine-relevance',
  async run(options) {
    const problem = await findEngineProblem();
    if (problem !== undefined) return [{ what: 'relevance in OpenSearch', measured: problem }];
    const directory = await mkdtemp(join(tmpdir(), 'waymark-bench-engine-'));
    const engine = await startEngine({ directory, port: await freePort(), heapMegabytes });
    try {
      return await compare(engine.url, directory, options);
    } finally {
      await engine.stop();
      await rm(directory, { recursive: true, force: true });
    }
  },
};

async function compare(url: string, dataDirectory: string, options: Options): Promise<Figure[]> {
  const config = readConfig({ DATA_DIR: await seededDirectory(options), DEMO: 'false' });
  const { database, close } = await openDatabase(config);
  const changes = createChanges(database, log);
  const searchEngine = { url, user: undefined, ca: undefined, index: 'bench' };
  await fill(database, new EngineGateway(searchEngine));
  const services = { database, changes, config: { ...config, dataDirectory } };
  const engine = createEngineJobIndex(services, searchEngine, log);
  const own = createJobIndex(services, log);
  await Promise.all([engine.ready, own.ready]);
  const postings = await readPostings(database);
  const searches = judgedSearches(postings);
  const gradeOf = new Map(postings.map(({ id }, at) => [id, at]));
  const [ofEngine, ofOwn] = [await ask(engine, searches, gradeOf), await ask(own, searches, gradeOf)];
  await engine.stop();
  await own.stop();
  await close();
  return present(searches, ofEngine, ofOwn);
}

async function fill(database: Database, engine: EngineGateway): Promise<void> {
  const { feeder } = await openIndex({
    engine,
    database,
    changes: createChanges(database, log),
    nextVersion: () => nextVersion(database),
    log,
    signal: new AbortController().signal,
  });
  await feeder.close();
  await engine.close();
}

interface Answer {
  ndcg: number;
  found: JobSearchResult;
}

async function ask(
  index: JobIndex,
  searches: readonly GradedSearch[],
  positionOf: ReadonlyMap<string, number>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const { q, grades } of searches) {
    const found = await index.search(jobSearchSchema.parse({ q }));
    const ranked = found.data.map(({ id }) => grades[positionOf.get(id) ?? -1] ?? 0);
    answers.push({ ndcg: ndcgAt10(ranked, grades), found });
  }
  return answers;
}

const mean = (answers: readonly Answer[]) =>
  answers.reduce((sum, { ndcg }) => sum + ndcg, 0) / answers.length;

function present(
  searches: readonly GradedSearch[],
  ofEngine: readonly Answer[],
  ofOwn: readonly Answer[],
): Figure[] {
  const difference = Math.abs(mean(ofEngine) - mean(ofOwn));
  const idsOf = ({ found }: Answer) => found.data.map(({ id }) => id).join();
  const others = searches.flatMap(({ q }, at) => {
    const [one, other] = [ofEngine[at], ofOwn[at]];
    if (!one || !other) return [];
    const isSame = idsOf(one) === idsOf(other) && one.found.total === other.found.total;
    return isSame ? [] : [`${q} ${one.ndcg.toFixed(3)}, ${other.ndcg.toFixed(3)}`];
  });
  return [
    {
      what: `nDCG@10 over ${searches.length} judged searches, OpenSearch and own index`,
      measured: `${mean(ofEngine).toFixed(4)} and ${mean(ofOwn).toFixed(4)}`,
      budget: `${maxDifference} apart`,
      within: difference <= maxDifference,
    },
    { what: '  another page or total', measured: `${others.length}: ${others.slice(0, 8).join('; ')}` },
  ];
}
