import { expect, test } from 'vitest';
import { namedEntry } from '../../../testing/named-entry.ts';
import { readAsked } from './asked-query-cache.ts';
import { Vocabulary } from './vocabulary-index.ts';

const board = (...titles: string[]) => new Vocabulary(titles.map((title) => namedEntry('title', title, 3)));
const texts = (query: ReturnType<typeof readAsked>['whole']) =>
  query.map((list) => list.map(({ text }) => text));

test('[I-7] what was typed is told from what else is looked for', () => {
  const { typed, whole } = readAsked('bar tender', board('Bartender'));
  expect(texts(typed)).toEqual([['bar', 'tender']]);
  expect(texts(whole)).toEqual([['bar', 'tender'], ['bartender']]);
});

test('[I-7] a text is read once, and anew with the names of another board', () => {
  const words = board('Bartender');
  expect(readAsked('bar tender', words)).toBe(readAsked('bar tender', words));
  expect(texts(readAsked('bar tender', board('Bar Tender')).whole)).toEqual([['bar', 'tender']]);
});
