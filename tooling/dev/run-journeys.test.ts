import { expect, test } from 'vitest';
import { countJourneys } from './run-journeys.ts';

test('counts journeys, and what failed beside them', () => {
  const stats = { expected: 7, unexpected: 2, flaky: 0 };
  expect(countJourneys({ stats, errors: [] })).toEqual({ passed: 7, failed: 2 });
  expect(countJourneys({ stats, errors: [{}] })).toEqual({ passed: 7, failed: 3 });
});

test('a journey that passed at the second try has failed', () => {
  expect(countJourneys({ stats: { expected: 7, unexpected: 0, flaky: 1 }, errors: [] })).toEqual({
    passed: 7,
    failed: 1,
  });
});
