import { expect, test } from 'vitest';
import { pluralForm, wordsOf } from './word-rules.ts';

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
