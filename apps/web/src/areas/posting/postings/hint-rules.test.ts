import { sayEnglish } from '@waymark/contract/text/say';
import { emptyDraft } from '@waymark/contract/posting/choices';
import type { DraftFields } from '@waymark/contract/posting/postings';
import { expect, test } from 'vitest';
import { findHints } from './hint-rules.ts';

const hints = (fields: Partial<DraftFields>, text = '') =>
  findHints(sayEnglish, { ...emptyDraft, ...fields }, text);

test.each([
  ['Urgent!', /Name the occupation/],
  ['Worker needed', /Name the occupation/],
  ['SIGNAL ENGINEER', /shouting/],
  ['Signal Engineer!!', /Leave out signs/],
  ['Engineer $50,000', /own fields/],
  ['Sales Ninja', /“Ninja” puts people off/],
  ['Foreman', /for everybody/],
])('[H-3] a hint for the title %s', (title, hint) => expect(hints({ title }).title).toMatch(hint));

test('[H-3] a good posting gets no hint', () => {
  const good = {
    title: 'Signal Engineer (SQL)',
    salaryMin: '45000',
    skills: ['Signals'],
    workMode: 'on-site',
  };
  expect(hints(good, 'We keep trains apart. '.repeat(20))).toEqual({});
});

test('[H-3] no pay, no tags, remote from nowhere, a short text: each has a hint at its field', () => {
  expect(Object.keys(hints({ workMode: 'remote' }, 'Short.')).toSorted()).toEqual([
    'countries',
    'description',
    'salaryMin',
    'skills',
  ]);
});
