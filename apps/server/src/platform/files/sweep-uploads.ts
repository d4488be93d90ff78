import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Elsewhere than with the embedded database another process may be at an upload for a while. */
const longestUploadMs = 3_600_000;

/**
 * No upload that is under way has begun before. Where this process is alone, that is its own begin and not now: some
 * may have come in since.
 */
export function oldestUpload(isAlone: boolean): Date {
  return new Date(isAlone ? performance.timeOrigin : Date.now() - longestUploadMs);
}

/**
 * Removes uploads that broke off when a process was killed; `before` must lie before the oldest request that
 * can still be under way. Gives how many were removed. Stored files are known by their rows and swept by them.
 */
export async function sweepUploads(temporaryDirectory: string, before: Date): Promise<number> {
  let removed = 0;
  for (const name of await namesIn(temporaryDirectory)) {
    const path = join(temporaryDirectory, name);
    const written = await unlessGone(stat(path));
    // What is there no more has been taken meanwhile.
    if (!written || written.mtime >= before) continue;
    await rm(path, { force: true });
    removed++;
  }
  return removed;
}

async function namesIn(directory: string): Promise<string[]> {
  return (await unlessGone(readdir(directory))) ?? [];
}

async function unlessGone<Value>(asked: Promise<Value>): Promise<Value | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
