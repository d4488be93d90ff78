import type { Kysely } from 'kysely';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { buildApp, type BuiltApp } from '../../app.ts';
import { argon2 } from '../areas/identity/accounts/constants.ts';
import { createJobIndex, type JobIndex } from '../areas/search/job-search/job-index.ts';
import { synonymIndex } from '../areas/search/synonyms/synonym-index.ts';
import { board } from '../platform/board/board.ts';
import { createChanges, type Changes } from '../platform/changes.ts';
import { readConfig } from '../platform/config.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import type { Tables } from '../platform/database/tables.ts';
import { exchangeRates } from '../platform/exchange-rates/exchange-rates.ts';
import { planCatalog } from '../platform/plans/plan-catalog.ts';
import { createOutbound } from '../platform/outbound/outbound.ts';
import { createDiskStore } from '../platform/files/disk-store.ts';
import { createRateLimits } from '../platform/rate-limits/rate-limits.ts';
import type { Logger } from '../platform/log.ts';
import { startQueue, type Queue } from '../platform/queue.ts';
import type { Services } from '../platform/services.ts';
import { emptyTables, openOwnDatabase, temporaryRoot } from './test-database.ts';

const silentLog = pino({ level: 'silent' });

/** The checkout of the tests; nothing is asked of it. */
const testCheckout = {
  CHECKOUT_ORIGIN: 'https://checkout.example',
  CHECKOUT_PARTNER_SECRET: 'the-partner-secret-of-the-tests-only',
  CHECKOUT_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 'w').toString('base64')}`,
};

export const testMailReportsSecret = 'the-secret-of-the-mail-server-in-tests';

export interface TestApp extends BuiltApp {
  services: Services;
  database: Kysely<Tables>;
}

/** What all test files of a worker share: to start it takes longer than most of them do. */
interface Shared {
  opened: OpenDatabase;
  queue: Queue;
  changes: SharedChanges;
  index: JobIndex;
}

let shared: Promise<Shared> | undefined;

/**
 * The application on a real, empty database, for one test file. Files of a worker run one after the other: they share
 * the database, the queue and the search, which begin each file empty. All else that keeps something in memory is made
 * for the file, so that no file can leave anything to the next.
 */
export function useTestApp(): TestApp {
  const test = {} as TestApp;
  beforeAll(async () => {
    Object.assign(argon2, cheapHashes);
    shared ??= openShared();
    const { opened, changes, index } = await shared;
    await emptyTables(opened.database);
    await changes.forget();
    await index.ready;
    await board.load(opened.database);
    await exchangeRates.load(opened.database);
    await planCatalog.load(opened.database);
    await synonymIndex.load(opened.database);
    Object.assign(test, await buildTestApp(await shared));
  });
  afterAll(async () => {
    Object.assign(argon2, usualHashes);
    await test.app?.close();
  });
  return test;
}

/** A hash says what it took to make it: where that is not the subject, as little as possible. */
const cheapHashes = { memoryKib: 8, passes: 1 };
const usualHashes = { ...argon2 };

async function openShared(): Promise<Shared> {
  const opened = await openOwnDatabase();
  const queue = await startQueue(opened, silentLog);
  const changes = createSharedChanges(opened.database, silentLog);
  const dataDirectory = await mkdtemp(join(temporaryRoot(), 'search-'));
  const index = createJobIndex({ database: opened.database, changes, config: { dataDirectory } }, silentLog);
  await index.ready;
  changes.keep();
  refuse(queue, ['work', 'schedule', 'rest', 'stop']);
  refuse(changes, ['watch', 'stop']);
  return { opened, queue, changes, index };
}

/** What would last beyond the file that does it. */
function refuse<T>(part: T, names: (keyof T & string)[]): void {
  for (const name of names) {
    const fail = () => {
      throw new Error(`${name}: all test files of a worker share this. Open a database of the test's own.`);
    };
    Object.assign(part as object, { [name]: fail });
  }
}

async function buildTestApp({ opened, queue, changes, index }: Shared): Promise<TestApp> {
  const directory = await mkdtemp(join(temporaryRoot(), 'data-'));
  const config = readConfig({
    DATA_DIR: directory,
    DEMO: 'false',
    LOG_LEVEL: 'silent',
    MAIL_REPORTS_SECRET: testMailReportsSecret,
    // Tests listen there as other servers.
    OUTBOUND_HOSTS: '127.0.0.1',
    ...testCheckout,
  });
  const services: Services = {
    config,
    database: opened.database,
    queue,
    files: createDiskStore(join(directory, 'files')),
    rateLimits: createRateLimits({ ...opened, kind: 'embedded' }),
    temporaryDirectory: join(directory, 'uploads'),
    changes,
    notices: opened.notices,
    outbound: createOutbound(config.outboundHosts),
  };
  // It goes on when the application of a file ends.
  const lasting: JobIndex = Object.create(index, { stop: { value: async () => {} } });
  const built = await buildApp(services, silentLog, () => lasting);
  await built.app.ready();
  return { ...built, services, database: opened.database };
}

type Listener = Parameters<Changes['subscribe']>[0];

/** The log of changes for an application that outlives the test files it is used by. */
interface SharedChanges extends Changes {
  /** Who listens by now goes on listening; who comes later does so until `forget`. */
  keep(): void;
  /** Goes on from now, as after a start: who stays reads everything again. */
  forget(): Promise<void>;
}

function createSharedChanges(database: Kysely<Tables>, log: Logger): SharedChanges {
  const changes = createChanges(database, log);
  const awayListeners: (() => void)[] = [];
  let listeners: Listener[] = [];
  let kept = { listeners: 0, awayListeners: 0 };
  const toAll: Listener = {
    async changed(told, cursor) {
      for (const listener of listeners) await listener.changed(told, cursor);
    },
    async lost() {
      for (const listener of listeners) await listener.lost();
    },
  };
  changes.subscribe(toAll);
  changes.onAway(() => {
    for (const tell of awayListeners) tell();
  });
  return {
    ...changes,
    get isAway() {
      return changes.isAway;
    },
    subscribe: (listener) => void listeners.push(listener),
    onAway: (tell) => void awayListeners.push(tell),
    keep() {
      kept = { listeners: listeners.length, awayListeners: awayListeners.length };
    },
    async forget() {
      const staying = listeners.slice(0, kept.listeners);
      awayListeners.length = kept.awayListeners;
      listeners = [];
      await changes.settled();
      listeners = staying;
      await toAll.lost();
    },
  };
}
