import type { ResumeSheet } from '@waymark/contract/resumes/resume-review';
import { describe, expect, test } from 'vitest';
import { compareSheets, emptyReview, findGaps, tidyReview } from './content-rules.ts';

const sheetOf = (...lines: string[]): ResumeSheet => ({
  format: 'pdf',
  problem: null,
  pages: [{ number: 1, size: null, lines: lines.map((text, at) => ({ id: `p1-${at}`, text, area: null })) }],
});

describe('[L-10] what changed since the last round', () => {
  test('lines that came, went and stayed, whatever the printer made of spaces and dashes', () => {
    const before = sheetOf('Ada Lovelace', 'Analyst, 2019 – 2022', 'Hard-working', 'Skills');
    const after = sheetOf('Ada Lovelace', 'Analyst,  2019 - 2022', 'Cut costs by 12 %', 'Skills');
    expect(compareSheets(before, after)).toEqual([
      { kind: 'same', lines: ['Ada Lovelace', 'Analyst,  2019 - 2022'] },
      { kind: 'removed', lines: ['Hard-working'] },
      { kind: 'added', lines: ['Cut costs by 12 %'] },
      { kind: 'same', lines: ['Skills'] },
    ]);
  });

  test('nothing is compared with a resume that cannot be read', () => {
    expect(compareSheets(sheetOf(), sheetOf('Ada Lovelace'))).toBeNull();
    expect(compareSheets(null, sheetOf('Ada Lovelace'))).toBeNull();
  });
});

test('[L-10] a review lacks its summary and each score until they are there', () => {
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

test('[L-10] comments that were begun and left empty are not published', () => {
  const comment = { kind: 'change', anchor: null } as const;
  const review = emptyReview();
  review.comments = [
    { ...comment, id: crypto.randomUUID(), text: '  ' },
    { ...comment, id: crypto.randomUUID(), text: ' Say how many. ' },
  ];
  expect(tidyReview(review).comments.map(({ text }) => text)).toEqual(['Say how many.']);
});
