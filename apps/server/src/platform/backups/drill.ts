import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../config.ts';
import { openDatabase, type OpenDatabase } from '../database/open-database.ts';
import { StartError } from '../errors.ts';
import { createDiskStore } from '../files/disk-store.ts';
import type { BackupConfig } from '../settings/backup-settings.ts';
import { newestFirst } from './archive-format.ts';
import { openPlace } from './backup-place.ts';
import { restoreArchive, type Restored } from './restore-archive.ts';

export interface Drilled extends Restored {
  name: string;
  bytes: number;
}

type DrillConfig = Pick<Config, 's3' | 'dataDirectory' | 'databaseUrl'>;

interface DrillOptions {
  /** The newest without it. */
  named?: string | undefined;
  /** Has room for the backup twice. */
  directory?: string;
}

/**
 * Restores the newest backup, or a named one, into a database and a directory that are removed afterwards, and
 * compares it with what it says it holds. Throws a StartError that says what is wrong with it.
 */
export async function drillBackup(
  config: DrillConfig,
  backup: BackupConfig,
  { named, directory: parent = tmpdir() }: DrillOptions = {},
): Promise<Drilled> {
  const place = openPlace(config, backup);
  const names = await place.list();
  const name = named ?? newestFirst(names)[0]?.name;
  if (name === undefined)
    throw new StartError('There is no backup yet. Make one with "node apps/server/make-backup.ts".');
  if (!names.includes(name)) throw new StartError(`There is no backup named ${name}.`);
  const directory = await mkdtemp(join(parent, 'waymark-drill-'));
  try {
    const path = join(directory, name);
    await place.fetch(name, path);
    const { size: bytes } = await stat(path);
    const restored = await withEmptyDatabase(config, directory, (opened) => {
      const files = createDiskStore(join(directory, 'files'));
      return restoreArchive(path, backup.key, {
        opened,
        files,
        temporaryDirectory: join(directory, 'uploads'),
      });
    });
    return { ...restored, name, bytes };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** An empty database as the board has one: embedded in the directory, or another of the same server. */
async function withEmptyDatabase<T>(
  { databaseUrl }: DrillConfig,
  dataDirectory: string,
  run: (opened: OpenDatabase) => Promise<T>,
): Promise<T> {
  const scratch = databaseUrl === undefined ? undefined : await createScratch(databaseUrl);
  try {
    const opened = await openDatabase({ databaseUrl: scratch?.url, dataDirectory });
    try {
      return await run(opened);
    } finally {
      await opened.close();
    }
  } finally {
    await scratch?.drop();
  }
}

/** No drill takes longer: a database of an earlier one was left by a process that was killed. */
const leftAfterMs = 24 * 3_600_000;

async function createScratch(databaseUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `waymark_drill_${process.pid}_${Date.now()}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return (await client.query<{ name: string }>(statement)).rows;
    } finally {
      await client.end();
    }
  };
  const left = await run(`
    select datname as name from pg_database join pg_roles on pg_roles.oid = datdba
    where datname ~ '^waymark_drill_\\d+_\\d+$' and rolname = current_user
  `);
  for (const { name: old } of left) {
    if (Number(old.split('_').at(-1)) > Date.now() - leftAfterMs) continue;
    await run(`drop database if exists ${old} with (force)`);
  }
  await run(`create database ${name}`).catch((error: unknown) => {
    throw new StartError(
      'A drill needs a database of its own on the server, which could not be created. Give the user of DATABASE_URL the right: alter role NAME createdb.',
      { cause: error },
    );
  });
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => void (await run(`drop database if exists ${name} with (force)`)),
  };
}
