import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes uploads that broke off when a process was killed; `before` must lie before the oldest request that
 * can still be under way. Gives how many were removed. Stored files are known by their rows and swept by them.
 */
export async function sweepUploads(temporaryDirectory: string, before: Date): Promise<number> {
  let removed = 0;
  for (const name of await namesIn(temporaryDirectory)) {
    const path = join(temporaryDirectory, name);
    if ((await stat(path)).mtime >= before) continue;
    await rm(path, { force: true });
    removed++;
  }
  return removed;
}

async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
