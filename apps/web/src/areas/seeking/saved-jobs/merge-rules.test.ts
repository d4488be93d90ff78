import { expect, test } from 'vitest';
import { describeMerged } from './merge-rules.ts';

test('[G-4] the message of a merge names one job or several', () => {
  expect(describeMerged(1)).toBe('The job you liked before signing in is in your Saved Jobs now.');
  expect(describeMerged(3)).toBe('The 3 jobs you liked before signing in are in your Saved Jobs now.');
});
