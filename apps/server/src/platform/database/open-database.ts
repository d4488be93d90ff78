import { Kysely, PostgresDialect } from 'kysely';
import { Duplex } from 'node:stream';
import pg from 'pg';
import { StartError } from '../errors.ts';
import { within } from '../within.ts';
import { createDatabasePool, type DatabasePool } from './database-pool.ts';
import { openEmbeddedDirectory, type EmbeddedDirectory } from './embedded-directory.ts';
import { EmbeddedEngine } from './embedded-engine.ts';
import { LastingClient, type LastingConfig } from './lost-connection.ts';
import { listenEmbedded, listenOnServer, type Notices } from './notices.ts';
import { asOptions, plannerSettings } from './planner-settings.ts';
import type { Tables } from './tables.ts';

const AUTHENTICATION_OK = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);

const READY_FOR_QUERY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

const TERMINATE = 0x58;

/**
 * The stream that `pg` takes for a network socket, answered by the embedded engine.
 * The startup packet has no message type and needs no engine: it is answered here.
 */
class EmbeddedSocket extends Duplex {
  #engine: EmbeddedEngine;
  #started = false;

  constructor(engine: EmbeddedEngine) {
    super();
    this.#engine = engine;
  }

  connect(): this {
    // One session serves every client that ever connects: what the last one left open is rolled back.
    this.#engine.send(simpleQuery('ROLLBACK')).then(
      () => this.emit('connect'),
      (error: unknown) => this.destroy(error as Error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed when they arrive.
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    if (!this.#started) {
      this.#started = true;
      this.push(Buffer.concat([AUTHENTICATION_OK, READY_FOR_QUERY]));
      done();
      return;
    }
    if (chunk[0] === TERMINATE) {
      this.push(null);
      done();
      return;
    }
    this.#engine.send(chunk).then(
      (reply) => {
        this.push(reply);
        done();
        // Nothing comes after its last word: the client has to know that this session is over.
        if (!this.#engine.isRunning) this.destroy();
      },
      (error: unknown) => done(error as Error),
    );
  }

  /** pg corks one query's messages; sent as one, they cost one trip to the worker. */
  override _writev(
    chunks: { chunk: Buffer; encoding: string }[],
    done: (error?: Error | null) => void,
  ): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'buffer', done);
  }
}

export interface OpenDatabase {
  kind: 'embedded' | 'server';
  database: Kysely<Tables>;
  pool: DatabasePool;
  notices: Notices;
  close(): Promise<void>;
}

const types = new pg.TypeOverrides();
// Counts and money fit a JavaScript number (2^53); a date stays the day it is, in no time zone.
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.NUMERIC, Number);
types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Where the line of those who wait for a connection ends: later callers are told to come back. */
const line = { guests: 100, guestsEach: 25, others: 1000, guestMs: 5000, otherMs: 30_000 };
const connections = { guestPlaces: 6, otherPlaces: 10, places: 16 };

/**
 * Who opens a database: requests and what recurs beside them, a worker, or a command that takes as long as it
 * takes.
 */
export type DatabaseRole = 'web' | 'worker' | 'command';

/**
 * Milliseconds that a statement may take. The embedded engine has no such limit: there, what guests can ask
 * is bounded.
 */
const statementMs: Record<DatabaseRole, { guests: number; others: number } | undefined> = {
  web: { guests: 5000, others: 30_000 },
  worker: { guests: 300_000, others: 300_000 },
  command: undefined,
};
/** For the answer to arrive, and for a transaction whose process has forgotten it. */
const answerMarginMs = 5000;
const idleTransactionMs = 60_000;
/** How long a holder of the embedded database may go on when it is closed. */
const endSessionMs = 2000;

/**
 * Opens PostgreSQL, or the embedded database below `dataDirectory`, where `embedded` is an opening that was
 * begun before. Throws a StartError that says what to do.
 */
