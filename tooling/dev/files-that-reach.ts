import { importsOf } from '../checks/module-imports.ts';
import type { SourceFile } from '../checks/source-files.ts';

/** The paths of the files that name a word, or run something that does, over any number of imports. */
export function filesThatReach(word: string, files: readonly SourceFile[]): string[] {
  const importers = importersOf(files);
  const found = new Set(files.filter(({ text }) => text.includes(word)).map(({ path }) => path));
  // A set goes on to what is added while it is walked.
  for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer);
  return [...found];
}

function importersOf(files: readonly SourceFile[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const file of files) {
    if (file.path.endsWith('.css')) continue;
    for (const { target, typeOnly } of importsOf(file)) {
      if (!typeOnly) importers.set(target, [...(importers.get(target) ?? []), file.path]);
    }
  }
  return importers;
}
