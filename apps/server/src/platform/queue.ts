import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import {
  PgBoss,
  fromKysely,
  type Clock,
  type ConstructorOptions,
  type Job,
  type JobResult,
  type WorkOptions,
} from 'pg-boss';
import type { DatabasePool } from './database/database-pool.ts';
import type { OpenDatabase } from './database/open-database.ts';
import { setBackJobs } from './database/set-back-jobs.ts';
import type { Tables } from './database/tables.ts';
import { AppError, PermanentFailure } from './errors.ts';
import type { Logger } from './log.ts';
import { noteMail } from './mail/mail-sends.ts';
import type { Mail } from './mail/mail.ts';
import { polling, queueOptions, recurringPolling, recurringQueue, watching } from './queue-options.ts';
import { retryUntilDone } from './retry.ts';
import { closingMs } from './shutdown.ts';
import { traced } from './traced.ts';
import { within } from './within.ts';
import { beginWork } from './work-under-way.ts';

/** Payloads by queue; each module declares its own (`declare module`). */
export interface QueuePayloads {
  'send-mail': Mail;
}
export type QueueName = keyof QueuePayloads;
const queueNames: readonly QueueName[] = [
  'send-mail',
  'export-account',
  'remove-files',
  'company-changed',
  'application-moved',
  'send-newsletter',
  'exchange-rates-changed',
  'purge-cdn',
];
/** So long has the transaction that enqueues to commit: what is not there yet is found a second later. */
const wakeMs = 50;
const noJob = '00000000-0000-0000-0000-000000000000';

/** Background work on the product's own database: enqueued in the transaction that causes it. */
export interface Queue {
  /** Enqueues within `transaction`: no commit, no job. Gives its id. */
  enqueue<Name extends QueueName>(
    transaction: Kysely<Tables>,
    name: Name,
    payload: QueuePayloads[Name],
    /** How long it waits at least before it is done. */
    afterSeconds?: number,
  ): Promise<string>;
  /**
   * Handlers must be idempotent: a job can run twice when a process dies between work and record. What throws
   * a `PermanentFailure` is not tried again.
   */
  work<Name extends QueueName>(
    name: Name,
    handle: (payload: QueuePayloads[Name], job: { id: string }) => Promise<void>,
    /** How many are done at once: more for short work that comes in crowds. */
    concurrency?: number,
  ): Promise<void>;
  /**
   * Does what recurs at the times of a cron expression (UTC), on one of all processes and never twice at
   * once. It must be idempotent, as a handler. The queue has to have been started with `schedules`.
   */
  schedule(name: string, recurring: Recurring): Promise<void>;
  /**
   * Adds what goes on beside the queue: when it rests, told to stop and waited for as what is under way; at
   * once where it rests already.
   */
  onRest(stop: () => Promise<unknown>): void;
  /** Adds what is closed when no handler runs any more. */
  onStop(close: () => void): void;
  /**
   * Begins nothing more, and lets what is under way end, for a few seconds; what is not done then is done by
   * another process or the next one. Before anything is closed that a handler uses; to enqueue goes on.
   */
  rest(): Promise<void>;
  /** Rests, and ends. */
  stop(): Promise<void>;
}

interface Recurring {
  /** Minutes are the finest it knows. */
  cron: string;
  /** Whether a process that starts has it done at once: so missed times are made up for. */
  atStart: boolean;
  /** `signal` is aborted when the process begins to end: what takes long stops at its next step. */
  run: (signal: AbortSignal) => Promise<unknown>;
  /** For what may take longer than a quarter of an hour. */
  maxSeconds?: number;
}

/**
 * Starts the queue. Its tables live in the schema `pgboss` of the same database. `schedules`: whether this
 * process looks what is due; of several that do, one at a time does.
 */
export async function startQueue(
  opened: OpenDatabase,
  log: Logger,
  { schedules = false, clock }: { schedules?: boolean; clock?: Clock } = {},
): Promise<Queue> {
  const resting = new AbortController();
  const boss = new PgBoss({
    db: poolAdapter(opened.pool),
    backend: opened.kind === 'embedded' ? 'pglite' : 'postgres',
    schedule: schedules,
    // A test turns its own.
    ...(clock && { clock }),
    // The embedded database has no autovacuum; the product vacuums it itself.
    monitorVacuum: opened.kind === 'server',
    reindex: opened.kind === 'server',
    ...watching,
  });
  boss.on('error', (error) => log.error({ err: error }, 'queue error'));
  await boss.start();
  await openQueues(boss, opened.database);
  const alarm = createAlarm(boss);
  const workers = createWorkers(boss, log, resting);
  return {
    async enqueue(transaction, name, payload, afterSeconds = 0) {
      const startAfter = afterSeconds > 0 && { startAfter: afterSeconds };
      const priority = isBulk(name, payload) && { priority: -1 };
      const options = { db: fromKysely(transaction), ...startAfter, ...priority };
      const id = await boss.send(name, storedOf(name, payload), options);
      if (id === null) throw new Error('The queue has not taken the job.');
      if (isMail(name, payload)) await noteMail(transaction, id, payload);
      if (afterSeconds === 0) alarm.wake(name);
      return id;
    },
    async work(name, handle, concurrency = 1) {
      if (resting.signal.aborted) return;
      alarm.add(name, await workers.begin(name, polling(concurrency), handle as Handle));
    },
    async schedule(name, { cron, atStart, run, maxSeconds }) {
      const note = async () => {
        await boss.createQueue(name, recurringQueue(maxSeconds));
        await boss.schedule(name, cron);
        if (atStart) await boss.send(name);
      };
      // Noted behind the first answers: a database that goes away then must not end who gives them.
      await whenDatabaseAnswers(note, log, resting.signal);
      if (resting.signal.aborted) return;
      await workers.begin(name, recurringPolling, () => run(resting.signal));
    },
    onRest: workers.addBeside,
    onStop: workers.addCloser,
    rest: workers.rest,
    stop: workers.stop,
  };
}

