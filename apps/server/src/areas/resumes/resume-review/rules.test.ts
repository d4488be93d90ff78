import { expect, test } from 'vitest';
import { emptyReview, findGaps, tidyReview, dueAtOf, secondRoundEnd } from './rules.ts';

test('[L-10] a review is incomplete without its summary and all scores', () => {
  const review = emptyReview();
  expect(Object.keys(findGaps(review))).toEqual([
    'layout',
    'opening',
    'experience',
    'skills',
    'language',
    'summary',
  ]);
  review.summary = 'Well done.';
  for (const section of Object.values(review.sections)) section.score = 3;
  expect(findGaps(review)).toEqual({});
});

test('[L-10] empty comments are not published', () => {
  const comment = { kind: 'change', anchor: null } as const;
  const review = emptyReview();
  review.comments = [
    { ...comment, id: crypto.randomUUID(), text: '  ' },
    { ...comment, id: crypto.randomUUID(), text: ' Say how many. ' },
  ];
  expect(tidyReview(review).comments.map(({ text }) => text)).toEqual(['Say how many.']);
});

test.each([
  ['a Monday', '2026-11-16T09:00:00Z', '2026-11-18T09:00:00Z'],
  ['a Thursday', '2026-11-19T09:00:00Z', '2026-11-23T09:00:00Z'],
  ['a Friday', '2026-11-20T17:30:00Z', '2026-11-24T17:30:00Z'],
  ['a Saturday', '2026-11-21T09:00:00Z', '2026-11-25T09:00:00Z'],
  ['a Sunday', '2026-11-22T23:59:00Z', '2026-11-25T23:59:00Z'],
])('[L-10] what was asked for on %s is due after two working days', (_day, requested, due) => {
  expect(dueAtOf(new Date(requested))).toEqual(new Date(due));
});

test('[L-10] a second round is open to the end of the thirtieth day, and no round follows it', () => {
  const published = new Date('2026-11-16T09:00:00Z');
  expect(secondRoundEnd(1, published)).toEqual(new Date('2026-12-16T23:59:59.999Z'));
  expect(secondRoundEnd(2, published)).toBeNull();
  expect(secondRoundEnd(1, null)).toBeNull();
});
