import { expect, test } from 'vitest';
import { addCompounds } from './compound-rules.ts';
import { parseQuery } from './query-rules.ts';
import { namedEntry } from '../../../testing/named-entry.ts';
import { Vocabulary } from './vocabulary-index.ts';

const words = new Vocabulary([
  ...[
    'Bartender',
    'Health Care Assistant',
    'Sales Manager',
    'Sales Force Manager',
    'Salesforce Developer',
    'Car Driver',
  ].map((text) => namedEntry('title', text, 3)),
  namedEntry('company', 'Point72', 3),
  namedEntry('company', 'Man Group', 3),
]);
const otherwise = (q: string) => addCompounds(parseQuery(q), words)[1]?.map(({ text }) => text);

test.each([
  ['bar tender', ['bartender']],
  ['night bar tender', ['night', 'bartender']],
  ['healthcare assistant', ['health care assistant']],
  ['book keeper', ['bookkeeper']],
  ['point 72', ['point72']],
])('[I-7] %s is %s too', (q, meant) => {
  expect(otherwise(q)).toEqual(meant);
});

test.each([
  'bartender',
  // A "Sales Manager" is no "sales man".
  'car salesman',
  'sales force',
  'health care',
  'car driver',
  '"bar tender"',
  'of it',
  'xy zz',
  'point 7',
])('[I-7] %s is what it says', (q) => {
  expect(otherwise(q)).toBeUndefined();
});

test('[I-7] alternatives stay as they are', () => {
  expect(addCompounds(parseQuery('bar OR tender'), words)).toEqual(parseQuery('bar OR tender'));
});
