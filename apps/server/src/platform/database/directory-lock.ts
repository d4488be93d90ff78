import { mkdirSync, readFileSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../errors.ts';

/** The next part of the embedded database's log of changes. */
const minBytes = 16 * 1024 * 1024;

/**
 * Takes the exclusive lock of a data directory and gives the function that releases it.
 * Two processes on one embedded database corrupt it silently.
 */
export function lockDirectory(directory: string): () => void {
  try {
    mkdirSync(directory, { recursive: true });
  } catch (error) {
    throw unusable(directory, error);
  }
  const ownerFile = join(directory, 'lock-owner');
  let release: (() => void) | undefined;
  try {
    release = lockOrHeal(join(directory, 'lock.sqlite'));
    if (release) writeFileSync(ownerFile, String(process.pid));
  } catch (error) {
    release?.();
    throw unusable(directory, error);
  }
  if (release) return release;
  throw new StartError(
    `The data directory ${directory} is in use by another Waymark process${describeOwner(ownerFile)}. ` +
      'Stop that one, or set DATA_DIR to another directory.',
  );
}

/**
 * Takes an exclusive lock and gives the function that releases it; undefined where another process has it.
 * SQLite's exclusive transaction is a lock of the operating system: it is atomic, and it goes with the
 * process however that ends.
 */
export function lockFile(path: string): (() => void) | undefined {
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (error instanceof Error && /locked/.test(error.message)) return undefined;
    throw error;
  }
}

/**
 * A lock that is damaged is nobody's: it holds no data, and a process that had it would be found before the damage. It is
 * emptied and taken. Emptied, not replaced: of two starts that find the damage both lock the same file, and one gets it.
 */
function lockOrHeal(path: string): (() => void) | undefined {
  try {
    return lockFile(path);
  } catch (error) {
    if (!isDamaged(error)) throw error;
    truncateSync(path);
    return lockFile(path);
  }
}

/** A file that only this process uses, until it releases it. */
export interface ClaimedFile {
  path: string;
  release: () => void;
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const damageCodes: readonly unknown[] = [11, 26];

/** A damaged lock may still be held by the process that opened it before: the next one is taken. */
function lockUnlessDamaged(path: string): (() => void) | undefined {
  try {
    return lockFile(path);
  } catch (error) {
    if (isDamaged(error)) return undefined;
    throw error;
  }
}

function isDamaged(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && damageCodes.includes(error.errcode);
}

/** The first of `name-1.sqlite`, `name-2.sqlite` and so on that no other process has, nor another part of this one. */
export function claimFile(directory: string, name: string): ClaimedFile {
  mkdirSync(directory, { recursive: true });
  for (let number = 1; ; number++) {
    const release = lockUnlessDamaged(join(directory, `lock-${number}.sqlite`));
    if (release) return { path: join(directory, `${name}-${number}.sqlite`), release };
  }
}

function unusable(directory: string, cause: unknown): StartError {
  const isFull = describeFullDisk(directory);
  const message =
    isFull ??
    `The data directory ${directory} cannot be written. Give this user write access to it, or set DATA_DIR to another directory.`;
  return new StartError(message, { cause });
}

/** A sentence where the disk has no room to work with; undefined where that is not what is wrong. */
export function describeFullDisk(directory: string): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(directory);
    if (bavail * bsize >= minBytes) return undefined;
    return `The disk of the data directory ${directory} is full. Free some space, or set DATA_DIR to another directory.`;
  } catch {
    return undefined;
  }
}

function describeOwner(ownerFile: string): string {
  try {
    return ` (process ${readFileSync(ownerFile, 'utf8').trim()})`;
  } catch {
    return '';
  }
}
