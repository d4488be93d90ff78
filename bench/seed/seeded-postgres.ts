import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { vacuum } from '../../apps/server/src/platform/database/vacuum.ts';
import { startServerProcess } from '../../apps/server/src/testing/server-process.ts';
import { findPostgres, startPostgresIn } from '../../tooling/dev/postgres.ts';
import { fingerprint, type SeededData } from './seeded-directory.ts';

export interface SeededPostgres {
  data: SeededData;
  /** How long the product took to load its demo jobs, in this run or in an earlier one. */
  loadSeconds: number;
  /** Ends the cluster and keeps its directory. */
  stop(): Promise<void>;
}

/**
 * A PostgreSQL cluster with that many demo jobs, loaded by the product itself and kept for later runs.
 * Undefined where there are no server programs.
 */
export async function seededPostgres(jobs: number): Promise<SeededPostgres | undefined> {
  const programs = findPostgres();
  if (!programs) return undefined;
  const directory = join(tmpdir(), `waymark-bench-postgres-${jobs}-${fingerprint()}`);
  const cluster = join(directory, 'cluster');
  const complete = join(directory, 'seconds');
  if (!existsSync(complete)) await rm(directory, { recursive: true, force: true });
  await mkdir(cluster, { recursive: true });
  const server = await startPostgresIn(programs, cluster);
  try {
    if (!existsSync(complete)) await writeFile(complete, String(await load(directory, server.url, jobs)));
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

async function load(directory: string, databaseUrl: string, jobs: number): Promise<number> {
  process.stderr.write(
    `Loading ${jobs.toLocaleString('en')} demo jobs into PostgreSQL, only needed once ...\n`,
  );
  const began = performance.now();
  const product = await startServerProcess({
    DATA_DIR: directory,
    DATABASE_URL: databaseUrl,
    DEMO: 'true',
    DEMO_JOBS: String(jobs),
  });
  await product.line(new RegExp(`of ${jobs.toLocaleString('en')}$`));
  const seconds = (performance.now() - began) / 1000;
  await product.end('SIGTERM');
  await vacuumServer(databaseUrl);
  return seconds;
}

/** What autovacuum does some time after a load, now: nothing is measured beside it. */
async function vacuumServer(databaseUrl: string): Promise<void> {
  const { database, close } = await openDatabase({ databaseUrl, dataDirectory: '' });
  await vacuum(database);
  await close();
}
