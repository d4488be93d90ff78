import { expect, test } from 'vitest';
import { listSpokenIn } from './language-rules.ts';

test.each([
  ['infirmière 75015', 'FR'],
  ['krankenschwester 10115', 'DE'],
  ['camarero 28001', 'ES'],
  ['cameriere 20121', 'IT'],
  ['verpleegkundige 1012 AB', 'NL'],
  ['desenvolvedor são paulo', 'PT'],
  ['programista kraków', 'PL'],
])('[L-37] %s is in the language of %s', (typed, country) => {
  expect(listSpokenIn(typed)[0]).toBe(country);
});

test.each([
  'nurse 75015',
  'i am looking for a chef in london',
  'commercial chauffeur',
  'stage manager',
  'arts teacher',
  'java developer not remote',
  '',
])('[L-37] %s says no other language', (typed) => {
  expect(listSpokenIn(typed)).toEqual([]);
});
