import { expect, test } from 'vitest';
import { checkSizes, reportSizes, spreadOf } from './sizes.ts';

test('a file of 400 lines passes and one of 401 does not', () => {
  const lines = (count: number) => 'const a = 1;\n'.repeat(count);
  expect(checkSizes([{ path: 'tooling/a.ts', text: lines(400) }])).toEqual([]);
  expect(checkSizes([{ path: 'tooling/a.ts', text: lines(401) }])).toEqual([
    expect.stringContaining('401 lines'),
  ]);
});

test('measures files and functions of the product and the share of test code', () => {
  const report = reportSizes([
    { path: 'tooling/a.ts', text: 'function a() {\n  return 1;\n}\nconst b = () => 2;\n' },
    { path: 'tooling/a.test.ts', text: 'const c = () => 3;\n'.repeat(4) },
  ]);
  expect(report.files).toEqual({ count: 1, median: 4, p95: 4, longest: 4 });
  expect(report.functions).toEqual({ count: 2, median: 1, p95: 3, longest: 3 });
  expect(report.testShare).toBe(50);
});

test('the spread of nothing is nothing', () => {
  expect(spreadOf([])).toEqual({ count: 0, median: 0, p95: 0, longest: 0 });
});
