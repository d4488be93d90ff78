import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createChanges } from './changes.ts';
import type { Config } from './config.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase, type OpenDatabase } from './database/open-database.ts';
import { createDiskStore } from './files/disk-store.ts';
import { createS3Store } from './files/s3-store.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { createMailDelivery } from './mail/deliver-mail.ts';
import { startQueue } from './queue.ts';
import type { Services } from './services.ts';

// Any constant will do; it names this lock among the advisory locks of the database.
const startLock = 7_392_002;
// The queue is asked once a second: alerts leave in hundreds.
const mailsAtOnce = 50;

export interface RunningServices {
  services: Services;
  opened: OpenDatabase;
  /** Lets running jobs end, then closes the database: nothing is left half done. */
  stop(): Promise<void>;
}

/** Opens everything the product stands on, in the order of dependence. Throws a StartError that says what to do. */
export async function startServices(config: Config, log: FastifyBaseLogger): Promise<RunningServices> {
  const opened = await openDatabase(config);
  try {
    return await alone(opened, () => assemble(config, opened, log));
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/**
 * Nodes that start together prepare a database one after the other: "create if not exists" is no protection,
 * neither in our schema nor in the queue's. The embedded database has one process and one session.
 */
async function alone<T>(opened: OpenDatabase, work: () => Promise<T>): Promise<T> {
  if (opened.kind === 'embedded') return work();
  const client = await opened.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [startLock]);
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [startLock]);
    client.release();
  }
}

async function assemble(
  config: Config,
  opened: OpenDatabase,
  log: FastifyBaseLogger,
): Promise<RunningServices> {
  const applied = await migrate(opened.database);
  if (applied.length > 0) log.info({ migrations: applied }, 'the schema was brought up to date');
  const queue = await startQueue(opened, log);
  await queue.work('send-mail', createMailDelivery(config, opened.database), mailsAtOnce);
  const services: Services = {
    config,
    database: opened.database,
    queue,
    files: config.s3 ? createS3Store(config.s3) : createDiskStore(join(config.dataDirectory, 'files')),
    rateLimits: createRateLimits(opened),
    temporaryDirectory: join(config.dataDirectory, 'uploads'),
    changes: createChanges(),
  };
  return {
    services,
    opened,
    async stop() {
      await queue.stop();
      await opened.close();
    },
  };
}
