import { standardWords } from '@waymark/contract/board-words';
import { expect, test } from 'vitest';
import { formatPosted, formatSince } from './format-since.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');

test.for([
  ['2026-11-20T11:20:00.000Z', 'within the last hour'],
  // A clock that is ahead of ours.
  ['2026-11-20T12:05:00.000Z', 'within the last hour'],
  ['2026-11-20T10:30:00.000Z', 'about an hour ago'],
  ['2026-11-20T07:00:00.000Z', 'about 5 hours ago'],
  ['2026-11-19T10:00:00.000Z', 'yesterday'],
  ['2026-11-14T10:00:00.000Z', '6 days ago'],
  ['2026-10-02T10:00:00.000Z', 'on 2 Oct 2026'],
] as const)('[A-12] %s was %s', ([date, words]) => {
  expect(formatSince(standardWords, date, 'en', now)).toBe(words);
});

test.each([
  ['2026-11-20T00:00:00Z', 'today'],
  ['2026-11-20T23:59:00Z', 'today'],
  ['2026-11-19T23:00:00Z', 'yesterday'],
  ['2026-11-14T00:00:00Z', '6 days ago'],
  ['2026-11-13T23:59:00Z', '13 Nov 2026'],
  ['2026-11-21T00:00:00Z', '21 Nov 2026'],
])('[I-7] a job posted at %s was posted %s', (postedAt, said) => {
  expect(formatPosted(standardWords, postedAt, 'en', Date.parse('2026-11-20T12:00:00Z'))).toBe(said);
});
