import type { Kysely } from 'kysely';
import type { Changes } from '../../../platform/changes.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Logger } from '../../../platform/log.ts';
import { listOpenNumbers, readIdentity } from '../replica/document-queries.ts';
import type { EngineGateway } from './engine-gateway.ts';
import { findState, IndexFeeder, writeAliasOf, type FeedingState } from './feeding-commands.ts';
import { indexVersion } from './mapping-rules.ts';

/** Postings a step. */
const stepSize = 500;
/** Above every number of a posting. */
const start = 2 ** 31 - 1;

export interface FillingParts {
  engine: EngineGateway;
  database: Kysely<Tables>;
  changes: Pick<Changes, 'since' | 'now'>;
  nextVersion: () => Promise<number>;
  log: Logger;
  signal: AbortSignal;
}

/** An index that has all postings, and how far it goes. */
export interface FollowedIndex {
  feeder: IndexFeeder;
  state: FeedingState;
}

/**
 * The index that is searched, or else a new one, filled beside it and put in its place in one step: at a first start,
 * for another version of the mapping, for another database or a restored one, and where changes were missed. A filling
 * that broke off goes on where it was.
 */
export async function openIndex(parts: FillingParts): Promise<FollowedIndex> {
  const { engine, database, changes, log } = parts;
  const identity = await readIdentity(database);
  const found = await listFollowable(parts, identity);
  const searched = found.find(({ isSearched, state }) => isSearched && state.before === null);
  const known = searched ?? found.find(({ isSearched }) => !isSearched);
  const name = known?.name ?? (await createIndex(engine));
  const feeder = new IndexFeeder(name, parts);
  try {
    let state = known?.state ?? { identity, cursor: await changes.now(), before: start, at: 0 };
    if (state.before !== null) {
      log.info({ index: name }, 'the search engine is filled');
      state = await fill(parts, feeder, state);
    }
    // Once: on a board where something changes all the time there is no end, and what is new since is on its way.
    state = await catchUp(parts, feeder, state);
    const others = await listOthers(engine, name);
    if (!searched) await engine.searchIn(name, others);
    if (!searched) log.info({ index: name }, 'the search engine has all postings');
    return { feeder, state };
  } catch (error) {
    await feeder.close();
    throw error;
  }
}

/** The other indices of this name. Searches may be under way in them for a moment after `openIndex`. */
export async function listOthers(engine: EngineGateway, name: string): Promise<string[]> {
  return (await engine.listIndices()).map((one) => one.name).filter((one) => one !== name);
}

/** Those of this version and database whose missing changes are known. */
async function listFollowable({ engine, changes }: FillingParts, identity: string) {
  const found: { name: string; isSearched: boolean; state: FeedingState }[] = [];
  for (const { name, isSearched } of await engine.listIndices()) {
    if (!name.startsWith(`${engine.alias}-${indexVersion}-`)) continue;
    const state = await findState(engine, name);
    if (state?.identity !== identity || !(await changes.since(state.cursor))) continue;
    found.push({ name, isSearched, state });
  }
  return found;
}

async function createIndex(engine: EngineGateway): Promise<string> {
  const name = engine.indexNameOf(indexVersion);
  await engine.createIndex(name, writeAliasOf(name));
  return name;
}

/** Reads all open postings, the newest first. What changes meanwhile has to be applied afterwards. */
async function fill(
  { database }: FillingParts,
  feeder: IndexFeeder,
  from: FeedingState,
): Promise<FeedingState> {
  await feeder.saveState(from);
  for (let state = from; ;) {
    const numbers = await listOpenNumbers(database, state.before ?? start, stepSize);
    const last = numbers.at(-1);
    state = { ...state, before: last ?? null };
    if (last !== undefined) await feeder.take(numbers);
    await feeder.saveState(state);
    if (last === undefined) return state;
  }
}

/** Applies what has been committed since the state was saved. Throws `LostChanges` where that is not known. */
export async function catchUp(
  { changes }: Pick<FillingParts, 'changes'>,
  feeder: IndexFeeder,
  from: FeedingState,
): Promise<FeedingState> {
  const at = Date.now();
  const news = await changes.since(from.cursor);
  if (!news) throw new LostChanges('What has changed is not known any more.');
  if (news.changes.length === 0) return { ...from, at };
  await feeder.apply(news.changes);
  const state = { ...from, cursor: news.cursor, at };
  await feeder.saveState(state);
  return state;
}

/** The index cannot be followed: it is filled again. */
export class LostChanges extends Error {}
