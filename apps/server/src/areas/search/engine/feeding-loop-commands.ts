import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Logger } from '../../../platform/log.ts';
import { retryUntilDone } from '../../../platform/retry.ts';
import type { Services } from '../../../platform/services.ts';
import { readIdentity } from '../replica/document-queries.ts';
import { EngineGateway, searchMs } from './engine-gateway.ts';
import { nextVersion } from './feeding-queries.ts';
import { findState, type FeedingState } from './feeding-commands.ts';
import {
  catchUp,
  listOthers,
  LostChanges,
  openIndex,
  type FillingParts,
  type FollowedIndex,
} from './filling-commands.ts';

// Any constant will do; it names this lock among the advisory locks of the database.
const feedingLock = 7_392_004;
const lookAgainMs = 2000;
/** How often an index says that it has everything, where nothing changes. */
const signMs = 5000;

type FeedingServices = Pick<Services, 'database' | 'changes'> & {
  config: Pick<Services['config'], 'searchEngine'>;
};

/**
 * Keeps what is searched as the tables are, in one process of all: another takes over as soon as this one or its
 * connection to the database ends. Gives what ends it.
 */
export function startFeeding(
  { database, changes, config }: FeedingServices,
  log: Logger,
): () => Promise<void> {
  if (!config.searchEngine) return async () => {};
  const engine = new EngineGateway(config.searchEngine);
  const ending = new AbortController();
  const { signal } = ending;
  const bell = new Bell();
  signal.addEventListener('abort', bell.ring);
  changes.subscribe({ changed: bell.ring, lost: bell.ring });
  const feeding = retryUntilDone(
    async () => {
      while (!signal.aborted) {
        await asOnlyOne(database, (next) =>
          feed({ engine, database, changes, nextVersion: next, log, signal }, bell),
        );
        await bell.wait(lookAgainMs);
      }
    },
    {
      signal,
      onFailure: (error, waitMs) =>
        log.warn({ err: error, waitMs }, 'feeding the search engine is tried again'),
    },
  );
  return async () => {
    ending.abort();
    await feeding;
    await engine.close();
  };
}

/** Rings for one who waits, or for who waits next. */
class Bell {
  #isRung = false;
  #wake = () => {};

  readonly ring = (): void => {
    this.#isRung = true;
    this.#wake();
  };

  async wait(ms: number): Promise<void> {
    if (!this.#isRung) {
      const rung = Promise.withResolvers<void>();
      this.#wake = rung.resolve;
      const timer = setTimeout(rung.resolve, ms).unref();
      await rung.promise;
      clearTimeout(timer);
    }
    this.#isRung = false;
  }
}

/**
 * Does something while no other process does, or nothing. The versions come by the connection that holds the lock: where
 * it is lost, so is the right to write.
 */
async function asOnlyOne(
  database: Kysely<Tables>,
  work: (next: () => Promise<number>) => Promise<void>,
): Promise<void> {
  await database.connection().execute(async (connection) => {
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_lock(${sql.lit(feedingLock)}) as taken
    `.execute(connection);
    if (!rows[0]?.taken) return;
    try {
      await work(() => nextVersion(connection));
    } finally {
      // A lost connection has released it.
      await sql`select pg_advisory_unlock(${sql.lit(feedingLock)})`.execute(connection).catch(() => {});
    }
  });
}

/** Feeds the index that is searched, until the process ends or something fails. Rejects where it could not begin. */
async function feed(parts: FillingParts, bell: Bell): Promise<void> {
  const { feeder, state } = await openIndex(parts);
  try {
    await follow(parts, { feeder, state }, bell);
  } catch (error) {
    if (!parts.signal.aborted) parts.log.warn({ err: error }, 'feeding the search engine begins again');
  } finally {
    await feeder.close();
  }
}

async function follow(
  parts: FillingParts,
  { feeder, state: opened }: FollowedIndex,
  bell: Bell,
): Promise<void> {
  const { engine } = parts;
  const began = Date.now();
  let [signed, isAlone] = [began, false];
  for (let state = opened; !parts.signal.aborted;) {
    const { cursor } = state;
    state = await catchUp(parts, feeder, state);
    if (state.cursor !== cursor) {
      signed = Date.now();
      continue;
    }
    if (Date.now() - signed >= signMs) {
      await requireSame(parts, feeder.index, state);
      await feeder.saveState(state);
      signed = Date.now();
      if (!isAlone && signed - began > searchMs) {
        for (const other of await listOthers(engine, feeder.index)) await engine.removeIndex(other);
        isAlone = true;
      }
    }
    await bell.wait(lookAgainMs);
  }
}

/** Somebody may have removed the index, or put an earlier state of it or of the database in its place. */
async function requireSame(
  { engine, database }: FillingParts,
  index: string,
  { identity, cursor }: FeedingState,
): Promise<void> {
  const stored = await findState(engine, index);
  const isSearched = (await engine.listIndices()).some((one) => one.name === index && one.isSearched);
  if (stored?.cursor !== cursor || !isSearched || (await readIdentity(database)) !== identity)
    throw new LostChanges('The index or the database is another one by now.');
}
