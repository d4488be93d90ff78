import { expect, test } from 'vitest';
import { newSavedJobId } from './rules.ts';

test('[G-4] ids have 21 characters, and all 64 letters are as likely as each other', () => {
  const ids = Array.from({ length: 3000 }, newSavedJobId);
  expect(ids.filter((id) => !/^[A-Za-z0-9_-]{21}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  const counts = new Map<string, number>();
  for (const letter of ids.join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  expect(counts.size).toBe(64);
  // About 984 each; ten standard deviations away is not chance.
  const expected = (ids.length * 21) / 64;
  for (const count of counts.values())
    expect(Math.abs(count - expected)).toBeLessThan(10 * Math.sqrt(expected));
});
