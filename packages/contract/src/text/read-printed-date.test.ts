import { expect, test } from 'vitest';
import { readPrintedDate, readPrintedSpan } from './read-printed-date.ts';

test.each([
  ['Jan 2020', '2020-01'],
  ['September 2019', '2019-09'],
  ['Sept. 2019', '2019-09'],
  ['März 2018', '2018-03'],
  ['juillet 2017', '2017-07'],
  ['juin 2017', '2017-06'],
  ['października 2018', '2018-10'],
  ['marraskuu 2016', '2016-11'],
  ['Ağustos 2015', '2015-08'],
  ['kesäkuu 2014', '2014-06'],
  ["Mar '18", '2018-03'],
  ['15 March 2018', '2018-03'],
  ['March 15th, 2018', '2018-03'],
  ['03/2020', '2020-03'],
  ['3.2020', '2020-03'],
  ['05/19', '2019-05'],
  ['11/98', '1998-11'],
  ['2020-03', '2020-03'],
  ['2020-03-31', '2020-03'],
  ['31.12.2019', '2019-12'],
  ['01.02.2019', '2019-02'],
  ['31/12/2019', '2019-12'],
  ['12/31/2019', '2019-12'],
  ['02/02/2019', '2019-02'],
  ['2019', '2019'],
  ['Class of 2019', '2019'],
  ['Expected May 2027', '2027-05'],
])('[G-3] %j means %s', (printed, date) => {
  expect(readPrintedDate(printed)).toEqual({ kind: 'date', date });
});

test.each(['Present', 'current', 'heute', 'Aujourd’hui', 'till date', 'do dziś', 'à ce jour', 'günümüz'])(
  '[G-3] %j goes on',
  (printed) => {
    expect(readPrintedDate(printed)).toEqual({ kind: 'open' });
  },
);

test.each([
  ['03/04/2020', ['2020-03', '2020-04']],
  ['Summer 2019', ['2019', '2019-06', '2019-07', '2019-08']],
  ['listopad 2019', ['2019-10', '2019-11']],
  ['Q4 2021', ['2021', '2021-10', '2021-11', '2021-12']],
  ['when I was young', []],
  ['13/2020', []],
  ['32.13.2020', []],
])('[G-3] %j is asked about', (printed, choices) => {
  expect(readPrintedDate(printed)).toMatchObject({ kind: 'unsure', choices });
});

test('[G-3] the ends of a span say of each other what they leave out', () => {
  expect(readPrintedSpan('2015', '18')).toEqual({
    from: { kind: 'date', date: '2015' },
    till: { kind: 'date', date: '2018' },
  });
  expect(readPrintedSpan('Jan', 'Mar 2020').from).toEqual({ kind: 'date', date: '2020-01' });
  expect(readPrintedSpan('2012', null)).toEqual({ from: { kind: 'date', date: '2012' }, till: null });
  expect(readPrintedSpan('March', 'Present').from).toMatchObject({ kind: 'unsure', choices: [] });
});
