import { existsSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { readModelSchema, readModelVersion } from './schema-constants.ts';

/** How long one who reads waits for one who writes: neither holds the other up for longer than a moment. */
const waitMs = 5000;
const cacheKibibytes = 16 * 1024;

/** A connection for reading alone. */
export function openForReading(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { readOnly: true, timeout: waitMs });
  file.exec(`pragma cache_size = -${cacheKibibytes}`);
  return file;
}

/**
 * Leaves a file that is a copy of the database with this identity: the one that is there, or an empty one in the place
 * of one that is damaged, of another version or of another database. Gives the cursor up to which it goes.
 */
export function prepareFile(path: string, identity: string): string | null {
  const known = readCursor(path, identity);
  if (known !== undefined) return known;
  removeFile(path);
  const file = openForWriting(path);
  file.exec(`begin; ${readModelSchema} pragma user_version = ${readModelVersion};`);
  writeMeta(file, 'identity', identity);
  file.exec('commit');
  file.close();
  return null;
}

/** Null where nothing was copied yet; undefined for a file that is no copy of this database. */
function readCursor(path: string, identity: string): string | null | undefined {
  if (!existsSync(path)) return undefined;
  let file: DatabaseSync | undefined;
  try {
    file = openForWriting(path);
    const { user_version: version } = file.prepare('pragma user_version').get() ?? {};
    const isOurs = version === readModelVersion && readMeta(file, 'identity') === identity;
    return isOurs ? readMeta(file, 'cursor') : undefined;
  } catch {
    // What cannot be read is no copy of anything.
    return undefined;
  } finally {
    file?.close();
  }
}

/** The connection that writes. */
export function openForWriting(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: waitMs });
  try {
    // After a power cut the newest transactions may be gone, with the cursor that they carried; nothing is torn.
    file.exec(
      `pragma journal_mode = wal; pragma synchronous = normal; pragma cache_size = -${cacheKibibytes}`,
    );
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

export function removeFile(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${path}${suffix}`, { force: true });
}

function readMeta(file: DatabaseSync, key: string): string | null {
  const row = file.prepare('select value from meta where key = ?').get(key);
  return row ? String(row['value']) : null;
}

export function writeMeta(file: DatabaseSync, key: string, value: string): void {
  file
    .prepare('insert into meta values (?, ?) on conflict do update set value = excluded.value')
    .run(key, value);
}
