import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../../app.ts';
import { newId } from '../platform/ids.ts';
import type { JobIndex } from '../modules/job-search/job-index.ts';
import type { OffersCache } from '../modules/salaries/offers-cache.ts';
import { synonymIndex } from '../modules/synonyms/synonym-index.ts';
import { board } from '../platform/board/board.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase, openInMemory, type OpenDatabase } from '../platform/database/open-database.ts';
import type { Tables } from '../platform/database/tables.ts';
import { createDiskStore } from '../platform/files/disk-store.ts';
import type { App } from '../platform/http/app.ts';
import { createRateLimits } from '../platform/http/rate-limits.ts';
import { readConfig } from '../platform/config.ts';
import { startQueue, type Queue } from '../platform/queue.ts';
import { createChanges } from '../platform/changes.ts';
import type { Services } from '../platform/services.ts';

/** A PostgreSQL server for the tests; undefined where they run on the embedded database. */
export const testServerUrl = process.env.TEST_DATABASE_URL;

/** The checkout of the tests; nothing is asked of it. */
const testCheckout = {
  CHECKOUT_ORIGIN: 'https://checkout.example',
  CHECKOUT_PARTNER_SECRET: 'the-partner-secret-of-the-tests-only',
  CHECKOUT_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 'w').toString('base64')}`,
};

export const testMailReportsSecret = 'the-secret-of-the-mail-server-in-tests';

/** Of a table that has grown so far, deleted rows would be in the way of the next files. */
const largeBytes = 1024 * 1024;

interface TestDatabase {
  opened: OpenDatabase;
  queue: Queue;
}

/** One database a test process, migrated once: opening one for every file would cost most of the run. */
let shared: Promise<TestDatabase> | undefined;

export interface TestApp {
  app: App;
  services: Services;
  database: Kysely<Tables>;
  index: JobIndex;
  offers: OffersCache;
}

/**
 * The application on a real, empty database, for one test file: PGlite in memory, or PostgreSQL where
 * TEST_DATABASE_URL names a server. Files of one process run one after the other.
 */
export function useTestApp(): TestApp {
  const test = {} as TestApp;
  beforeAll(async () => {
    shared ??= openTestDatabase();
    const { opened, queue } = await shared;
    await emptyTables(opened.database);
    await board.load(opened.database);
    await synonymIndex.load(opened.database);
    const directory = await mkdtemp(join(tmpdir(), 'waymark-test-'));
    test.database = opened.database;
    test.services = {
      config: readConfig({
        DATA_DIR: directory,
        DEMO: 'false',
        LOG_LEVEL: 'silent',
        MAIL_REPORTS_SECRET: testMailReportsSecret,
        ...testCheckout,
      }),
      database: opened.database,
      queue,
      files: createDiskStore(join(directory, 'files')),
      rateLimits: createRateLimits({ ...opened, kind: 'embedded' }),
      temporaryDirectory: join(directory, 'uploads'),
      changes: createChanges(opened.database, pino({ level: 'silent' })),
      notices: opened.notices,
    };
    const { app, index, offers } = await buildApp(test.services, pino({ level: 'silent' }));
    test.app = app;
    test.index = index;
    test.offers = offers;
    await test.app.ready();
    // What a test writes is then told by the log alone, and not seen by a load that happens to go on.
    await test.index.ready;
  });
  afterAll(async () => {
    await test.app?.close();
  });
  return test;
}

/** A migrated database that no other test has: for what cannot share the queue. */
export async function openOwnDatabase(): Promise<OpenDatabase> {
  const opened =
    testServerUrl === undefined ? await openInMemory() : await openFreshServerDatabase(testServerUrl);
  await migrate(opened.database);
  return opened;
}

async function openTestDatabase(): Promise<TestDatabase> {
  const opened = await openOwnDatabase();
  const queue = await startQueue(opened, pino({ level: 'silent' }));
  return { opened, queue };
}

async function openFreshServerDatabase(url: string): Promise<OpenDatabase> {
  return openDatabase({ databaseUrl: await createServerDatabase(url), dataDirectory: '' });
}

/** An empty database of its own on the given PostgreSQL server; gives its address. */
export async function createServerDatabase(url: string): Promise<string> {
  const name = `waymark_test_${newId().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** What an earlier file has left. To truncate every table there is takes longer than most tests do. */
async function emptyTables(database: Kysely<Tables>): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'
  `.execute(database);
  const looks = tables.map(
    ({ name }) => `
      select '${name}' as name, pg_relation_size('${name}') > ${largeBytes} as large
      where exists (select from ${name})`,
  );
  const { rows: filled } = await sql
    .raw<{ name: string; large: boolean }>(looks.join(' union all '))
    .execute(database);
  const { rows: counters } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, sequencename) as name from pg_sequences
    where schemaname = 'public' and last_value is not null
  `.execute(database);
  const large = filled.filter((table) => table.large);
  await database.transaction().execute(async (transaction) => {
    // All of them go: no key and no trigger has to look after the others.
    await sql`set local session_replication_role = replica`.execute(transaction);
    const statements = [
      ...filled.filter((table) => !table.large).map(({ name }) => `delete from ${name}`),
      // Whoever counted rows that have gone since counts from the beginning, too.
      ...counters.map(({ name }) => `alter sequence ${name} restart`),
      ...(large.length > 0 ? [`truncate ${large.map(({ name }) => name).join(', ')} cascade`] : []),
      'delete from pgboss.job',
    ];
    await sql.raw(statements.join(';')).execute(transaction);
  });
}
