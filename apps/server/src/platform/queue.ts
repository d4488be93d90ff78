import type { Kysely } from 'kysely';
import { PgBoss, fromKysely, type ConstructorOptions, type Job, type JobResult } from 'pg-boss';
import type pg from 'pg';
import type { Logger } from './log.ts';
import type { OpenDatabase } from './database/open-database.ts';
import type { Tables } from './database/tables.ts';

/** Payloads by queue; each module declares its own (`declare module`). */
export interface QueuePayloads {
  'send-mail': {
    to: string;
    replyTo?: string;
    subject: string;
    html: string;
    text: string;
    concerns?: string;
    headers?: Record<string, string>;
  };
}
export type QueueName = keyof QueuePayloads;
const queueNames: readonly QueueName[] = ['send-mail', 'export-account', 'remove-files', 'company-changed'];
const noJob = '00000000-0000-0000-0000-000000000000';

/** Background work on the product's own database: enqueued in the transaction that causes it. */
export interface Queue {
  /** Enqueues within `transaction`: no commit, no job. */
  enqueue<Name extends QueueName>(
    transaction: Kysely<Tables>,
    name: Name,
    payload: QueuePayloads[Name],
  ): Promise<void>;
  /** Handlers must be idempotent: a job can run twice when a process dies between work and record. */
  work<Name extends QueueName>(
    name: Name,
    handle: (payload: QueuePayloads[Name]) => Promise<void>,
    /** How many are taken at once, to be done one after the other: more for short work that comes in crowds. */
    batchSize?: number,
  ): Promise<void>;
  stop(): Promise<void>;
}

const retry = { retryLimit: 8, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600 };

/** Starts the queue. Its tables live in the schema `pgboss` of the same database. */
export async function startQueue(opened: OpenDatabase, log: Logger): Promise<Queue> {
  const boss = new PgBoss({
    db: poolAdapter(opened.pool),
    backend: opened.kind === 'embedded' ? 'pglite' : 'postgres',
    // The embedded database has no autovacuum; the product vacuums it itself.
    monitorVacuum: opened.kind === 'server',
    reindex: opened.kind === 'server',
  });
  boss.on('error', (error) => log.error({ err: error }, 'queue error'));
  await boss.start();
  for (const name of queueNames) {
    await boss.createQueue(name, retry);
    // Fills pg-boss's cache of queues: `send` must not look a queue up while a transaction holds the
    // embedded database's only connection.
    await boss.findJobs(name, { id: noJob });
  }
  return {
    async enqueue(transaction, name, payload) {
      await boss.send(name, payload, { db: fromKysely(transaction) });
    },
    async work(name, handle, batchSize = 1) {
      const options = { pollingIntervalSeconds: 1, batchSize, perJobResults: true } as const;
      await boss.work(name, options, async (jobs: Job<unknown>[]) => {
        const results: JobResult[] = [];
        for (const { id, data } of jobs) {
          try {
            await handle(data as never);
            // What is done is kept nowhere: a mail that was sent holds an address and often a live link.
            await boss.deleteJob(name, id);
            results.push({ id, status: 'completed' });
          } catch (error) {
            log.error({ err: error, queue: name }, 'a job failed');
            results.push({ id, status: 'failed', output: { message: String(error) } });
          }
        }
        return results;
      });
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}

/** pg-boss issues its statements through the product's own pool: one set of connections, one set of types. */
function poolAdapter(pool: pg.Pool): NonNullable<ConstructorOptions['db']> {
  return {
    async executeSql(text, values) {
      const result: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values);
      return Array.isArray(result) ? { rows: result.flatMap((one) => one.rows as unknown[]) } : result;
    },
  };
}
