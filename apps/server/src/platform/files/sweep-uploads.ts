import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../ids.ts';

/** Another process may work on an upload, or on a person's archive, for so long. */
const maxUploadMs = 3_600_000;

/**
 * Removes uploads that broke off when a process was killed. A process that is alone, and has not taken a
 * request yet, removes all. Beside others it removes those that were written as long ago as none takes, by
 * the clock of the file system, which wrote their times: its own may have jumped, or differ from that of the
 * process which writes. Gives how many were removed. Stored files are known by their rows and swept by them.
 */
export async function sweepUploads(temporaryDirectory: string, isAlone: boolean): Promise<number> {
  const names = await namesIn(temporaryDirectory);
  if (names.length === 0) return 0;
  const before = isAlone ? Infinity : (await tellTime(temporaryDirectory)) - maxUploadMs;
  let removed = 0;
  for (const name of names) {
    const path = join(temporaryDirectory, name);
    const written = await unlessGone(stat(path));
    // What is there no more has been taken meanwhile.
    if (!written || written.mtimeMs >= before) continue;
    await rm(path, { recursive: true, force: true });
    removed++;
  }
  return removed;
}

/** What time it is for the file system of a directory. */
async function tellTime(directory: string): Promise<number> {
  const path = join(directory, newId());
  try {
    await writeFile(path, '');
    return (await stat(path)).mtimeMs;
  } finally {
    await rm(path, { force: true });
  }
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
