import { expect, test } from 'vitest';
import { describeSizes } from './sizes.ts';

test('describes how long the files of the product are and the share of test code', () => {
  const lines = (path: string, count: number) => ({ path, text: 'const a = 1;\n'.repeat(count) });
  const files = [2, 3, 7].map((count) => lines(`tooling/${count}.ts`, count));
  const others = [lines('tooling/a.test.ts', 4), lines('apps/web/src/styles/a.css', 90)];
  expect(describeSizes([...files, ...others])).toEqual([
    '3 files: median 3, p95 7, longest 7 lines (aim: 60, 220, 400)',
    'Test code: 25 % (aim: 35 to 50)',
  ]);
});

test('describes a project without files', () => {
  expect(describeSizes([])[0]).toContain('0 files: median 0');
});
