import { msg } from '@waymark/contract/text/message';
import { join } from 'node:path';
import type { Change } from '../../../platform/changes.ts';
import { AppError } from '../../../platform/errors.ts';
import { startLoading, type Loading } from '../../../platform/loading.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Services } from '../../../platform/services.ts';
import { readIdentity } from '../replica/document-queries.ts';
import { Replica } from '../replica/replica-gateway.ts';
import { fetchSnapshot } from '../replica/snapshot-commands.ts';
import { OpenJobs } from './open-jobs-index.ts';
import { replicaFolder } from '../replica/file-rules.ts';

export type JobIndexServices = Pick<Services, 'database' | 'changes'> & {
  config: Pick<Services['config'], 'dataDirectory'> & Partial<Pick<Services['config'], 'databaseUrl'>>;
  /** The storage of snapshots, shared with other nodes. */
  files?: Services['files'];
};

/**
 * The open jobs, kept as the tables are: the file of an earlier run with what has changed since, or read from the
 * tables where that is not known. A damaged file is thrown away.
 */
export class LiveJobs {
  readonly #services: JobIndexServices;
  readonly #log: Logger;
  #replica: Replica | undefined;
  #current: OpenJobs | undefined;
  #usable = Promise.withResolvers<void>();
  #loading: Loading;
  /** What has changed while they are being read. */
  #pending: { changes: readonly Change[]; cursor: string }[] = [];
  #isLoading = true;
  #losses = 0;
  #isStopped = false;

