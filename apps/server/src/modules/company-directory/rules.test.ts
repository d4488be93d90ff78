import { expect, test } from 'vitest';
import { toNameQuery } from './rules.ts';

test.each([
  ['Harbor & Pine', 'harbor:* & pine:*'],
  ['  ÖSTER  gård ', 'oster:* & gard:*'],
  ['o’brien', 'obrien:*'],
  ['a:b | !c & (d)', 'a:* & b:* & c:* & d:*'],
  ['株式会社', '株式会社:*'],
  ['', null],
  ['&&& --', null],
])('[I-10] "%s" asks for %s', (typed, query) => {
  expect(toNameQuery(typed)).toBe(query);
});
