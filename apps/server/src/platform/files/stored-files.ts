import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { newId } from '../ids.ts';
import type { FileStore } from './file-store.ts';

interface Stores {
  database: Kysely<Tables>;
  files: FileStore;
}

/** A finished temporary file, and what is known of it. */
export interface NewFile extends Omit<Insertable<Tables['files']>, 'id' | 'created_at'> {
  path: string;
}

/**
 * Moves a temporary file into the store and has `record` write, in one transaction, what names it. The file's row
 * is committed before the first byte: what a crash leaves is known by that row and swept later. When storing or
 * recording fails, row and bytes are gone again.
 */
export function storeFile<T>(
  stores: Stores,
  file: NewFile,
  record: (transaction: Kysely<Tables>, fileId: string) => Promise<T>,
): Promise<T> {
  return storeFiles(stores, [file], (transaction, [id]) => record(transaction, id as string));
}

/** The same with several files that belong together: all of them are stored, or none. */
export async function storeFiles<T>(
  stores: Stores,
  newFiles: readonly NewFile[],
  record: (transaction: Kysely<Tables>, fileIds: string[]) => Promise<T>,
): Promise<T> {
  const { database, files } = stores;
  const rows = newFiles.map(({ path: _path, ...file }) => ({ id: newId(), ...file }));
  await database.insertInto('files').values(rows).execute();
  try {
    for (const { path, storage_key: key } of newFiles) await files.adopt(path, key);
    const ids = rows.map(({ id }) => id);
    return await database.transaction().execute((transaction) => record(transaction, ids));
  } catch (error) {
    // A failure here would hide the one that counts; the sweep comes for what it leaves.
    for (const { id, storage_key: key } of rows) await discardFile(stores, id, key).catch(() => undefined);
    throw error;
  }
}

async function discardFile(stores: Stores, id: string, storageKey: string): Promise<void> {
  await stores.database.deleteFrom('files').where('id', '=', id).execute();
  await removeStoredFiles(stores, [storageKey]);
}

/** Removes the bytes of files whose rows are gone. Those that are not there any more are no error. */
export async function removeStoredFiles({ database, files }: Stores, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await files.remove(key);
    await database.deleteFrom('file_removals').where('storage_key', '=', key).execute();
  }
}
