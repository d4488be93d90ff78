import { expect, test } from 'vitest';
import { decisionsOf, moderatedPostingsPath, readPostingsQuery } from './rules.ts';

test('[J-5] a list of postings has an address, without its default values', () => {
  expect(moderatedPostingsPath({ show: 'waiting', q: '', page: 1 })).toBe('/staff/postings');
  const asked = { show: 'open', q: 'quay & sea', page: 3 } as const;
  const path = moderatedPostingsPath(asked);
  expect(readPostingsQuery(new URL(path, 'https://jobs.example').searchParams)).toEqual(asked);
  const nonsense = new URLSearchParams('show=all&page=-1');
  expect(readPostingsQuery(nonsense)).toEqual({ show: 'waiting', q: '', page: 1 });
});

test.each([
  [{ isWaiting: true, status: 'pending', moderation: null }, ['approve', 'changes', 'refuse']],
  [{ isWaiting: false, status: 'active', moderation: null }, ['suspend']],
  [{ isWaiting: false, status: 'pending', moderation: 'suspended' }, ['lift']],
  [{ isWaiting: false, status: 'pending', moderation: 'refused' }, ['approve']],
  [{ isWaiting: false, status: 'draft', moderation: 'refused' }, []],
  [{ isWaiting: false, status: 'filled', moderation: null }, []],
] as const)('[J-5] %o allows the decisions %o', (posting, decisions) => {
  expect(decisionsOf(posting)).toEqual(decisions);
});
