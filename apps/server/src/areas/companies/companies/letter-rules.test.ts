import { expect, test } from 'vitest';
import { letterOf } from './letter-rules.ts';

test.each([
  ['Acme', 'a'],
  ['zebra & sons', 'z'],
  ['Éclair', 'e'],
  ['Øresund Ferries', ''],
  ['“Quotes” Ltd', 'q'],
  ['3M', '0-9'],
  ['٣ Stars', ''],
  ['株式会社', ''],
  ['', ''],
])('[I-8] %s stands under "%s"', (name, letter) => {
  expect(letterOf(name)).toBe(letter);
});
