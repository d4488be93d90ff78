import { expect, test } from 'vitest';
import { describeDeadCode, type DeadCodeReport } from './dead-code.ts';

const nothing = { files: [], exports: [], types: [], dependencies: [], devDependencies: [] };
const report = (...issues: (Partial<DeadCodeReport['issues'][number]> & { file: string })[]) => ({
  issues: issues.map((issue) => ({ ...nothing, ...issue })),
});
const texts: Record<string, string> = {
  'packages/contract/src/jobs/jobs.ts':
    'export const placeSchema = 1; export const jobSchema = placeSchema; export type Band = 2;',
};
const read = (file: string) => texts[file] ?? '';

test('lists unused files, exports and packages', () => {
  const found = report(
    { file: 'bench/old.ts', files: [{ name: 'bench/old.ts' }] },
    { file: 'apps/a.ts', exports: [{ name: 'one' }], types: [{ name: 'Two' }] },
    { file: 'package.json', dependencies: [{ name: 'leaflet' }], devDependencies: [{ name: 'vite' }] },
  );
  expect(describeDeadCode(found, read).map((line) => line.split(/[:,] /)[0])).toEqual([
    'bench/old.ts',
    'apps/a.ts exports one',
    'apps/a.ts exports Two',
    'package.json names the package leaflet',
    'package.json names the package vite',
  ]);
  expect(describeDeadCode(report(), read)).toEqual([]);
});

test('an export that another part of the contract uses is not dead', () => {
  const file = 'packages/contract/src/jobs/jobs.ts';
  const found = report({ file, exports: [{ name: 'placeSchema' }], types: [{ name: 'Band' }] });
  expect(describeDeadCode(found, read)).toEqual([
    expect.stringContaining('packages/contract/src/jobs/jobs.ts exports Band'),
  ]);
});