  constructor(services: JobIndexServices, log: Logger) {
    this.#services = services;
    this.#log = log;
    this.#loading = this.#startLoading();
    services.changes.subscribe({
      changed: (changes, cursor) => this.#change(changes, cursor),
      lost: () => {
        this.#losses++;
        // Searches go on with what there is.
        if (!this.#isLoading) this.#loadAgain();
      },
    });
  }

  /** Whether all open jobs are there; those of before count while they are read again. */
  get isFilled(): boolean {
    return this.#current?.isFilled ?? false;
  }

  /** Asks all open jobs. Rejects with `unavailable` until they are there. */
  async ask<T>(question: (jobs: OpenJobs) => T | Promise<T>): Promise<T> {
    return this.askSoFar((jobs) => {
      if (!jobs.isFilled) throw stillLoading();
      return question(jobs);
    });
  }

  /** Asks what is there: at a first start that is not everything yet. Rejects with `unavailable` before that. */
  async askSoFar<T>(question: (jobs: OpenJobs) => T | Promise<T>): Promise<T> {
    await this.usable();
    const jobs = this.#current;
    if (!jobs) throw this.#isStopped ? restarting() : unavailable();
    const { isFilled } = jobs;
    try {
      return await question(jobs);
    } catch (error) {
      // It may be among those that are still to come.
      if (!isFilled && error instanceof AppError && error.code === 'not_found') throw stillLoading();
      if (!isDamage(error)) throw error;
      await this.#replaceReplica();
      throw unavailable();
    }
  }

  /** Resolves when something is there, or nothing is and an attempt to load it has failed. */
  async usable(): Promise<void> {
    if (!this.#current) await Promise.race([this.#usable.promise, this.#loading.done()]);
  }

  /** Resolves when everything is there. */
  complete(): Promise<void> {
    return this.#loading.done();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#current = undefined;
    this.#loading.stop();
    await this.#replica?.close();
  }

  #startLoading(): Loading {
    return startLoading(() => this.#load().catch((error: unknown) => this.#fail(error)), this.#log);
  }

  async #load(): Promise<void> {
    const { database, changes } = this.#services;
    const losses = this.#losses;
    await changes.begin();
    const replica = await this.#open();
    // Empty each time: nothing that is gone from the tables stays in memory. Searches use the one before meanwhile.
    const jobs = new OpenJobs(database, replica);
    const isKnown = this.#current === undefined && losses === 0 && replica.cursor !== null;
    const missed = isKnown ? await changes.since(replica.cursor ?? '') : undefined;
    if (missed) {
      await jobs.readStored();
      // Where nothing was missed, the file's cursor is as good as a new one, and no thread has to be started to write it.
      if (missed.changes.length > 0) await jobs.apply(missed.changes, missed.cursor);
    } else {
      const isFirst = this.#current === undefined;
      await jobs.readAll(await changes.now(), () => {
        if (isFirst) this.#use(jobs);
      });
    }
    await this.#applyPending(jobs);
    await jobs.renewVocabulary();
    await this.#applyPending(jobs);
    if (losses !== this.#losses) return this.#load();
    jobs.markFilled();
    this.#use(jobs);
    this.#isLoading = false;
  }

  async #applyPending(jobs: OpenJobs): Promise<void> {
    for (let next = this.#pending.shift(); next; next = this.#pending.shift())
      await jobs.apply(next.changes, next.cursor);
  }

  async #open(): Promise<Replica> {
    const { database, config } = this.#services;
    const identity = await readIdentity(database);
    if (this.#isStopped) throw restarting();
    if (this.#replica) return this.#replica;
    const directory = join(config.dataDirectory, replicaFolder);
    const opened = await Replica.open(directory, identity, (path, cursor) =>
      this.#fetch(identity, path, cursor),
    );
    if (!this.#isStopped) return (this.#replica = opened);
    await opened.close();
    throw restarting();
  }

  /** A new node takes the file of another one: what has changed since then is read from the log. */
  async #fetch(identity: string, path: string, cursor: string | null): Promise<boolean> {
    const { database, changes, config, files } = this.#services;
    if (!files || config.databaseUrl === undefined) return false;
    if (cursor !== null && (await changes.since(cursor)) !== undefined) return false;
    try {
      return await fetchSnapshot({ database, files }, identity, path);
    } catch (error) {
      this.#log.warn({ err: error }, 'the snapshot of the public replica cannot be read, and all tables are');
      return false;
    }
  }

  #use(jobs: OpenJobs): void {
    if (this.#isStopped) return;
    this.#current = jobs;
    this.#usable.resolve();
  }

  async #change(changes: readonly Change[], cursor: string): Promise<void> {
    if (this.#isLoading) return void this.#pending.push({ changes, cursor });
    try {
      await this.#current?.apply(changes, cursor);
    } catch (error) {
      if (this.#isLost(error)) await this.#replaceReplica();
      else await this.#fail(error);
    }
  }

  /**
   * What is under way at the end is cut, and read again at the next start. A lost file is gone when it is tried again.
   */
  async #fail(error: unknown): Promise<void> {
    if (this.#isStopped) return;
    if (this.#isLost(error)) await this.#discardReplica();
    throw error;
  }

  #isLost(error: unknown): boolean {
    return !this.#isStopped && (isDamage(error) || this.#replica?.isBroken === true);
  }

  #loadAgain(): void {
    this.#isLoading = true;
    this.#loading.stop();
    this.#loading = this.#startLoading();
  }

  async #replaceReplica(): Promise<void> {
    // Of those who find the damage at once, the first does it.
    if (this.#current === undefined) return;
    await this.#discardReplica();
    this.#loadAgain();
  }

  async #discardReplica(): Promise<void> {
    this.#log.error('the public replica is damaged and is rebuilt');
    const damaged = this.#replica;
    this.#isLoading = true;
    this.#current = undefined;
    this.#replica = undefined;
    this.#usable = Promise.withResolvers();
    await damaged?.close({ remove: true });
  }
}

const unavailable = () =>
  new AppError('unavailable', msg`The search is getting ready. Please try again in a few seconds.`, {
    retryAfterSeconds: 2,
  });

const stillLoading = () =>
  new AppError('unavailable', msg`Postings are still loading. Please try again in a minute.`, {
    retryAfterSeconds: 30,
  });

/** A page may be on its way when the process begins to end: that is no failure to look into. */
const restarting = () =>
  new AppError('unavailable', msg`The service is restarting. Please try again in a few seconds.`, {
    retryAfterSeconds: 2,
  });

/** The threads' errors have only their words. */
function isDamage(error: unknown): boolean {
  return error instanceof Error && /malformed|not a database|disk I\/O error/.test(error.message);
}
