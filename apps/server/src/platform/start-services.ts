import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { board } from './board/board.ts';
import { exchangeRates } from './exchange-rates/exchange-rates.ts';
import { createChanges } from './changes.ts';
import type { Config } from './config.ts';
import { migrate } from './database/migrate.ts';
import type { EmbeddedDirectory } from './database/embedded-directory.ts';
import { openDatabase, type DatabaseRole, type OpenDatabase } from './database/open-database.ts';
import { openFileStore } from './files/open-store.ts';
import { createRateLimits } from './rate-limits/rate-limits.ts';
import { createOutbound } from './outbound/outbound.ts';
import { planCatalog } from './plans/plan-catalog.ts';
import { startQueue } from './queue.ts';
import type { Services } from './services.ts';
import type { Step } from './shutdown.ts';

// Any constant will do; it names this lock among the advisory locks of the database.
const startLock = 7_392_002;
const lookAgainMs = 100;

export interface RunningServices {
  services: Services;
  opened: OpenDatabase;
  /** The opened parts in their order, for closing. */
  steps: readonly Step[];
  /** Lets running jobs end, then closes the database: nothing is left half done. */
  stop(): Promise<void>;
}

interface StartOptions {
  /** Whether this process looks what is due. */
  schedules?: boolean;
  role?: DatabaseRole;
  /** An opening of the embedded database that was begun before. */
  embedded?: Promise<EmbeddedDirectory> | undefined;
}

/**
 * Opens everything the product stands on, in the order of dependence. Throws a StartError that says what to
 * do.
 */
export async function startServices(
  config: Config,
  log: FastifyBaseLogger,
  { schedules = false, role = 'web', embedded }: StartOptions = {},
): Promise<RunningServices> {
  return prepare(config, log, async () => {
    const opened = await openDatabase({ ...config, role, embedded });
    try {
      return await assemble(config, opened, log, { schedules, role });
    } catch (error) {
      await opened.close();
      throw error;
    }
  });
}

/**
 * Nodes that start together prepare a database one after the other: "create if not exists" is no protection,
 * neither in our schema nor in the queue's. Waiting for it and a migration take longer than a statement
 * otherwise may. The embedded database has one process and one session.
 */
async function prepare<T>(config: Config, log: FastifyBaseLogger, open: () => Promise<T>): Promise<T> {
  if (config.databaseUrl === undefined) return open();
  const preparing = await openDatabase({ ...config, role: 'command' });
  try {
    const client = await preparing.pool.connect();
    try {
      await takeStartLock(client);
      await bringUpToDate(preparing, log);
      return await open();
    } finally {
      // The lock goes with its connection.
      client.release(true);
    }
  } finally {
    await preparing.close();
  }
}

/**
 * Asked for again and again: who waits within a statement holds up an index that a migration builds
 * concurrently.
 */
async function takeStartLock(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      startLock,
    ]);
    if (rows[0]?.taken) return;
    await pause(lookAgainMs);
  }
}

async function bringUpToDate({ database }: OpenDatabase, log: FastifyBaseLogger): Promise<void> {
  const applied = await migrate(database, {
    onLocked: (migration) => log.warn({ migration }, 'a migration waits for a table that is in use'),
  });
  if (applied.length > 0) log.info({ migrations: applied }, 'the schema was brought up to date');
}

async function assemble(
  config: Config,
  opened: OpenDatabase,
  log: FastifyBaseLogger,
  { schedules, role }: { schedules: boolean; role: DatabaseRole },
): Promise<RunningServices> {
  if (opened.kind === 'embedded') await bringUpToDate(opened, log);
  const queue = await startQueue(opened, log, { schedules });
  const services: Services = {
    config,
    database: opened.database,
    queue,
    files: openFileStore(config),
    rateLimits: createRateLimits(opened),
    temporaryDirectory: join(config.dataDirectory, 'uploads'),
    changes: createChanges(opened.database, log),
    notices: opened.notices,
    outbound: createOutbound(config.outboundHosts),
  };
  const among = opened.kind === 'embedded' ? 'none' : role === 'web' ? 'answers' : 'asks';
  services.changes.watch(opened.notices, among);
  await board.load(opened.database);
  const stopBoard = board.follow(opened.database, opened.notices, log, among);
  await exchangeRates.load(opened.database);
  const stopRates = exchangeRates.follow(opened.database, opened.notices, log);
  await planCatalog.load(opened.database);
  const stopPlans = planCatalog.follow(opened.database, opened.notices, log);
  const steps: Step[] = [
    [() => `the database, ${opened.pool.describeHeld() || 'which is idle'}`, () => opened.close()],
    ['the queue', () => queue.stop()],
    ['readers of changes', () => services.changes.stop()],
    ['requests to others', () => services.outbound.close()],
    ['the reader of settings', stopBoard],
    ['the reader of exchange rates', stopRates],
    ['the reader of plans', stopPlans],
  ];
  return {
    services,
    opened,
    steps,
    async stop() {
      for (const [, close] of steps.toReversed()) await close();
    },
  };
}
