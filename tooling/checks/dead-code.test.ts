import { expect, test } from 'vitest';
import { describeDeadCode, type DeadCodeReport } from './dead-code.ts';

const nothing = { files: [], exports: [], types: [], dependencies: [], devDependencies: [] };
const report = (...issues: (Partial<DeadCodeReport['issues'][number]> & { file: string })[]) => ({
  issues: issues.map((issue) => ({ ...nothing, ...issue })),
});
test('lists unused files, exports and packages', () => {
  const found = report(
    { file: 'bench/old.ts', files: [{ name: 'bench/old.ts' }] },
    { file: 'apps/a.ts', exports: [{ name: 'one' }], types: [{ name: 'Two' }] },
    { file: 'package.json', dependencies: [{ name: 'leaflet' }], devDependencies: [{ name: 'vite' }] },
  );
  expect(describeDeadCode(found).map((line) => line.split(/[:,] /)[0])).toEqual([
    'bench/old.ts',
    'apps/a.ts exports one',
    'apps/a.ts exports Two',
    'package.json names the package leaflet',
    'package.json names the package vite',
  ]);
  expect(describeDeadCode(report())).toEqual([]);
});
