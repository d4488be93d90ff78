import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { vacuum } from '../../apps/server/src/platform/database/vacuum.ts';
import type { Options } from '../harness/scenario.ts';
import { startServerProcess } from '../../apps/server/src/testing/server-process.ts';

/** What the data are made by: a directory made by other sources is another one. */
const sources = [
  'migrations',
  'src/demo',
  'src/areas/jobs/jobs/row-rules.ts',
  'src/areas/jobs/jobs/write-commands.ts',
].map((name) => fileURLToPath(new URL(`../../apps/server/${name}`, import.meta.url)));

/** Where the data of a measured process are. */
export interface SeededData {
  directory: string;
  /** Undefined for the embedded database. */
  databaseUrl: string | undefined;
}

/** The given data directory, or one with that many demo jobs, loaded by the product itself and kept for later runs. */
export async function seededDirectory({ jobs, data }: Options): Promise<string> {
  if (data !== undefined) return data;
  const directory = join(tmpdir(), `waymark-bench-${jobs}-${fingerprint()}`);
  const complete = join(directory, 'complete');
  if (existsSync(complete)) return directory;
  await rm(directory, { recursive: true, force: true });
  process.stderr.write(`Loading ${jobs.toLocaleString('en')} demo jobs, only needed once ...\n`);
  const server = await startServerProcess({ DATA_DIR: directory, DEMO: 'true', DEMO_JOBS: String(jobs) });
  await server.line(new RegExp(`of ${jobs.toLocaleString('en')}$`));
  // Stopping waits for what follows the load: the vacuum that gives the planner its statistics.
  await server.end('SIGTERM');
  await writeFile(complete, '');
  return directory;
}

/**
 * A copy of the seeded directory with the postings of a file beside the demo's; without a file the directory itself.
 */
export async function directoryWithPostings(options: Options): Promise<string> {
  const { postings } = options;
  const demo = await seededDirectory(options);
  if (postings === undefined) return demo;
  const hash = createHash('sha256').update(readFileSync(postings)).update(importFingerprint());
  const directory = `${demo}-with-${hash.digest('hex').slice(0, 12)}`;
  const complete = join(directory, 'complete');
  if (existsSync(complete)) return directory;
  await rm(directory, { recursive: true, force: true });
  process.stderr.write('Importing the postings of the file, only needed once ...\n');
  await cp(demo, directory, { recursive: true });
  await rm(complete, { force: true });
  const command = fileURLToPath(new URL('../../apps/server/import-jobs.ts', import.meta.url));
  await promisify(execFile)(process.execPath, [command, postings, '--source', importedSource], {
    env: { ...process.env, DATA_DIR: directory, DATABASE_URL: '', DEMO: 'false' },
  });
  await writeFile(complete, '');
  return directory;
}

/** The source under which the postings of the file are kept. */
export const importedSource = 'bench';

function importFingerprint(): string {
  const folder = fileURLToPath(new URL('../../apps/server/src/areas/jobs/job-import', import.meta.url));
  const hash = createHash('sha256');
  for (const file of filesUnder(folder)) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** A copy of the seeded directory in which the numbers of the jobs are so far apart. */
export async function sparseDirectory(options: Options, apart: number): Promise<string> {
  const dense = await seededDirectory(options);
  const directory = `${dense}-sparse-${apart}`;
  const complete = join(directory, 'complete');
  if (existsSync(complete)) return directory;
  await rm(directory, { recursive: true, force: true });
  process.stderr.write('Giving the jobs numbers far apart, only needed once ...\n');
  await cp(dense, directory, { recursive: true });
  // Last comes what says that it is complete.
  await rm(complete, { force: true });
  const { database, close } = await openDatabase({ databaseUrl: undefined, dataDirectory: directory });
  // Beyond all numbers there are, so that none meets another that is still to be changed.
  await sql`alter table jobs alter column number drop identity`.execute(database);
  await sql`update jobs set number = (select max(number) from jobs) + number * ${apart}::int`.execute(
    database,
  );
  await sql`alter table jobs alter column number add generated always as identity`.execute(database);
  await sql`select setval(pg_get_serial_sequence('jobs', 'number'), (select max(number) from jobs))`.execute(
    database,
  );
  await vacuum(database);
  await close();
  await writeFile(complete, '');
  return directory;
}

/** What changes whenever the data would be made differently. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesUnder)) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

function filesUnder(source: string): string[] {
  if (statSync(source).isFile()) return [source];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
