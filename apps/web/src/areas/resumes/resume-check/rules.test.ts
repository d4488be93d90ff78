import type { CheckFinding } from '@waymark/contract/resumes/resume-check';
import { expect, test } from 'vitest';
import { filterFindings, groupFindings, marksOf, ruleOfMark, sectionTotalsOf } from './rules.ts';

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

test('[C-6] each finding has one mark, the active one a mark at every place', () => {
  const numbered = filterFindings([finding('a'), finding('b')], 'all');
  const marks = marksOf(numbered, 'b');
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
    sections: [{ section: 'contact', of: 15, points: 13, isJudged: true }],
  });
  expect(contact?.taken.map(({ rule }) => rule)).toEqual(['a']);
});
