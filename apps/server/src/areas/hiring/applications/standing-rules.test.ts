import type { StageKind } from '@waymark/contract/hiring/choices/applicants';
import { expect, test } from 'vitest';
import { findStanding, type StageEvent } from './standing-rules.ts';

const now = new Date('2026-11-25T12:00:00Z');

/** Moves to stages, each so many minutes before now. */
const moves = (...stages: [kind: StageKind, minutesAgo: number][]): StageEvent[] => [
  { status: 'submitted', stage_kind: null, created_at: new Date(now.getTime() - 10_000 * 60_000) },
  ...stages.map(([stage_kind, minutesAgo]) => ({
    status: 'viewed' as const,
    stage_kind,
    created_at: new Date(now.getTime() - minutesAgo * 60_000),
  })),
];

test.each<[StageKind, string]>([
  ['seen', 'viewed'],
  ['shortlist', 'shortlist'],
  ['interview', 'interview'],
  ['offer', 'offer'],
  ['hired', 'hired'],
  ['declined', 'declined'],
])('[L-24, G-9] a candidate in stage %s is shown %s', (stage, status) => {
  expect(findStanding('viewed', moves([stage, 60]), false, now)).toBe(status);
});

test('[L-24, G-9] a stage of the company’s own says nothing, also not that the application was viewed', () => {
  expect(findStanding('viewed', moves(['own', 60]), false, now)).toBe('submitted');
  expect(findStanding('viewed', moves(['interview', 90], ['own', 60]), false, now)).toBe('interview');
});

test('[L-24, G-9] the last stage counts, also one that was left before', () => {
  const back = moves(['interview', 90], ['shortlist', 60], ['interview', 30]);
  expect(findStanding('viewed', back, false, now)).toBe('interview');
});

test('[L-24, G-9] a decline is shown once its letter is out, and not if it was taken back', () => {
  expect(findStanding('viewed', moves(['shortlist', 60], ['declined', 5]), true, now)).toBe('shortlist');
  expect(findStanding('viewed', moves(['shortlist', 60], ['declined', 5]), false, now)).toBe('declined');
  const takenBack = moves(['declined', 60], ['shortlist', 55]);
  expect(findStanding('viewed', takenBack, false, now)).toBe('shortlist');
});

test('[L-24, G-9] a withdrawn application is withdrawn, whatever came before', () => {
  expect(findStanding('withdrawn', moves(['offer', 60]), false, now)).toBe('withdrawn');
});
