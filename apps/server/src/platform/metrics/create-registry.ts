import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { listLastBackups } from '../backups/last-backup.ts';
import type { Changes } from '../changes.ts';
import type { DatabasePool } from '../database/database-pool.ts';
import type { Database } from '../database/tables.ts';
import type { PageCache } from '../http/page-cache.ts';
import { within } from '../within.ts';
import { measuredMails, measuredRequests, type MailOutcome, type MeasuredRequest } from './measured.ts';
import { readQueues } from './read-database.ts';

/** The measured parts of a process; a worker has no pages. */
export interface MeasuredParts {
  database: Database;
  pool: DatabasePool;
  changes: Changes;
  cache: PageCache | undefined;
  /** The seconds by which a search engine is behind; rejects while it is away. Undefined without one. */
  engineLag?: (() => Promise<number>) | undefined;
}

/** A database that is asked for figures and does not answer must not hold up those of the process. */
const maxReadMs = 2000;
/** However often metrics are asked for, the database is asked so often at most. */
const keptMs = 5000;

/** All that is measured; `stop` ends the subscriptions. Every label has a bounded set of values. */
export function createRegistry(parts: MeasuredParts): { registry: Registry; stop: () => void } {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addConnections(registry, parts.pool);
  addFigures(registry, parts.database);
  addReadModel(registry, parts.changes);
  if (parts.cache) addPageCache(registry, parts.cache);
  if (parts.engineLag) addSearchEngine(registry, parts.engineLag);
  const stops = [addRequests(registry), addMails(registry)];
  return {
    registry,
    stop() {
      for (const stop of stops) stop();
      registry.clear();
    },
  };
}

function addRequests(registry: Registry): () => unknown {
  const registers = [registry];
  const count = new Counter({
    name: 'waymark_requests_total',
    help: 'Answered requests.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'waymark_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['route'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const note = (message: unknown) => {
    const { method, route, status, seconds } = message as MeasuredRequest;
    count.inc({ method, route, status });
    duration.observe({ route }, seconds);
  };
  measuredRequests.subscribe(note);
  return () => measuredRequests.unsubscribe(note);
}

function addMails(registry: Registry): () => unknown {
  const count = new Counter({
    name: 'waymark_mails_total',
    help: 'Attempts to hand a mail over: sent, deferred (tried again later) or refused (for good).',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of ['sent', 'deferred', 'refused']) count.inc({ outcome }, 0);
  const note = (outcome: unknown) => count.inc({ outcome: outcome as MailOutcome });
  measuredMails.subscribe(note);
  return () => measuredMails.unsubscribe(note);
}

function addPageCache(registry: Registry, cache: PageCache): void {
  registry.registerMetric(
    new Counter({
      name: 'waymark_page_cache_answers_total',
      help: 'Pages asked for: answered fresh, answered stale while a new one is rendered, or rendered.',
      labelNames: ['outcome'],
      registers: [],
      collect() {
        this.reset();
        for (const [outcome, count] of Object.entries(cache.answers)) this.inc({ outcome }, count);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'waymark_page_cache_pages',
      help: 'Pages in the cache.',
      registers: [],
      collect() {
        this.set(cache.size);
      },
    }),
  );
}

function addReadModel(registry: Registry, changes: Changes): void {
  registry.registerMetric(
    new Gauge({
      name: 'waymark_read_model_lag_seconds',
      help: 'Age of what pages and searches show: everything committed before that is in the public replica.',
      registers: [],
      collect() {
        this.set(changes.secondsBehind());
      },
    }),
  );
}

function addSearchEngine(registry: Registry, readLag: () => Promise<number>): void {
  // Undefined where it is away or too slow.
  const look = async () => {
    const lag = readLag().catch(() => undefined);
    return (await within(lag, maxReadMs)) ? lag : undefined;
  };
  const gauge = (name: string, help: string, figureOf: (lag: number | undefined) => number | undefined) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          const figure = figureOf(await look());
          if (figure === undefined) this.remove();
          else this.set(figure);
        },
      }),
    );
  gauge('waymark_search_engine_up', 'Whether the search engine answers.', (lag) => Number(lag !== undefined));
  gauge(
    'waymark_search_engine_lag_seconds',
    'Age of what the search engine has: everything committed before that is in it.',
    (lag) => lag,
  );
}

function addConnections(registry: Registry, pool: DatabasePool): void {
  registry.registerMetric(
    new Gauge({
      name: 'waymark_database_connections',
      help: 'Connections of this process, by who they are for and whether they are in use.',
      labelNames: ['pool', 'state'],
      registers: [],
      collect() {
        for (const { name, open, idle } of pool.measure().connections) {
          this.set({ pool: name, state: 'used' }, open - idle);
          this.set({ pool: name, state: 'idle' }, idle);
        }
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'waymark_database_waiting',
      help: 'Callers that wait for a connection.',
      registers: [],
      collect() {
        this.set(pool.measure().waiting);
      },
    }),
  );
}

/** Figures from the database, read once for all of them. */
function addFigures(registry: Registry, database: Database): void {
  const read = keepFor(keptMs, () => readFigures(database));
  registry.registerMetric(
    new Gauge({
      name: 'waymark_database_up',
      help: 'Whether the database answers.',
      registers: [],
      async collect() {
        this.set((await read()) ? 1 : 0);
      },
    }),
  );
  const gauge = (name: string, help: string, label: string, list: (figures: Figures) => [string, number][]) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [],
        async collect() {
          const figures = await read();
          // A queue that is gone must not be reported again.
          this.reset();
          for (const [value, figure] of figures ? list(figures) : []) this.set({ [label]: value }, figure);
        },
      }),
    );
  gauge('waymark_queue_jobs', 'Jobs that wait or are under way.', 'queue', ({ queues }) =>
    queues.map(({ queue, waiting }) => [queue, waiting]),
  );
  gauge('waymark_queue_failed_jobs', 'Jobs that were given up.', 'queue', ({ queues }) =>
    queues.map(({ queue, failed }) => [queue, failed]),
  );
  gauge('waymark_queue_oldest_seconds', 'How long the oldest due job has waited.', 'queue', ({ queues }) =>
    queues.map(({ queue, oldestSeconds }) => [queue, oldestSeconds]),
  );
  gauge('waymark_backup_age_seconds', 'Time since the last one that succeeded.', 'kind', ({ backups }) =>
    backups.map(({ kind, at }) => [kind, (Date.now() - at.getTime()) / 1000]),
  );
  gauge('waymark_backup_bytes', 'Size of the last one that succeeded.', 'kind', ({ backups }) =>
    backups.map(({ kind, bytes }) => [kind, bytes]),
  );
}

type Figures = NonNullable<Awaited<ReturnType<typeof readFigures>>>;

/** Undefined where the database is away or too slow. */
async function readFigures(database: Database) {
  const reading = Promise.all([readQueues(database), listLastBackups(database)])
    .then(([queues, backups]) => ({ queues, backups }))
    .catch(() => undefined);
  return (await within(reading, maxReadMs)) ? reading : undefined;
}

/** One reading at a time, and none again while it is young. */
function keepFor<T>(milliseconds: number, read: () => Promise<T>): () => Promise<T> {
  let kept: { at: number; value: Promise<T> } | undefined;
  return () => {
    if (!kept || performance.now() - kept.at > milliseconds) kept = { at: performance.now(), value: read() };
    return kept.value;
  };
}
