import { describe, expect, test } from 'vitest';
import { addMonths, tellAgainSeconds } from './rules.ts';

const day = (text: string) => new Date(`${text}T10:00:00Z`);

describe('[L-41] a period', () => {
  test.each([
    ['2027-01-31', 1, '2027-01-31', '2027-02-28'],
    ['2027-02-28', 1, '2027-01-31', '2027-03-31'],
    ['2028-01-31', 1, '2028-01-31', '2028-02-29'],
    ['2028-02-29', 12, '2028-02-29', '2029-02-28'],
    ['2027-12-15', 1, '2027-12-15', '2028-01-15'],
  ])('from %s for %d months, begun on %s, ends on %s', (from, months, began, to) => {
    expect(addMonths(day(from), months, day(began))).toEqual(day(to));
  });
});

test('[L-41] a checkout that does not answer is asked more and more seldom, and each hour at last', () => {
  expect([0, 1, 2, 20].map(tellAgainSeconds)).toEqual([15, 30, 60, 3600]);
});
