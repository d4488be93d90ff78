import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartError } from '../errors.ts';
import { lockDirectory } from './directory-lock.ts';
import { EmbeddedEngine } from './embedded-engine.ts';
import { EmbeddedSocket } from './embedded-socket.ts';
import { plannerOptions } from './planner-settings.ts';
import type { Tables } from './tables.ts';

export interface OpenDatabase {
  kind: 'embedded' | 'server';
  database: Kysely<Tables>;
  pool: pg.Pool;
  close(): Promise<void>;
}

const types = new pg.TypeOverrides();
// Counts and money fit a JavaScript number (2^53); a date stays the day it is, in no time zone.
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.NUMERIC, Number);
types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Opens PostgreSQL, or the embedded database below `dataDirectory`. Throws a StartError that says what to do. */
export async function openDatabase(options: {
  databaseUrl: string | undefined;
  dataDirectory: string;
}): Promise<OpenDatabase> {
  return options.databaseUrl === undefined
    ? openEmbedded(options.dataDirectory)
    : openServer(options.databaseUrl);
}

/** An embedded database that lives in memory only: for tests and measurements. */
export async function openInMemory(): Promise<OpenDatabase> {
  return assembleEmbedded(await EmbeddedEngine.open(undefined), () => {});
}

async function openEmbedded(dataDirectory: string): Promise<OpenDatabase> {
  const release = lockDirectory(dataDirectory);
  try {
    return assembleEmbedded(await EmbeddedEngine.open(join(dataDirectory, 'database')), release);
  } catch (error) {
    release();
    throw new StartError(
      `The database in ${dataDirectory} did not open. Restore it from a backup with "npm run db:restore", or set DATA_DIR to an empty directory.`,
      { cause: error },
    );
  }
}

function assembleEmbedded(engine: EmbeddedEngine, release: () => void): OpenDatabase {
  // One session, so one client: the pool is the queue before it, and a transaction holds it alone.
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    // Code that asks for a second client inside a transaction would wait for itself: fail instead of hanging.
    connectionTimeoutMillis: 30_000,
    types,
    stream: () => new EmbeddedSocket(engine),
  });
  return assemble('embedded', pool, async () => {
    await engine.close();
    release();
  });
}

async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    types,
    connectionTimeoutMillis: 5000,
    // One zone on every machine.
    options: ['-c', 'timezone=UTC', ...plannerOptions()].join(' '),
  });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const { hostname, port } = new URL(databaseUrl);
    throw new StartError(
      `PostgreSQL at ${hostname}:${port || '5432'} does not answer (${reasonOf(error)}). Start it, or correct DATABASE_URL.`,
      { cause: error },
    );
  }
  return assemble('server', pool, async () => {});
}

function assemble(kind: OpenDatabase['kind'], pool: pg.Pool, release: () => Promise<void>): OpenDatabase {
  // An idle client that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind,
    database,
    pool,
    async close() {
      await database.destroy();
      await release();
    },
  };
}

/** The code of a refused connection says more than its message, which may be empty (AggregateError). */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
