import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { StartError } from '../errors.ts';
import {
  databaseEntry,
  filesFolder,
  manifestEntry,
  manifestSchema,
  type Manifest,
} from './archive-format.ts';
import { decrypt } from './encryption.ts';

export interface Archive {
  manifest: Manifest;
  openDatabase(): Promise<Readable>;
  /** Each uploaded file with its key, to be read before the next. */
  readFiles(): AsyncGenerator<{ key: string; content: Readable }>;
  close(): Promise<void>;
}

const ageHeader = 'age-encryption.org/v1';
const manifestMaxBytes = 10_000_000;

/** Opens a backup, which is decrypted to `plainPath` first where it has to be. Throws a StartError. */
export async function openArchive(
  path: string,
  plainPath: string,
  key: string | undefined,
): Promise<Archive> {
  const isEncrypted = (await readStart(path)).startsWith(ageHeader);
  if (isEncrypted) await decryptTo(plainPath, path, key);
  const readable = isEncrypted ? plainPath : path;
  const remove = () => (isEncrypted ? rm(plainPath, { force: true }) : Promise.resolve());
  try {
    return await readArchive(readable, remove);
  } catch (error) {
    await remove();
    throw error;
  }
}

async function readArchive(path: string, remove: () => Promise<void>): Promise<Archive> {
  const zip = await openZip(path);
  try {
    const found = await findEntries(zip);
    const manifest = manifestSchema.parse(
      JSON.parse(await text(await zip.openReadStreamPromise(found.manifest))),
    );
    return {
      manifest,
      openDatabase: () => zip.openReadStreamPromise(found.database),
      readFiles: () => readFiles(path),
      async close() {
        zip.close();
        await remove();
      },
    };
  } catch (error) {
    zip.close();
    throw error instanceof StartError ? error : notABackup(error);
  }
}

async function* readFiles(path: string): AsyncGenerator<{ key: string; content: Readable }> {
  const zip = await openZip(path);
  try {
    for await (const entry of zip.eachEntry()) {
      if (!entry.fileName.startsWith(filesFolder)) continue;
      const content = await zip.openReadStreamPromise(entry);
      yield { key: entry.fileName.slice(filesFolder.length), content };
    }
  } finally {
    zip.close();
  }
}

async function findEntries(zip: ZipFile): Promise<{ database: Entry; manifest: Entry }> {
  let database: Entry | undefined;
  let manifest: Entry | undefined;
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName === databaseEntry) database = entry;
    if (entry.fileName === manifestEntry) manifest = entry;
  }
  if (!database || !manifest || manifest.uncompressedSize > manifestMaxBytes) throw notABackup();
  return { database, manifest };
}

function openZip(path: string): Promise<ZipFile> {
  return openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    throw notABackup(error);
  });
}

function notABackup(cause?: unknown): StartError {
  return new StartError(
    'This file is not a whole backup made with "node apps/server/make-backup.ts". Choose another one. An SQL file is restored with psql.',
    { cause },
  );
}

async function readStart(path: string): Promise<string> {
  try {
    return await text(createReadStream(path, { end: ageHeader.length - 1 }));
  } catch (error) {
    throw new StartError(
      `${path} cannot be read (${(error as NodeJS.ErrnoException).code}). Check the path.`,
      {
        cause: error,
      },
    );
  }
}

async function decryptTo(plainPath: string, path: string, key: string | undefined): Promise<void> {
  const plain = await decrypt(createReadStream(path), key);
  try {
    await pipeline(plain, createWriteStream(plainPath, { mode: 0o600, flags: 'wx' }));
  } catch (error) {
    await rm(plainPath, { force: true });
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') {
      throw new StartError('There is no room to decrypt the backup. Free some space in DATA_DIR.', {
        cause: error,
      });
    }
    throw new StartError('The backup is damaged or was cut off. Nothing was restored; choose another one.', {
      cause: error,
    });
  }
}
