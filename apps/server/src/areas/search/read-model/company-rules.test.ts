import { expect, test } from 'vitest';
import { toNameQuery } from './company-rules.ts';

test.each([
  ['Harbor & Pine', '"harbor"* "pine"*'],
  ['  ÖSTER  gård ', '"oster"* "gard"*'],
  ['Øresund', '"oresund"*'],
  ['o’brien', '"obrien"*'],
  ['a:b | !c (d) "e"* OR', '"a"* "b"* "c"* "d"* "e"* "or"*'],
  ['株式会社', '"株式会社"*'],
  ['a a b c d e f g', '"a"* "b"* "c"* "d"* "e"* "f"*'],
  ['', null],
  ['&&& --', null],
])('[I-10] "%s" asks for %s', (typed, query) => {
  expect(toNameQuery(typed)).toBe(query);
});
