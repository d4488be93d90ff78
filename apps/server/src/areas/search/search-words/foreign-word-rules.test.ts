import { expect, test } from 'vitest';
import { foreignForms, splitCompound } from './foreign-word-rules.ts';

test.each([
  ['Verkäuferin', 'Verkäufer'],
  ['enfermeras', 'enfermero'],
  ['chargée', 'chargé'],
  ['Ärztin', 'Arzt'],
  ['Bankkauffrau', 'Bankkaufmann'],
  ['vendeuse', 'vendeur'],
  ['nauczycielka', 'nauczyciel'],
  ['ingeniero de software', 'Ingeniera Software'],
])('[I-7] %s and %s have one form', (one, other) => {
  expect(foreignForms(one)).toEqual(foreignForms(other));
});

test('[I-7] a compound is split before the longest part that is known', () => {
  const isKnown = (part: string) => ['entwickler', 'wickler'].includes(part);
  expect(splitCompound('softwareentwickler', isKnown)).toEqual(['software', 'entwickler']);
  expect(splitCompound('abwickler', isKnown)).toBeUndefined();
  expect(splitCompound(`${'a'.repeat(200)}entwickler`, isKnown)).toBeUndefined();
});
