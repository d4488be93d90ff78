import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countTests, withReport } from './test-counts.ts';

test('counts the tests of a run', () => {
  expect(countTests(true, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 0 });
  expect(countTests(false, { passed: 5, failed: 2 })).toEqual({ passed: 5, failed: 2 });
});

test('a run that failed without a failing test is a failure', () => {
  expect(countTests(false, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 1 });
  expect(countTests(false, undefined)).toEqual({ passed: 0, failed: 1 });
  expect(countTests(true, undefined)).toEqual({ passed: 0, failed: 1 });
});

test('reads what was written, and nothing where nothing was', async () => {
  const written = await withReport(async (file, read) => {
    const before = read();
    writeFileSync(file, '{"a":1}');
    return [before, read()];
  });
  expect(written).toEqual([undefined, { a: 1 }]);
});
