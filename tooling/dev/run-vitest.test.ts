import { expect, test } from 'vitest';
import { countTests } from './run-vitest.ts';

test('counts the tests of a run', () => {
  expect(countTests(true, { numPassedTests: 7, numFailedTests: 0 })).toEqual({ passed: 7, failed: 0 });
  expect(countTests(false, { numPassedTests: 5, numFailedTests: 2 })).toEqual({ passed: 5, failed: 2 });
});

test('a run that failed without a failing test is a failure', () => {
  expect(countTests(false, { numPassedTests: 7, numFailedTests: 0 })).toEqual({ passed: 7, failed: 1 });
  expect(countTests(false, undefined)).toEqual({ passed: 0, failed: 1 });
  expect(countTests(true, undefined)).toEqual({ passed: 0, failed: 1 });
});
