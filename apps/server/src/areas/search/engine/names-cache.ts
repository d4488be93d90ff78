import type { Kysely } from 'kysely';
import type { Changes } from '../../../platform/changes.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Logger } from '../../../platform/log.ts';
import { retryUntilDone } from '../../../platform/retry.ts';
import { EngineNames } from './names-index.ts';
import { readNames, type EngineAsking } from './names-queries.ts';

/** A title that came since is found by its words meanwhile, and not by what it is another name of. */
const renewedAfterMs = 15_000;
/** Reading takes the engine seconds on a board of a million: at most this share of its time. */
const pausesPerReading = 20;

/** The names of open jobs, read again after changes; no search waits for one that is only newer. */
export class NamesCache {
  readonly #engine: EngineAsking;
  readonly #database: Kysely<Tables>;
  readonly #log: Logger;
  #current: EngineNames | undefined;
  #reading: Promise<EngineNames> | undefined;
  #readAt = 0;
  #tookMs = 0;
  #isOld = false;
  readonly #ending = new AbortController();
  readonly ready: Promise<void>;

  constructor(
    {
      engine,
      database,
      changes,
    }: { engine: EngineAsking; database: Kysely<Tables>; changes: Pick<Changes, 'subscribe'> },
    log: Logger,
  ) {
    this.#engine = engine;
    this.#database = database;
    this.#log = log;
    const note = () => void (this.#isOld = true);
    changes.subscribe({ changed: note, lost: note });
    this.ready = retryUntilDone(
      async () => {
        await this.#read();
      },
      {
        signal: this.#ending.signal,
        onFailure: (error, waitMs) =>
          this.#log.warn({ err: error, waitMs }, 'the search engine is asked again'),
      },
    );
    // Who waits for it is told; nobody has to.
    this.ready.catch(() => {});
  }

  get isRead(): boolean {
    return this.#current !== undefined;
  }

  /** Those that are there, or the first. Rejects with `unavailable` where the engine is away. */
  async current(): Promise<EngineNames> {
    if (!this.#current) return this.#read();
    const pause = Math.max(renewedAfterMs, pausesPerReading * this.#tookMs);
    if (this.#isOld && Date.now() - this.#readAt > pause)
      this.#read().catch((error: unknown) =>
        this.#log.warn({ err: error }, 'the names of jobs are older than usual'),
      );
    return this.#current;
  }

  stop(): void {
    this.#ending.abort();
  }

  #read(): Promise<EngineNames> {
    this.#reading ??= this.#readNow().finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  async #readNow(): Promise<EngineNames> {
    const began = Date.now();
    this.#isOld = false;
    this.#readAt = began;
    const names = await EngineNames.create(await readNames(this.#engine, this.#database));
    this.#tookMs = Date.now() - began;
    this.#current = names;
    return names;
  }
}
