import { expect, test } from 'vitest';
import { correctText, findMistyped } from './understanding-rules.ts';
import { Vocabulary, type NamedEntry } from './vocabulary-index.ts';

const titles = ['Cooking Instructor', 'Night Nurse', 'Waiter', 'Air Technician'];
const entries = titles.map((text): NamedEntry => ({
  kind: 'title',
  text,
  detail: '',
  value: text,
  weight: 3,
}));
const words = new Vocabulary(entries);

const correct = (text: string) => correctText(text, findMistyped(text, words));

test.each([
  ['cooking cookin', 'cooking cooking'],
  ['cookin cooking', 'cooking cooking'],
  ['"cookin" cookin', '"cookin" cooking'],
  ['“night nurss” OR nurss', '“night nurss” OR nurse'],
  ['instructr -cookin  waitr', 'instructor -cookin  waiter'],
  ['-"cookin" nurss', '-"cookin" nurse'],
  ['nurss or waitr', 'nurse or waiter'],
  ['bartendr', 'bartender'],
  ['(waitr, nurss)', '(waiter, nurse)'],
])('[I-7] in %s the mistyped words alone are mended: %s', (typed, mended) => {
  expect(correct(typed)).toBe(mended);
});

test.each(['cooking', '"cookin', '-cookin nurse', 'zzzzqqqq', '(waiter) nurse,', 'nursery nurse', 'hair'])(
  '[I-7] %s stays as it is',
  (typed) => {
    expect(correct(typed)).toBeNull();
  },
);
