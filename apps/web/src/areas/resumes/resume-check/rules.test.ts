import type { CheckFinding } from '@waymark/contract/resumes/resume-check';
import { expect, test } from 'vitest';
import {
  describeCounts,
  describeScore,
  filterFindings,
  groupFindings,
  listUnread,
  marksOf,
  ruleOfMark,
  sectionTotalsOf,
} from './rules.ts';
import { sayEnglish } from '@waymark/contract/text/say';

const anchor = { page: 1, line: 'p1-1', area: null, quote: 'Ada' };
const finding = (rule: string, part: Partial<CheckFinding> = {}): CheckFinding => ({
  rule,
  section: 'contact',
  severity: 'low',
  title: rule,
  seen: 'seen',
  why: 'why',
  source: null,
  mend: null,
  example: null,
  count: 1,
  places: [anchor, anchor],
  points: 2,
  ...part,
});

test('[C-6] a filter keeps the numbers of findings', () => {
  const all = [finding('a'), finding('b', { severity: 'high' }), finding('c', { section: 'dates' })];
  expect(filterFindings(all, 'high').map(({ number }) => number)).toEqual([2]);
  const groups = groupFindings(filterFindings(all, 'all'));
  expect(groups.map(({ section, findings }) => [section, findings.length])).toEqual([
    ['contact', 2],
    ['dates', 1],
  ]);
});

test('[L-11] the part that loses most comes first, one with praise alone last', () => {
  const all = [
    finding('reached', { severity: 'good', points: 0 }),
    finding('order', { section: 'dates' }),
    finding('unread', { section: 'layout', severity: 'high', points: 10 }),
    finding('mixed', { section: 'dates' }),
  ];
  const numbered = filterFindings(all, 'all');
  expect(numbered.map(({ rule, number }) => [rule, number])).toEqual([
    ['unread', 1],
    ['order', 2],
    ['mixed', 3],
    ['reached', 4],
  ]);
  expect(groupFindings(numbered).map(({ section }) => section)).toEqual(['layout', 'dates', 'contact']);
});

test('[C-6] each finding has one mark, the active one a mark at every place', () => {
  const numbered = filterFindings([finding('a'), finding('b')], 'all');
  const marks = marksOf(sayEnglish, numbered, 'b');
  expect(marks.map(({ id, number }) => [ruleOfMark(id), number])).toEqual([
    ['a', 1],
    ['b', 2],
    ['b', 2],
  ]);
  expect(new Set(marks.map(({ id }) => id)).size).toBe(3);
});

test('[C-6, L-11] the totals list the points lost by each finding', () => {
  const findings = [finding('a'), finding('good', { severity: 'good', points: 0 })];
  const [contact] = sectionTotalsOf({
    findings,
    sections: [{ section: 'contact', of: 15, points: 13, isJudged: true, reason: null }],
  });
  expect(contact?.taken.map(({ rule }) => rule)).toEqual(['a']);
});

test.each([
  [100, 100, true, 'Little to mend'],
  [80, 100, true, 'Some things to mend'],
  [55, 100, true, 'Much to mend'],
  [70, 70, false, 'Little to mend'],
  [55, 55, true, 'Only a part could be judged'],
  [45, 55, false, 'Only a part could be judged'],
  [20, 55, true, 'Begin with what is marked first'],
  [0, 0, true, 'Begin with what is marked first'],
])('[L-11, L-38] %i of %i points, English: %s, is “%s”', (score, of, isEnglish, words) => {
  expect(describeScore({ score, of, isEnglish })).toBe(words);
});

test('[L-38] what was not read stands first, and the part that lost most before the others', () => {
  expect(
    describeCounts({ field: 3, text: 0, furniture: 1, unread: 2 }).map(({ count, words }) =>
      sayEnglish(words(count)),
    ),
  ).toEqual(['2 lines not read', '3 lines stored in fields', '1 line repeated on pages']);
  const part = (id: string, unread: number) => ({
    id,
    label: id,
    says: '',
    counts: { field: 0, text: 1, furniture: 0, unread },
    stored: [],
    unread: [],
  });
  const parts = [part('a', 1), part('b', 0), part('c', 9)];
  const counts = { field: 0, text: 3, furniture: 0, unread: 10 };
  expect(listUnread({ counts, parts }).map(({ id }) => id)).toEqual(['c', 'a']);
});
