import { sayEnglish } from '@waymark/contract/text/say';
import type { ApplicantScorecards, Scorecard } from '@waymark/contract/hiring/scorecards';
import { expect, test } from 'vitest';
import {
  colleaguesOutside,
  describeScorecards,
  draftOf,
  explainSight,
  fieldsOf,
  readScorecardDraft,
} from './rules.ts';

const own: Scorecard = {
  id: '1',
  author: 'Ines Penn',
  recommendation: 'yes',
  text: 'Reads a chart well.',
  scores: [{ criterionId: 'charts', score: 4 }],
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const empty: ApplicantScorecards = {
  criteria: [],
  own: null,
  others: null,
  count: 0,
  yes: null,
  isOnTeam: true,
  isDecided: false,
};

test('[L-34] a scorecard is filled in as it was handed in, and sent without removed criteria', () => {
  expect(draftOf(null)).toEqual({ recommendation: null, text: '', scores: {} });
  const draft = draftOf(own);
  expect(draft.scores).toEqual({ charts: 4 });
  const sent = { ...draft, recommendation: 'no' as const, text: ' Late. ', scores: { charts: 4, gone: 1 } };
  expect(fieldsOf(sent, [{ id: 'charts', name: 'Charts' }])).toEqual({
    recommendation: 'no',
    text: 'Late.',
    scores: [{ criterionId: 'charts', score: 4 }],
  });
});

test('[L-34] a draft comes back to its author alone', () => {
  const stored = { owner: 'ines', recommendation: null, text: 'Half a sentence', scores: { charts: 2 } };
  expect(readScorecardDraft(stored, 'ines')).toMatchObject({
    text: 'Half a sentence',
    scores: { charts: 2 },
  });
  expect(readScorecardDraft(stored, 'ivo')).toBeNull();
  expect(readScorecardDraft(null, 'ines')).toBeNull();
  expect(readScorecardDraft({ owner: 'ines' }, 'ines')).toBeNull();
});

test.each<[string, Partial<ApplicantScorecards>, RegExp]>([
  ['before the own one', {}, /after handing in your own/],
  ['decided without an own one', { isDecided: true }, /^This applicant is decided\. You see/],
  ['as an owner outside the team', { others: [], isOnTeam: false }, /^You read scorecards as an owner/],
  ['decided with an own one', { others: [], own, isDecided: true }, /stay as they are\.$/],
  ['as a hiring manager', { others: [] }, /^As a hiring manager/],
  ['after the own one', { others: [], own }, /^$/],
])('[L-34] says what is seen of scorecards %s', (_when, change, words) => {
  expect(explainSight({ ...empty, ...change })).toMatch(words);
});

test('[L-34] the result is a sentence', () => {
  expect(describeScorecards(sayEnglish, { count: 0, yes: null })).toBe('No scorecards yet');
  expect(describeScorecards(sayEnglish, { count: 1, yes: null })).toBe('1 scorecard handed in');
  expect(describeScorecards(sayEnglish, { count: 4, yes: 3 })).toBe('3 of 4 yes');
});

test('[L-34] colleagues who are on the team already are not offered again', () => {
  const colleagues = [
    { userId: 'a', name: 'Ada' },
    { userId: 'b', name: 'Ben' },
  ];
  const team = { members: [], criteria: [], colleagues, isChangeable: true };
  const members = [{ userId: 'a', name: 'Ada', part: 'interviewer' as const }];
  expect(colleaguesOutside(team, members)).toEqual([{ userId: 'b', name: 'Ben' }]);
});
