import { expect, test } from 'vitest';
import { checkSizes, describeSizes } from './sizes.ts';

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

test('an area grows in all of its trees up to its budget and no further', () => {
  const lines = (path: string, count: number) => ({ path, text: 'const a = 1;\n'.repeat(count) });
  const files = [
    lines('apps/server/src/areas/jobs/jobs/rules.ts', 40),
    lines('apps/web/src/areas/jobs/jobs/components/job.tsx', 30),
    lines('packages/contract/src/jobs/jobs.ts', 30),
    lines('apps/server/src/areas/jobs/jobs/rules.test.ts', 500),
    lines('apps/web/src/areas/jobs/jobs/components/job.module.css', 500),
    lines('packages/contract/src/paths.ts', 10),
  ];
  expect(checkSizes(files, { jobs: 100, 'packages/contract/src': 10 })).toEqual([]);
  expect(checkSizes(files, { jobs: 99, 'packages/contract/src': 10 })).toEqual([
    expect.stringContaining('jobs has 100 lines of product code, and its budget is 99'),
  ]);
});

test('a file outside of every budget is refused', () => {
  expect(checkSizes([{ path: 'apps/extras/a.ts', text: 'a\n' }], {})).toEqual([
    expect.stringContaining('apps/extras/a.ts has 1 lines of product code, and its budget is 0'),
  ]);
});
