import { sayEnglish } from '@waymark/contract/text/say';
import type { ApplicantCard, BoardStage } from '@waymark/contract/hiring/applicants';
import { expect, test } from 'vitest';
import {
  boardOf,
  describeMove,
  formatAge,
  neighbourOf,
  orderOf,
  scorecardWords,
  shortScorecardWords,
  stageBeside,
  withMoved,
  withPage,
  withSeen,
  withStages,
  withStates,
  withoutCards,
} from './board-rules.ts';

const card = (id: string, stageId: string): ApplicantCard => ({
  id,
  stageId,
  version: 0,
  firstName: id,
  lastName: 'Lovelace',
  jobTitle: '',
  location: '',
  appliedAt: '2026-01-01T00:00:00.000Z',
  rating: null,
  starred: false,
  tags: [],
  notes: 0,
  isKnockout: false,
  movedAt: '2026-01-01T00:00:00.000Z',
  scorecards: null,
});

const stage = (id: string, ids: string[], total = ids.length): BoardStage => ({
  id,
  kind: 'own',
  name: id,
  notifies: false,
  meaning: null,
  total,
  applicants: ids.map((one) => card(one, id)),
  next: total > ids.length ? 'more' : null,
});

const board = () =>
  boardOf({ stages: [stage('new', ['ada', 'bea', 'cleo'], 5), stage('seen', []), stage('offer', ['dora'])] });

const kindOf = (id: string) => (id === 'new' ? ('new' as const) : ('own' as const));

const idsOf = (from: ReturnType<typeof board>, id: string) => from.columns[id]?.ids;

test('[H-4] a moved card is the first of its new stage, and both counts change', () => {
  const moved = withMoved(board(), ['bea'], 'offer');
  expect(idsOf(moved, 'new')).toEqual(['ada', 'cleo']);
  expect(idsOf(moved, 'offer')).toEqual(['bea', 'dora']);
  expect([moved.columns['new']?.total, moved.columns['offer']?.total]).toEqual([4, 2]);
  expect(moved.cards.get('bea')?.stageId).toBe('offer');
});

test('[H-4] a stage outside of a move stays the same object', () => {
  const before = board();
  expect(withMoved(before, ['bea'], 'offer').columns['seen']).toBe(before.columns['seen']);
  expect(withMoved(before, ['bea'], 'new')).toBe(before);
});

test('[H-4] a page brings no card twice, and none that was moved on', () => {
  const moved = withMoved(board(), ['ada'], 'offer');
  const page = { data: [card('ada', 'new'), card('cleo', 'new'), card('eve', 'new')], next: null };
  const more = withPage(moved, 'new', page);
  expect(idsOf(more, 'new')).toEqual(['bea', 'cleo', 'eve']);
  expect(more.columns['new']).toMatchObject({ total: 3, next: null });
});

test('[H-4] a card goes to the stage that the server answers, with its version', () => {
  const states = [{ id: 'ada', stageId: 'seen', version: 4 }];
  const next = withStates(withMoved(board(), ['ada'], 'offer'), states);
  expect(idsOf(next, 'seen')).toEqual(['ada']);
  expect(idsOf(next, 'offer')).toEqual(['dora']);
  expect(next.cards.get('ada')).toMatchObject({ stageId: 'seen', version: 4 });
});

test('[H-4] a card that was moved on before it was seen stays there, with the new version', () => {
  const isNew = { ...board(), stages: board().stages.map((one) => ({ ...one, kind: kindOf(one.id) })) };
  const state = { id: 'ada', stageId: 'seen', version: 1 };
  expect(idsOf(withSeen(isNew, state), 'seen')).toEqual(['ada']);
  const movedOn = withSeen(withMoved(isNew, ['ada'], 'offer'), state);
  expect(idsOf(movedOn, 'offer')).toEqual(['ada', 'dora']);
  expect(movedOn.cards.get('ada')?.version).toBe(1);
});

test('[H-4] a withdrawn applicant is gone from the stage and its count', () => {
  const rest = withoutCards(board(), ['bea']);
  expect(rest.columns['new']).toMatchObject({ ids: ['ada', 'cleo'], total: 4 });
  expect(rest.cards.has('bea')).toBe(false);
});

test('[H-4] a new stage is empty, and the others keep their cards', () => {
  const { id, kind, name, notifies, meaning } = stage('trial', []);
  const next = withStages(board(), [...board().stages, { id, kind, name, notifies, meaning }]);
  expect(next.columns['trial']).toEqual({ ids: [], total: 0, next: null });
  expect(idsOf(next, 'offer')).toEqual(['dora']);
});

