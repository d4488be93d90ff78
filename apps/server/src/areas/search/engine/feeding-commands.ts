import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Change } from '../../../platform/changes.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Logger } from '../../../platform/log.ts';
import { WorkerThread } from '../../../platform/worker-thread.ts';
import { readDocuments } from '../replica/document-queries.ts';
import type { BulkItem, EngineGateway } from './engine-gateway.ts';
import { joinPostings, listOpenings, listRenamed, readCompanyNames } from './feeding-queries.ts';
import {
  groupKeyOf,
  groupOpenings,
  isSameGrouping,
  keepLines,
  openingFields,
  openingOf,
  readOpening,
  standingAlone,
  type StoredOpening,
} from './feeding-rules.ts';
import type { FeedingCalls } from './feeding-worker.ts';

/** Postings a step: what a process holds of them at once. */
const stepSize = 500;
const firstWaitMs = 250;
const maxWaitMs = 10_000;
/** Some minutes; then who feeds begins again where it was. */
const maxAttempts = 30;

/** How far an index goes, as it stands in the index itself. */
export interface FeedingState {
  /** Which database it is a copy of (`readIdentity`). */
  identity: string;
  /** Up to where in the log of changes. */
  cursor: string;
  /** The postings below this number are still to come; null where all are there. */
  before: number | null;
  /** When everything that was committed by then was there, in milliseconds. */
  at: number;
}

const stateId = 'feeding';

export async function findState(engine: EngineGateway, index: string): Promise<FeedingState | undefined> {
  const found = await engine.find(index, stateId);
  return found?.['feeding'] as FeedingState | undefined;
}

/** Another process feeds the index by now: this one has lost its connection to the database meanwhile. */
class Superseded extends Error {}

/** The alias through which an index is written, which goes with it. */
export const writeAliasOf = (index: string) => `${index}-writing`;

interface FeederParts {
  engine: EngineGateway;
  database: Kysely<Tables>;
  /** Each higher than all before it, in whichever process; fails where another process may feed by now. */
  nextVersion: () => Promise<number>;
  log: Logger;
  /** Aborted when the process ends. */
  signal: AbortSignal;
}

/** Writes postings into one index. Whatever is done twice, or half and then again, comes to the same. */
export class IndexFeeder {
  readonly index: string;
  readonly #parts: FeederParts;
  readonly #thread = new WorkerThread<FeedingCalls>(new URL('./feeding-worker.ts', import.meta.url), {
    name: 'feeding',
    data: undefined,
  });

  constructor(index: string, parts: FeederParts) {
    this.index = index;
    this.#parts = parts;
  }

  /** Takes what has changed as it is now. */
  async apply(changes: readonly Change[]): Promise<void> {
    const numbers = idsOf(changes, 'job').map(Number);
    for (let from = 0; from < numbers.length; from += stepSize)
      await this.take(numbers.slice(from, from + stepSize));
    const { engine, database } = this.#parts;
    const companies = await readCompanyNames(database, idsOf(changes, 'company'));
    for (const company of companies.values())
      for await (const page of listRenamed(engine, this.index, company))
        for (let from = 0; from < page.length; from += stepSize)
          await this.take(page.slice(from, from + stepSize));
  }

  /** Takes the given postings as they are now, and makes that visible. */
  async take(numbers: readonly number[]): Promise<void> {
    const { engine, database, nextVersion, signal } = this.#parts;
    signal.throwIfAborted();
    // Before anything is read: what is read later and written by another process has a higher one.
    const version = await nextVersion();
    const jobs = await readDocuments(database, numbers);
    const groupings = await this.#group(
      numbers,
      jobs.map((job) => ({ ...openingOf(job), key: groupKeyOf(job) })),
    );
    const given = new Set(numbers);
    const others = await readDocuments(
      database,
      [...groupings.keys()].filter((number) => !given.has(number)),
    );
    const postings = await joinPostings(database, [...jobs, ...others], (number) => groupings.get(number));
    const open = new Set(postings.map(({ job }) => job.number));
    const closed = numbers.filter((number) => !open.has(number));
    for (const lines of await this.#thread.call('writeLines', { postings, closed, version }))
      await this.#write(lines);
    await engine.refresh(this.index);
  }

  async saveState(state: FeedingState): Promise<void> {
    const version = await this.#parts.nextVersion();
    const address = { _id: stateId, version, version_type: 'external_gte' };
    await this.#write(`${JSON.stringify({ index: address })}\n${JSON.stringify({ feeding: state })}\n`);
  }

  async close(): Promise<void> {
    await this.#thread.end();
  }

  /** How the given openings stand, and those of others that stand otherwise by that. */
  async #group(
    numbers: readonly number[],
    openings: readonly (ReturnType<typeof openingOf> & { key: string | undefined })[],
  ): Promise<Map<number, StoredOpening>> {
    const { engine } = this.#parts;
    const stored = await engine.list(this.index, numbers.map(String), openingFields);
    const left = stored.map(({ source }) => readOpening(source).key);
    const keys = [...new Set([...left, ...openings.map(({ key }) => key)])].filter(
      (key) => key !== undefined,
    );
    const given = new Set(numbers);
    const staying = (await listOpenings(engine, this.index, keys)).filter(({ number }) => !given.has(number));
    const before = new Map(staying.map((one) => [one.number, one]));
    const members = Map.groupBy([...staying, ...openings], ({ key }) => key);
    const alone = members.get(undefined) ?? [];
    const grouped = keys.flatMap((key) => groupOpenings(key, members.get(key) ?? []));
    const changed = grouped.filter((one) => {
      const known = before.get(one.number);
      return !known || !isSameGrouping(known, one);
    });
    return new Map([...alone.map(standingAlone), ...changed].map((one) => [one.number, one]));
  }

  /** Writes lines of a bulk; what an engine has no room for at the moment is tried again. */
  async #write(lines: string): Promise<void> {
    const { engine, signal } = this.#parts;
    let left = lines;
    for (let [attempt, waitMs] = [1, firstWaitMs]; ; attempt++, waitMs = Math.min(2 * waitMs, maxWaitMs)) {
      const items = await engine.bulk(writeAliasOf(this.index), left);
      for (const item of items) this.#look(item);
      const isRefused = (at: number) => items[at]?.status === 429;
      if (!items.some((_item, at) => isRefused(at))) return;
      if (attempt === maxAttempts) throw new Error('The search engine takes no more for minutes.');
      left = keepLines(left, isRefused);
      await wait(waitMs, undefined, { signal });
    }
  }

  #look({ _id: id, status, error }: BulkItem): void {
    if (!error || status === 429) return;
    if (status === 409) throw new Superseded(`Another process has written ${id}.`);
    if (status !== 400) throw new Error(`The search engine has not taken ${id}: ${error.type}`);
    // One posting that it does not take holds up no other.
    this.#parts.log.error({ number: id, reason: error.reason }, 'the search engine does not take a posting');
  }
}

const idsOf = (changes: readonly Change[], kind: Change['kind']) => [
  ...new Set(changes.filter((change) => change.kind === kind).map(({ id }) => id)),
];
