import { sayEnglish } from '@waymark/contract/text/say';
import { expect, test } from 'vitest';
import { acceptedCard, declinedCard, findCardProblems, isDeclined } from './card-rules.ts';

const card = { number: acceptedCard, name: 'Ada Lovelace', expiry: '12/30', code: '123' };
const today = new Date('2026-11-15T00:00:00Z');

test('[D-8] the test cards are taken, however their number is grouped', () => {
  expect(findCardProblems(card, today)).toEqual({});
  expect(findCardProblems({ ...card, number: '4242-4242-4242-4242' }, today)).toEqual({});
  expect(isDeclined(card)).toBe(false);
  expect(isDeclined({ number: declinedCard.replaceAll(' ', '') })).toBe(true);
  expect(findCardProblems({ ...card, number: declinedCard }, today)).toEqual({});
});

test('[D-8] no other card is asked for its money', () => {
  expect(
    sayEnglish(findCardProblems({ ...card, number: '5555 5555 5555 4444' }, today).number ?? ''),
  ).toContain(acceptedCard);
});

test.each([
  ['11/26', true],
  ['1/27', true],
  ['01/2027', true],
  [' 12 / 26 ', true],
  ['10/26', false],
  ['13/27', false],
  ['00/27', false],
  ['2027', false],
  ['', false],
])('[D-8] a card good until %s in November 2026: %s', (expiry, good) => {
  expect(findCardProblems({ ...card, expiry }, today).expiry === undefined).toBe(good);
});

test('[D-8] everything missing is named at once', () => {
  const problems = findCardProblems({ number: '', name: ' ', expiry: '', code: '12' }, today);
  expect(Object.keys(problems)).toEqual(['number', 'name', 'expiry', 'code']);
});
