import { expect, test } from 'vitest';
import { checkFunctions, checkSizes, reportSizes, spreadOf } from './sizes.ts';

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
  expect(report.longFunctions).toBe(0);
  expect(report.testShare).toBe(50);
});

const body = (lines: number) => `{\n${'  step();\n'.repeat(lines - 2)}}`;

test.each([
  ['function run() ', 'run'],
  ['export const run = async () => ', 'run'],
  ['export function Card() ', 'Card'],
  [`app.post('/signup', async () => `, `app.post('/signup')`, ')'],
  ['const parts = { run() ', 'run', '}'],
  ['class Cache { read() ', 'read', '}'],
  ['export default () => ', 'a function without a name'],
])('a function of 60 lines passes and one of 61 does not: %s', (before, name, after = '') => {
  const file = (lines: number) => ({ path: 'apps/web/src/a.tsx', text: `${before}${body(lines)}${after}` });
  expect(checkFunctions([file(60)])).toEqual([]);
  const problems = checkFunctions([file(61)]);
  expect(problems.map(({ what }) => what)).toEqual([`apps/web/src/a.tsx: ${name} is too long`]);
  expect(problems[0]?.advice).toContain('61 lines, at most 60');
  expect(reportSizes([file(46)]).longFunctions).toBe(1);
});

test('a test may group as many lines as it likes', () => {
  const text = `describe('a', () => ${body(300)});`;
  expect(checkFunctions([{ path: 'apps/web/src/a.test.ts', text }])).toEqual([]);
});

test('the spread of nothing is nothing', () => {
  expect(spreadOf([])).toEqual({ count: 0, median: 0, p95: 0, longest: 0 });
});
