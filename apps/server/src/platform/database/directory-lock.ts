import { mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../errors.ts';

/** The next part of the embedded database's log of changes. */
const leastBytes = 16 * 1024 * 1024;

/**
 * Takes the exclusive lock of a data directory and gives the function that releases it.
 * Two processes on one embedded database corrupt it silently. SQLite's exclusive transaction is a lock of
 * the operating system: it is atomic, and it goes with the process however that ends.
 */
export function lockDirectory(directory: string): () => void {
  try {
    mkdirSync(directory, { recursive: true });
  } catch (error) {
    throw unusable(directory, error);
  }
  const ownerFile = join(directory, 'lock-owner');
  const lock = openLock(directory);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error) || !/locked/.test(error.message)) throw unusable(directory, error);
    throw new StartError(
      `The data directory ${directory} is in use by another Waymark process${describeOwner(ownerFile)}. ` +
        'Stop that one, or set DATA_DIR to another directory.',
    );
  }
  try {
    writeFileSync(ownerFile, String(process.pid));
  } catch (error) {
    lock.close();
    throw unusable(directory, error);
  }
  return () => lock.close();
}

function openLock(directory: string): DatabaseSync {
  try {
    return new DatabaseSync(join(directory, 'lock.sqlite'), { timeout: 0 });
  } catch (error) {
    throw unusable(directory, error);
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
    if (bavail * bsize >= leastBytes) return undefined;
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
