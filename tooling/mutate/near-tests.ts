import path from 'node:path';
import type { SourceFile } from '../checks/source-files.ts';

/** Of limits that are recorded: they take no time. */
const records: readonly string[] = [
  'packages/contract/src/limits.test.ts',
  'tooling/testing/recorded-numbers.test.ts',
];
/** Those that call all operations, or make races certain: a fault anywhere may be theirs to notice. */
export const everywhere: readonly string[] = [
  'apps/server/locks.test.ts',
  'apps/server/state-locks.test.ts',
  'apps/server/lock-order.test.ts',
  'apps/server/src/testing/prepared-account-calls.test.ts',
  'apps/server/src/testing/prepared-calls.test.ts',
  'apps/server/src/testing/prepared-staff-calls.test.ts',
  'apps/server/src/testing/prepared-work.test.ts',
  'apps/server/src/testing/prepared-turns.test.ts',
  'apps/server/src/testing/route-roles.test.ts',
  'apps/server/src/platform/rate-limits/rate-limit-edges.test.ts',
];
const testFile = /(?<!\.browser)\.test\.tsx?$/;
const ends = /(?:app|areas|register|test-app)\.ts$/;

/**
 * The tests that may notice a fault of a file, the nearest first: those of its folder and those that import it; those of
 * the folders that import it; those of its area and of what imports these; those that see all. What assembles the application imports
 * everything, so nothing is followed there.
 */
export function nearTests(files: readonly SourceFile[], changed: string): string[][] {
  const importers = listImporters(files);
  const tests = files.map((file) => file.path).filter((name) => testFile.test(name));
  const reach = (from: string[]) =>
    from.flatMap((name) => (ends.test(name) ? [] : (importers.get(name) ?? [])));
  const direct = reach([changed]);
  const further = reach(direct);
  const folders = new Set(direct.map((name) => path.dirname(name)));
  const area = /^apps\/server\/src\/areas\/\w+\//.exec(changed)?.[0];
  const seen = new Set<string>();
  const take = (isNear: (name: string) => boolean) =>
    tests.filter((name) => !seen.has(name) && isNear(name) && seen.add(name));
  return [
    take(
      (name) =>
        path.dirname(name) === path.dirname(changed) ||
        direct.includes(name) ||
        (records.includes(name) && /^packages\/contract\/|constants\.ts$/.test(changed)),
    ),
    take((name) => folders.has(path.dirname(name))),
    take((name) => further.includes(name) || (area !== undefined && name.startsWith(area))),
    take((name) => everywhere.includes(name)),
  ];
}

function listImporters(files: readonly SourceFile[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const { path: name, text } of files) {
    for (const [, from = ''] of text.matchAll(/(?:from|import\() ?'([^']+)'/g)) {
      const target = resolve(name, from);
      if (target) importers.set(target, [...(importers.get(target) ?? []), name]);
    }
  }
  return importers;
}

function resolve(importer: string, from: string): string | undefined {
  if (from.startsWith('.')) return path.posix.join(path.posix.dirname(importer), from);
  const [, part] = /^@waymark\/contract\/(.+)$/.exec(from) ?? [];
  return part && `packages/contract/src/${part}.ts`;
}
