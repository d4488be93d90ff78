import path from 'node:path';
import type { Problem } from './problem.ts';
import { isTest } from './source-files.ts';
import type { SourceFile } from './source-files.ts';

const MOST_FILES = 40;

/** Folders that nobody can survey any more. A test counts half: it lies beside what it tests. */
export function checkRooms(files: readonly SourceFile[]): Problem[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = path.posix.dirname(file.path);
    counts.set(folder, (counts.get(folder) ?? 0) + (isTest(file) ? 0.5 : 1));
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => ({
      what: `${folder} holds too many files`,
      advice: `${count}, at most ${MOST_FILES}, where a test counts half: divide it by what the files are about.`,
    }));
}