export async function openDatabase(options: {
  databaseUrl: string | undefined;
  dataDirectory: string;
  role?: DatabaseRole;
  embedded?: Promise<EmbeddedDirectory> | undefined;
}): Promise<OpenDatabase> {
  if (options.databaseUrl !== undefined) return openServer(options.databaseUrl, options.role ?? 'command');
  const { engine, release } = await (options.embedded ?? openEmbeddedDirectory(options.dataDirectory));
  // What a command prints is its result, and nothing else.
  const isServer = options.role === 'web' || options.role === 'worker';
  return assembleEmbedded(engine, release, isServer ? (text) => process.stdout.write(`${text}\n`) : () => {});
}

/** Made once for all that are opened: to migrate one takes seconds. */
let template: Promise<Blob> | undefined;

/** An embedded database that lives in memory only: for tests and measurements. */
export async function openInMemory(): Promise<OpenDatabase> {
  template ??= createTemplate();
  return assembleEmbedded(
    await EmbeddedEngine.open({ template: await template }),
    () => {},
    () => {},
  );
}

/** An empty database to copy: making one takes five times as long. */
async function createTemplate(): Promise<Blob> {
  const { PGlite } = await import('@electric-sql/pglite');
  const empty = await PGlite.create();
  const files = await empty.dumpDataDir('none');
  await empty.close();
  return new Blob([files]);
}

function assembleEmbedded(
  engine: EmbeddedEngine,
  release: () => void,
  tell: (text: string) => void,
): OpenDatabase {
  // One session, so one client, which a transaction holds alone. Code that asks for a second one inside a
  // transaction would wait for itself: the line ends that.
  const driver = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    types,
    Client: LastingClient,
    stream: () => new EmbeddedSocket(engine),
  });
  const pool = createDatabasePool(
    { guests: driver, others: driver },
    { ...line, places: 1, guestPlaces: 1, otherPlaces: 1 },
  );
  return assemble('embedded', pool, listenEmbedded(driver), async (ending) => {
    // The one session ends with its thread, also where it is in use.
    if (!(await within(ending, endSessionMs)))
      tell(`The database was in use when it was closed: ${pool.describeHeld()}`);
    // A thread that the system holds may write yet: the lock goes when it ends, or with the process.
    if (!(await engine.close(release)))
      tell('The embedded database did not end in time; it recovers when it is opened.');
  });
}

async function openServer(databaseUrl: string, role: DatabaseRole): Promise<OpenDatabase> {
  const limits = statementMs[role];
  const drivers = {
    guests: createDriver(databaseUrl, connections.guestPlaces, limits?.guests),
    others: createDriver(databaseUrl, connections.otherPlaces, limits?.others),
  };
  const pool = createDatabasePool(drivers, { ...line, ...connections });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const { hostname, port } = new URL(databaseUrl);
    throw new StartError(
      `PostgreSQL at ${hostname}:${port || '5432'} does not answer (${reasonOf(error instanceof Error ? error.cause : error)}). Start it, or correct DATABASE_URL.`,
      { cause: error },
    );
  }
  const notices = listenOnServer(() => new pg.Client({ connectionString: databaseUrl, keepAlive: true }));
  return assemble('server', pool, notices, (ending) => ending);
}

function createDriver(connectionString: string, max: number, limitMs: number | undefined): pg.Pool {
  const settings = {
    // One zone on every machine.
    timezone: 'UTC',
    ...plannerSettings,
    ...(limitMs && { statement_timeout: limitMs, idle_in_transaction_session_timeout: idleTransactionMs }),
  };
  const config: pg.PoolConfig & LastingConfig = {
    connectionString,
    max,
    types,
    Client: LastingClient,
    connectionTimeoutMillis: 5000,
    // Keepalive notices a silent peer between queries.
    keepAlive: true,
    ...(limitMs && { answerMs: limitMs + answerMarginMs }),
    options: asOptions(settings).join(' '),
  };
  return new pg.Pool(config);
}

/** `end` is given the end of all connections, to wait for. */
function assemble(
  kind: OpenDatabase['kind'],
  pool: DatabasePool,
  notices: Notices,
  end: (ending: Promise<void>) => Promise<void>,
): OpenDatabase {
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { kind, database, pool, notices, close: () => end(database.destroy()) };
}

/** The code of a refused connection says more than its message, which may be empty (AggregateError). */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

function simpleQuery(text: string): Buffer {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5);
  head.write('Q');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
