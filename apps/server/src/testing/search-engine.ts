import { isDeepStrictEqual } from 'node:util';
import { pino } from 'pino';
import { inject } from 'vitest';
import { EngineGateway } from '../areas/search/engine/engine-gateway.ts';
import { findState } from '../areas/search/engine/feeding-commands.ts';
import { nextVersion } from '../areas/search/engine/feeding-queries.ts';
import { openIndex } from '../areas/search/engine/filling-commands.ts';
import { BoardCache } from '../areas/search/engine/board-cache.ts';
import { createEngineJobIndex } from '../areas/search/engine/engine-job-index.ts';
import { EngineHitsCache } from '../areas/search/engine/hits-cache.ts';
import { KeyedPostings } from '../areas/search/engine/keyed-postings-cache.ts';
import { EngineNames } from '../areas/search/engine/names-index.ts';
import { readNames } from '../areas/search/engine/names-queries.ts';
import { engineStage } from '../areas/search/engine/stage-queries.ts';
import { startFeeding } from '../areas/search/engine/feeding-loop-commands.ts';
import type { JobIndex } from '../areas/search/job-search/job-index.ts';
import type { FindStage } from '../areas/search/relax/attempt-rules.ts';
import { createChanges, type Changes } from '../platform/changes.ts';
import type { Database } from '../platform/database/tables.ts';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services.ts';
import type { SearchEngineConfig } from '../platform/settings/search-engine-settings.ts';

const log = pino({ level: 'silent' });
const lookAgainMs = 20;
const withinMs = 90_000;

/** The settings of an engine with nothing stored under this name. */
export const newEngineConfig = (url = inject('testEngineUrl')): SearchEngineConfig => ({
  url,
  user: undefined,
  ca: undefined,
  index: `test-${newId()}`,
});

export interface Feeding {
  changes: Changes;
  stop: () => Promise<void>;
}

/** What a process that feeds does. */
export async function feedEngine(database: Database, searchEngine: SearchEngineConfig): Promise<Feeding> {
  const changes = createChanges(database, log);
  const stop = startFeeding({ database, changes, config: { searchEngine } }, log);
  await changes.begin();
  return { changes, stop };
}

/** An engine with all postings as they are now, which nobody feeds. */
export async function fillEngine(database: Database, config: SearchEngineConfig): Promise<EngineGateway> {
  const engine = new EngineGateway(config);
  const changes = createChanges(database, log);
  const { signal } = new AbortController();
  const next = () => nextVersion(database);
  const { feeder } = await openIndex({ engine, database, changes, nextVersion: next, log, signal });
  await feeder.close();
  return engine;
}

/** Resolves when what is searched has everything that was committed before the call; gives its index. */
export async function caughtUp(engine: EngineGateway, { changes }: Feeding): Promise<string> {
  await changes.settled();
  return eventually(async () => {
    const [searched] = (await engine.listIndices()).filter(({ isSearched }) => isSearched);
    const state = searched && (await findState(engine, searched.name));
    const news = state?.before === null ? await changes.since(state.cursor) : undefined;
    return news?.changes.length === 0 ? searched?.name : undefined;
  });
}

/** Asks again and again until there is an answer. An engine may be away meanwhile. */
export async function eventually<T>(ask: () => Promise<T | undefined>): Promise<T> {
  let failure: unknown;
  for (const began = Date.now(); Date.now() - began < withinMs;) {
    const answer = await ask().catch((error: unknown) => void (failure = error));
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
  throw new Error('It has not come to pass.', { cause: failure });
}

/** All documents of postings, by number, without what an order of writing could change. */
export async function listDocuments(engine: EngineGateway): Promise<Record<string, unknown>[]> {
  const documents: Record<string, unknown>[] = [];
  for (let after: unknown[] | undefined; ;) {
    const { hits } = await engine.search({
      query: { exists: { field: 'number' } },
      size: 1000,
      sort: ['number'],
      ...(after && { search_after: after }),
    });
    documents.push(...hits.hits.flatMap(({ _source: source }) => (source ? [source] : [])));
    after = hits.hits.at(-1)?.sort;
    if (!after) return documents;
  }
}

/** Whether an engine has the same documents as one that is filled from the tables as they are now. */
export async function isAsFilled(database: Database, engine: EngineGateway): Promise<boolean> {
  const filled = await fillEngine(database, newEngineConfig());
  return isDeepStrictEqual(await listDocuments(engine), await listDocuments(filled));
}

/** The search of a node on an engine with all postings as they are now. */
export async function openEngineIndex(services: Services): Promise<JobIndex> {
  const config = newEngineConfig();
  await fillEngine(services.database, config);
  const index = createEngineJobIndex(services, config, log);
  await index.ready;
  return index;
}

/** The stage `find` on an engine with all postings as they are now. */
export async function openEngineStage(database: Database): Promise<FindStage> {
  const engine = await fillEngine(database, newEngineConfig());
  const names = await EngineNames.create(await readNames(engine, database));
  const postings = new KeyedPostings(database, { subscribe: () => {} }, engine);
  const listOpen = async (numbers: readonly number[]) => {
    const open = new Set((await postings.listKeys({ numbers })).map(({ number }) => number));
    return numbers.filter((number) => open.has(number));
  };
  const counts = new BoardCache(engine);
  const board = (now: number) => counts.count(names, now);
  return engineStage({ engine, names, hits: new EngineHitsCache(engine), listOpen, board }, postings);
}
