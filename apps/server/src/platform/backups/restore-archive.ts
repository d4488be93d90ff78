import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { finishRestore, readLines } from '../database/finish-restore.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { restoreDatabase } from '../database/restore.ts';
import type { Database } from '../database/tables.ts';
import { StartError } from '../errors.ts';
import type { FileStore } from '../files/file-store.ts';
import { newId } from '../ids.ts';
import { sumRows, type Manifest } from './archive-format.ts';
import { openArchive } from './open-archive.ts';

export interface RestoreTarget {
  opened: OpenDatabase;
  files: FileStore;
  /** On the same disk as the files, where they are kept on one. */
  temporaryDirectory: string;
}

export interface Restored {
  manifest: Manifest;
  rows: number;
  files: number;
}

/**
 * Restores a backup into an empty database and its files into a store, and compares both with what the backup says:
 * rows by table, and the checksum of each file. Throws a StartError that names what differs.
 */
export async function restoreArchive(
  path: string,
  key: string | undefined,
  { opened, files, temporaryDirectory }: RestoreTarget,
): Promise<Restored> {
  await mkdir(temporaryDirectory, { recursive: true });
  const archive = await openArchive(path, join(temporaryDirectory, newId()), key);
  try {
    const { manifest } = archive;
    await restoreDatabase(opened, readLines(archive.openDatabase));
    await compareCounts(opened.database, manifest);
    const stored = await storeFiles(archive.readFiles(), { opened, files, temporaryDirectory });
    if (stored !== manifest.files) {
      throw new StartError(
        `The backup has ${stored} files, and should have ${manifest.files}. Choose another one.`,
      );
    }
    // A backup that this version cannot be started on is no backup.
    await finishRestore(opened);
    return { manifest, rows: sumRows(manifest), files: stored };
  } finally {
    await archive.close();
  }
}

async function compareCounts(database: Database, { tables }: Manifest): Promise<void> {
  const differing: string[] = [];
  for (const [name, expected] of Object.entries(tables)) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::float8 as count from ${sql.id(...name.split('.'))}
    `.execute(database);
    const count = rows[0]?.count ?? 0;
    if (count !== expected) differing.push(`${name} has ${count} rows instead of ${expected}`);
  }
  if (differing.length > 0) throw new StartError(`The restored database differs: ${differing.join(', ')}.`);
}

async function storeFiles(
  entries: AsyncIterable<{ key: string; content: Readable }>,
  { opened, files, temporaryDirectory }: RestoreTarget,
): Promise<number> {
  let count = 0;
  for await (const { key, content } of entries) {
    const path = join(temporaryDirectory, newId());
    try {
      const hash = createHash('sha256');
      content.on('data', (part: Buffer) => void hash.update(part)).pause();
      await pipeline(content, createWriteStream(path, { mode: 0o600 }));
      if (await isNamed(opened.database, key, hash.digest('hex'))) await files.adopt(path, key);
    } finally {
      await rm(path, { force: true });
    }
    count++;
  }
  return count;
}

/** False for a file that came after the copy of the database. Throws a StartError where it is another file. */
async function isNamed(database: Database, key: string, sha256: string): Promise<boolean> {
  const row = await database
    .selectFrom('files')
    .select('sha256')
    .where('storage_key', '=', key)
    .executeTakeFirst();
  if (row && row.sha256 !== sha256) {
    throw new StartError(
      `The file ${key} in the backup is not the one that was stored. Choose another backup.`,
    );
  }
  return row !== undefined;
}
