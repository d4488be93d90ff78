import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql, type Kysely } from 'kysely';
import { trimChanges } from '../../apps/server/src/platform/changes.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import type { Tables } from '../../apps/server/src/platform/database/tables.ts';
import { vacuum } from '../../apps/server/src/platform/database/vacuum.ts';
import { findPostgres, startPostgresIn } from '../../tooling/dev/postgres.ts';
import { insertCopy, workTables } from './grown-board-sql.ts';
import { fingerprint } from './seeded-directory.ts';
import { seededPostgres, type SeededPostgres } from './seeded-postgres.ts';

/** As many as the demo's generator makes of its own. */
const demoJobs = 50_000;
/** Of the database's sessions: it has a process for each. */
const sessions = 2;

/**
 * A PostgreSQL cluster with that many postings, grown from the demo's within the database and kept for later runs.
 * Undefined where there are no server programs.
 */
export async function grownPostgres(jobs: number): Promise<SeededPostgres | undefined> {
  const programs = findPostgres();
  if (!programs) return undefined;
  if (jobs <= demoJobs) return seededPostgres(jobs);
  const directory = join(tmpdir(), `waymark-bench-grown-${jobs}-${growthFingerprint()}`);
  const complete = join(directory, 'seconds');
  const cluster = join(directory, 'cluster');
  const isThere = existsSync(complete);
  const began = performance.now();
  if (!isThere) {
    await rm(directory, { recursive: true, force: true });
    await copyDemo(directory);
  }
  const server = await startPostgresIn(programs, cluster);
  try {
    if (!isThere) {
      process.stderr.write(
        `Making ${jobs.toLocaleString('en')} postings in PostgreSQL, only needed once ...\n`,
      );
      await grow(server.url, jobs);
      await writeFile(complete, String((performance.now() - began) / 1000));
    }
    return {
      data: { directory, databaseUrl: server.url },
      loadSeconds: Number(await readFile(complete, 'utf8')),
      stop: server.stop,
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

function growthFingerprint(): string {
  const statements = fileURLToPath(new URL('./grown-board-sql.ts', import.meta.url));
  const hash = createHash('sha256').update(fingerprint()).update(readFileSync(statements));
  return hash.digest('hex').slice(0, 12);
}

/** The cluster and the files of the demo's board, with their owners. */
async function copyDemo(directory: string): Promise<void> {
  const demo = await seededPostgres(demoJobs);
  await demo?.stop();
  await mkdir(directory, { recursive: true });
  for (const part of ['cluster', 'files'])
    await promisify(execFile)('cp', ['-a', join(demo?.data.directory ?? '', part), directory]);
}

async function grow(databaseUrl: string, jobs: number): Promise<void> {
  const { database, close } = await openDatabase({ databaseUrl, dataDirectory: '' });
  const copies = Math.ceil(jobs / demoJobs) - 1;
  // It is another board: nothing that was copied from the one before fits.
  await sql`update read_model_mark set mark = gen_random_uuid()`.execute(database);
  for (const make of workTables) await make(copies).execute(database);
  const indexes = await dropIndexes(database);
  await inSessions(
    Array.from({ length: copies }, (_none, nth) =>
      insertCopy(nth + 1, Math.min(demoJobs, jobs - (nth + 1) * demoJobs)),
    ),
    (statement) => statement.execute(database),
  );
  await sql`drop table grown_places, grown_companies`.execute(database);
  // Partners' feeds have what its source allows to pass on.
  await sql`
    insert into job_sources (id, name, address, format, passes_on, is_on, every_hours)
    values (gen_random_uuid(), 'grown', 'https://grown.example/jobs.json', 'json', true, false, 24)
  `.execute(database);
  await inSessions(indexes, (definition) =>
    database.connection().execute(async (connection) => {
      await sql`set maintenance_work_mem = '512MB'`.execute(connection);
      await sql.raw(definition).execute(connection);
      await sql`reset maintenance_work_mem`.execute(connection);
    }),
  );
  await trimChanges(database);
  // What autovacuum does some time after an import, now: nothing is measured beside it.
  await vacuum(database);
  await close();
}

/** Indexes are made faster over all rows than with each; those of constraints stay. Gives how they are made again. */
async function dropIndexes(database: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = 'jobs'::regclass and not indisunique
    order by pg_relation_size(indexrelid) desc
  `.execute(database);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(database);
  return rows.map(({ definition }) => definition);
}

async function inSessions<T>(tasks: readonly T[], run: (task: T) => Promise<unknown>): Promise<void> {
  const left = [...tasks];
  async function session(): Promise<void> {
    for (let task = left.shift(); task !== undefined; task = left.shift()) await run(task);
  }
  await Promise.all(Array.from({ length: sessions }, session));
}