/** Creates what is not there yet, and tells what is there from an earlier version how it is done now. */
async function openQueues(boss: PgBoss, database: Kysely<Tables>): Promise<void> {
  const stored = new Map((await boss.getQueues([...queueNames])).map((queue) => [queue.name, queue]));
  for (const name of queueNames) {
    const options = queueOptions(name);
    const queue = stored.get(name);
    if (queue && isDeepStrictEqual({ ...queue, ...options }, queue)) continue;
    if (queue) await boss.updateQueue(name, options);
    else await boss.createQueue(name, options);
    // Fills pg-boss's cache of queues, as its start does with those that were there: `send` must not look a
    // queue up while a transaction holds the embedded database's only connection.
    await boss.findJobs(name, { id: noJob });
  }
  await setBackJobs(database);
}

function isMail(name: QueueName, _payload: object): _payload is QueuePayloads['send-mail'] {
  return name === 'send-mail';
}

/** The letter of a mail is all in its bodies. */
function storedOf(name: QueueName, payload: object): object {
  if (!isMail(name, payload)) return payload;
  const { letter: _letter, ...stored } = payload;
  return stored;
}

/** Mass mail, behind all mails that a person waits for. */
function isBulk(name: QueueName, payload: object): boolean {
  return isMail(name, payload) && payload.kind === 'newsletter';
}

/** Those who do what is enqueued, until `resting` says that there is nothing more to begin. */
function createWorkers(boss: PgBoss, log: Logger, resting: AbortController) {
  const names = new Set<string>();
  const beside: (() => Promise<unknown>)[] = [];
  const closers: (() => void)[] = [];
  let rested: Promise<void> | undefined;
  async function end(): Promise<void> {
    resting.abort();
    const ends = [...names].map((name) => boss.offWork(name, { wait: true }));
    ends.push(...beside.map(async (stop) => void (await stop())));
    await within(Promise.allSettled(ends), closingMs.queue);
  }
  const rest = () => (rested ??= end());
  return {
    async begin(name: string, options: WorkOptions, handle: Handle): Promise<string> {
      // Two would share one queue, and each would be done every other time.
      if (names.has(name)) throw new Error(`Something else is done under the name ${name}.`);
      names.add(name);
      return workOff(boss, log, name, options, resting.signal, handle);
    },
    addBeside(stop: () => Promise<unknown>): void {
      beside.push(stop);
      if (resting.signal.aborted) void stop();
    },
    addCloser: (close: () => void) => void closers.push(close),
    rest,
    async stop(): Promise<void> {
      await rest();
      // Nothing is under way that would come to an end in time.
      await boss.stop({ graceful: false });
      for (const close of closers.splice(0)) close();
    },
  };
}

/** A mail is sent at once, without the next poll, where one process both enqueues and works. */
function createAlarm(boss: PgBoss) {
  const workers = new Map<string, string>();
  const waking = new Set<string>();
  return {
    add: (name: string, worker: string) => void workers.set(name, worker),
    wake(name: string): void {
      const worker = workers.get(name);
      if (worker === undefined || waking.has(name)) return;
      waking.add(name);
      setTimeout(() => {
        waking.delete(name);
        boss.notifyWorker(worker);
      }, wakeMs).unref();
    },
  };
}

/** Does the same again, where the database is away, until it is back or the queue is stopped. */
async function whenDatabaseAnswers(
  work: () => Promise<void>,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  let failure: unknown;
  const attempt = async () => {
    try {
      await work();
    } catch (error) {
      if (error instanceof AppError && error.code === 'unavailable') throw error;
      failure = error;
    }
  };
  await retryUntilDone(attempt, {
    signal,
    onFailure: (error, waitMs) => log.warn({ err: error, waitMs }, 'what recurs is noted later'),
  });
  if (failure !== undefined) throw failure;
}

type Handle = (payload: unknown, job: { id: string }) => Promise<unknown>;

/** Does the jobs that were taken together at once: one that fails or is slow holds up none of the others. */
async function workOff(
  boss: PgBoss,
  log: Logger,
  name: string,
  options: WorkOptions,
  resting: AbortSignal,
  handle: Handle,
): Promise<string> {
  const run = async ({ id, data }: Job<unknown>): Promise<JobResult> => {
    const end = beginWork(`job ${name}`);
    try {
      await traced({ name: `job ${name}`, isRoot: true }, () => handle(data, { id }));
      // What is done is kept nowhere: a mail that was sent holds an address and often a live link.
      await boss.deleteJob(name, id);
      return { id, status: 'completed' };
    } catch (error) {
      // What was told to end did: it is done again.
      if (error !== resting.reason) log.error({ err: error, queue: name }, 'a job failed');
      const status = error instanceof PermanentFailure ? 'deadletter' : 'failed';
      return { id, status, output: { message: String(error) } };
    } finally {
      end();
    }
  };
  return boss.work(name, { ...options, perJobResults: true }, (jobs: Job<unknown>[]) =>
    Promise.all(jobs.map(run)),
  );
}

/** pg-boss issues its statements through the product's own pool: one set of connections, one set of types. */
function poolAdapter(pool: DatabasePool): NonNullable<ConstructorOptions['db']> {
  return {
    async executeSql(text, values) {
      const result: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values);
      return Array.isArray(result) ? { rows: result.flatMap((one) => one.rows as unknown[]) } : result;
    },
    /** For a clock that a test turns: the embedded database, on which it runs, has one session. */
    async setSessionStatements(statements) {
      for (const statement of statements) await pool.query(statement);
    },
  };
}
