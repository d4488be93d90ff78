import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PassThrough, type Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { backupDatabase } from '../database/backup.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import type { Database } from '../database/tables.ts';
import { AppError } from '../errors.ts';
import type { FileStore } from '../files/file-store.ts';
import { databaseEntry, filesFolder, manifestEntry, type Manifest } from './archive-format.ts';
import { encrypt } from './encryption.ts';

interface ArchiveParts {
  opened: OpenDatabase;
  files: FileStore;
  key: string | undefined;
  signal?: AbortSignal | undefined;
}

const filesRead = 500;

/** Writes a backup to a new file, which is whole and on disk when it resolves; where it rejects, the file is a part. */
export async function writeArchive(
  path: string,
  { opened, files, key, signal }: ArchiveParts,
): Promise<Manifest> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const encrypted = key === undefined ? output : await encrypt(output, key);
  // It holds addresses and password hashes: for this user alone.
  const written = pipeline(encrypted, createWriteStream(path, { mode: 0o600, flags: 'wx' }), {
    ...(signal && { signal }),
  });
  const broken = Promise.withResolvers<never>();
  zip.on('error', broken.reject);
  written.catch(broken.reject);
  broken.promise.catch(() => {});
  /** A write waits for a reader that may be gone: its failure ends the wait. */
  const orBroken = <T>(work: Promise<T>) => Promise.race([work, broken.promise]);
  const madeAt = new Date().toISOString();
  try {
    const tables = await orBroken(addDatabase(zip, opened, orBroken));
    const stored = await orBroken(addFiles(zip, opened.database, files, orBroken));
    const manifest: Manifest = { format: 1, madeAt, tables, ...stored };
    zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`), manifestEntry);
    zip.end();
    await orBroken(written);
    await makeDurable(path);
    return manifest;
  } catch (error) {
    output.destroy();
    // The file is removed afterwards, so its writer has to end first.
    await written.catch(() => {});
    throw error;
  }
}

type OrBroken = <T>(work: Promise<T>) => Promise<T>;

async function addDatabase(
  zip: ZipFile,
  opened: OpenDatabase,
  orBroken: OrBroken,
): Promise<Record<string, number>> {
  const text = new PassThrough();
  zip.addReadStream(text, databaseEntry, { forceZip64Format: true });
  const { counts } = await backupDatabase(opened, async (part) => {
    if (!text.write(part)) await orBroken(once(text, 'drain'));
  });
  text.end();
  await orBroken(finished(text));
  return counts;
}

/** The files that rows name now: those of rows that came after the copy of the database do no harm. */
async function addFiles(
  zip: ZipFile,
  database: Database,
  files: FileStore,
  orBroken: OrBroken,
): Promise<Pick<Manifest, 'files' | 'fileBytes' | 'missing'>> {
  const stored = { files: 0, fileBytes: 0, missing: 0 };
  let last: string | undefined;
  for (;;) {
    const query = database.selectFrom('files').select(['id', 'storage_key']).orderBy('id').limit(filesRead);
    const rows = await (last === undefined ? query : query.where('id', '>', last)).execute();
    if (rows.length === 0) return stored;
    for (const { storage_key: key } of rows) {
      const content = await orBroken(files.open(key)).catch(unlessMissing);
      if (!content) {
        if (await isStillNamed(database, key)) stored.missing++;
        continue;
      }
      content.on('data', (part: Buffer) => void (stored.fileBytes += part.length)).pause();
      zip.addReadStream(content, filesFolder + key, { compress: false, forceZip64Format: true });
      await orBroken(finished(content, { writable: false }));
      stored.files++;
    }
    last = rows.at(-1)?.id;
  }
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'not_found') return undefined;
  throw error;
}

/** A file may be removed between the look at its row and the look at its bytes. */
async function isStillNamed(database: Database, key: string): Promise<boolean> {
  const row = await database
    .selectFrom('files')
    .select('id')
    .where('storage_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

async function makeDurable(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}