test.each([
  ['ArrowDown', 'cleo'],
  ['ArrowUp', 'ada'],
  ['Home', 'ada'],
  ['End', 'cleo'],
  // Skips the empty stage.
  ['ArrowRight', 'dora'],
  ['ArrowLeft', undefined],
  ['x', undefined],
])('[H-4] %s leads from the second card to %s', (key, id) => {
  expect(neighbourOf(board(), { stageId: 'new', index: 1 }, key, 'ltr')).toBe(id);
});

test('[L-40] from right to left, the arrow keys lead to the stage that is seen there', () => {
  expect(neighbourOf(board(), { stageId: 'new', index: 1 }, 'ArrowLeft', 'rtl')).toBe('dora');
  expect(neighbourOf(board(), { stageId: 'new', index: 1 }, 'ArrowRight', 'rtl')).toBeUndefined();
  expect(neighbourOf(board(), { stageId: 'new', index: 1 }, 'ArrowDown', 'rtl')).toBe('cleo');
});

test('[H-4] a move is described in a sentence', () => {
  expect(describeMove(sayEnglish, ['Ada Lovelace'], 'Offer', 2)).toBe(
    'Ada Lovelace is now in Offer, which has 2.',
  );
  expect(describeMove(sayEnglish, ['Ada', 'Bea'], 'Offer', 3)).toBe(
    '2 applicants are now in Offer, which has 3.',
  );
});

test('[L-34] applicants follow each other down the columns, in the order that the board had when one was opened', () => {
  const begun = boardOf({ stages: [stage('new', ['a', 'b'], 4), stage('seen', []), stage('offer', ['x'])] });
  const order = orderOf(begun);
  expect(order).toEqual(['a', 'b', 'x']);
  // Opening one moves it, and it keeps its place.
  const moved = withMoved(begun, ['a'], 'seen');
  expect(orderOf(moved, order)).toBe(order);
  const page = { data: [card('c', 'new'), card('d', 'new')], next: null };
  expect(orderOf(withPage(moved, 'new', page), order)).toEqual(['a', 'b', 'c', 'd', 'x']);
  // A folded stage is left out.
  expect(orderOf({ ...begun, stages: begun.stages.slice(2) })).toEqual(['x']);
});

test('[L-34] a card goes to the stage beside it, and stays at either end', () => {
  const { stages } = boardOf({ stages: [stage('new', ['a']), stage('seen', []), stage('offer', [])] });
  expect(stageBeside(stages, 'new', 'ArrowRight', 'ltr')).toBe('seen');
  expect(stageBeside(stages, 'offer', 'ArrowLeft', 'ltr')).toBe('seen');
  expect(stageBeside(stages, 'new', 'ArrowLeft', 'ltr')).toBeUndefined();
  expect(stageBeside(stages, 'offer', 'ArrowRight', 'ltr')).toBeUndefined();
  expect(stageBeside(stages, 'new', 'ArrowDown', 'ltr')).toBeUndefined();
  expect(stageBeside(stages, 'folded', 'ArrowRight', 'ltr')).toBeUndefined();
  // As the board is seen from right to left.
  expect(stageBeside(stages, 'new', 'ArrowLeft', 'rtl')).toBe('seen');
  expect(stageBeside(stages, 'new', 'ArrowRight', 'rtl')).toBeUndefined();
});

test.each([
  [0, 'today'],
  [1, '1 d'],
  [13, '13 d'],
  [14, '2 w'],
  [59, '8 w'],
  [60, '2 mo'],
])('[L-34] %i days are %s', (days, words) => {
  const now = Date.parse('2026-06-01T12:00:00.000Z');
  expect(formatAge(sayEnglish, new Date(now - days * 86_400_000).toISOString(), now)).toBe(words);
});

test('[L-34] scorecards are counted, and recommendations where the reader may see them', () => {
  expect(scorecardWords(sayEnglish, { count: 4, yes: 3 })).toBe('3 of 4 yes');
  expect(scorecardWords(sayEnglish, { count: 1, yes: null })).toBe('1 scorecard');
  expect(shortScorecardWords(sayEnglish, { count: 4, yes: 3 })).toBe('✓ 3/4');
  expect(shortScorecardWords(sayEnglish, { count: 2, yes: null })).toBe('2 cards');
});
