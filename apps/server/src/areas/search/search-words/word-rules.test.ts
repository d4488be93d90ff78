import { expect, test } from 'vitest';
import { pluralForm, wordsOf, workersOf } from './word-rules.ts';

test.each([
  ['D. E. Shaw', 'de shaw'],
  ['D.E. Shaw', 'de shaw'],
  ['J. P. Morgan', 'jp morgan'],
  ['R.N. wanted', 'rn wanted'],
  ['T. Rowe Price', 't rowe price'],
  ['C++ and .NET', 'c++ and .net'],
])('[L-1] initials are one word, however they are written: %s', (text, words) => {
  expect(wordsOf(text).join(' ')).toBe(words);
});

test.each([
  ['children', 'child'],
  ['salesmen', 'salesman'],
  ['saleswoman', 'salesman'],
  ['salesperson', 'salesman'],
  ['nurses', 'nurse'],
  ['women', 'woman'],
  ['human', 'human'],
])('[L-1] %s has the form %s', (word, form) => {
  expect(pluralForm(word)).toBe(form);
});

test.each([
  ['trading', 'trader'],
  ['accounting', 'accountant'],
  ['accountancy', 'accountant'],
  ['nursing', 'nurse'],
  ['engineering', 'engineer'],
  ['management', 'manager'],
  ['translation', 'translator'],
  ['carpentry', 'carpenter'],
  ['masonry', 'mason'],
  ['dentistry', 'dentist'],
  ['physiotherapy', 'physiotherapist'],
  ['photography', 'photographer'],
  ['analysis', 'analyst'],
  ['science', 'scientist'],
  ['economics', 'economist'],
  ['journalism', 'journalist'],
  ['architecture', 'architect'],
  ['design', 'designer'],
  ['drive', 'driver'],
  ['law', 'lawyer'],
  ['reception', 'receptionist'],
])('[L-1] what is done tells who does it: %s', (field, worker) => {
  expect(workersOf(field)).toContain(worker);
});

test('[L-1] who does something is no field, and a short word has no end to take', () => {
  expect(['nurse', 'sing', 'account', 'office', 'warehouse'].flatMap(workersOf)).toEqual([]);
});
