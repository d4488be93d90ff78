import { rmSync } from 'node:fs';
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

/** The connection that writes; a file that is damaged, of another version or of another database is made anew. */
export function openForWriting(path: string, identity: string): DatabaseSync {
  const known = openKnown(path, identity);
  if (known) return known;
  removeFile(path);
  const file = connect(path);
  file.exec(`begin; ${readModelSchema} pragma user_version = ${readModelVersion};`);
  file.prepare(`insert into meta values ('identity', ?)`).run(identity);
  file.exec('commit');
  return file;
}

function openKnown(path: string, identity: string): DatabaseSync | undefined {
  let file: DatabaseSync | undefined;
  try {
    file = connect(path);
    const { user_version: version } = file.prepare('pragma user_version').get() ?? {};
    if (version === readModelVersion && readMeta(file, 'identity') === identity) return file;
  } catch {
    // What cannot be opened is no copy of anything.
  }
  file?.close();
  return undefined;
}

function connect(path: string): DatabaseSync {
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

export function readMeta(file: DatabaseSync, key: string): string | null {
  const row = file.prepare('select value from meta where key = ?').get(key);
  return row ? String(row['value']) : null;
}

export function writeMeta(file: DatabaseSync, key: string, value: string): void {
  file
    .prepare('insert into meta values (?, ?) on conflict do update set value = excluded.value')
    .run(key, value);
}
