import { expect, test } from 'vitest';
import { listNews } from './order-rules.ts';

const at = (percentage: number, isRefunded = false) => ({ percentage, isRefunded });

test.each([
  ['the first report', undefined, at(0), ['received']],
  ['the first report of what is finished', undefined, at(100), ['received', 'finished']],
  ['the first report of a refund', undefined, at(0, true), ['refunded']],
  ['the same again', at(0), at(0), []],
  ['some progress', at(0), at(99), []],
  ['the end', at(99), at(100), ['finished']],
  ['the end again', at(100), at(100), []],
  ['what was overtaken', at(100), at(50), []],
  ['a refund', at(100), at(100, true), ['refunded']],
  ['a refund again', at(0, true), at(0, true), []],
  ['progress after a refund', at(50, true), at(100), []],
] as const)('[D-8] news of an order: %s', (_what, known, reported, news) => {
  expect(listNews(known, reported)).toEqual(news);
});
