import { sayEnglish } from '@waymark/contract/text/say';
import { expect, test } from 'vitest';
import { coveredMonths, nameMonth, spanOf } from './month-rules.ts';

const today = new Date('2026-11-22');
const span = (start: string | null, end: string | null) => {
  const found = spanOf({ start, end }, today);
  return found && [found.from, found.to].map((month) => sayEnglish(nameMonth(month)));
};

test.each([
  ['Mar 2019', 'Jun 2021', ['Mar 2019', 'Jun 2021']],
  ['March 2019', 'Present', ['Mar 2019', 'Nov 2026']],
  ['03/2019', '06/2021', ['Mar 2019', 'Jun 2021']],
  ['2019-03', '2021-06', ['Mar 2019', 'Jun 2021']],
  ['12.03.2019', '30.06.2021', ['Mar 2019', 'Jun 2021']],
  ['2019', '2021', ['Jan 2019', 'Dec 2021']],
  ['Summer 2019', null, ['Jun 2019', 'Aug 2019']],
  ['Mar', 'Jun 2021', ['Mar 2021', 'Jun 2021']],
  ['Mar ’19', 'Jun ’21', ['Mar 2019', 'Jun 2021']],
])('[C-6] %s to %s', (start, end, expected) => {
  expect(span(start, end)).toEqual(expected);
});

test('[C-6] an invalid date has no time span', () => {
  expect([span(null, null), span('soon', 'Present'), span('Mar', 'Jun')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('[C-6] overlapping time counts once', () => {
  const at = (from: number, to: number) => ({ from, to, isOpen: false });
  expect(coveredMonths([at(0, 11), at(6, 17), at(30, 30)])).toBe(19);
});

test('[L-25] an open start lasts until today, in any language', () => {
  const spanNames = [
    spanOf({ start: '03/2020', end: null, dates: 'seit 03/2020' }, today),
    spanOf({ start: 'mei 2020', end: 'heden' }, today),
  ].map((found) => found && [found.from, found.to].map((month) => sayEnglish(nameMonth(month))));
  expect(spanNames).toEqual([
    ['Mar 2020', 'Nov 2026'],
    ['May 2020', 'Nov 2026'],
  ]);
});
