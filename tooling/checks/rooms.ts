import path from 'node:path';
import type { Problem } from './problem.ts';
import { isTest, type SourceFile } from './source-files.ts';

const MOST_FILES = 40;

/** Folders with too many files to survey. Tests do not count: each lies beside what it tests. */
export function checkRooms(files: readonly SourceFile[]): Problem[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (isTest(file)) continue;
    const folder = path.posix.dirname(file.path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => ({
      what: `${folder} holds too many files`,
      advice: `${count}, at most ${MOST_FILES} beside tests: divide it by what the files are about.`,
    }));
}
