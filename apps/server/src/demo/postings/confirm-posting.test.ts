import { expect, test } from 'vitest';
import { generatePosting } from '../postings.ts';
import { confirmPosting } from './confirm-posting.ts';

const today = new Date('2026-11-20T12:00:00Z');
const day = 86_400_000;

test('[I-6] demo postings were confirmed at believable times, the same whenever they are made', () => {
  const ages = Array.from({ length: 400 }, (_, index) => {
    const draft = generatePosting(index, { total: 400, today });
    const confirmed = confirmPosting(draft, today);
    expect(confirmPosting(draft, today)).toEqual(confirmed);
    expect(confirmed.getTime()).toBeGreaterThanOrEqual(draft.postedAt?.getTime() ?? Infinity);
    return (today.getTime() - confirmed.getTime()) / day;
  });
  const sorted = ages.toSorted((a, b) => a - b);
  expect(sorted[0]).toBeGreaterThanOrEqual(0);
  expect(sorted[200]).toBeLessThan(10);
  expect(sorted.at(-1)).toBeGreaterThan(14);
  expect(sorted.at(-1)).toBeLessThan(31);
});
