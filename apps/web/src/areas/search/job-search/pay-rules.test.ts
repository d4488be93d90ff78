import { payFields } from '@waymark/contract/jobs/fact-choices';
import { expect, test } from 'vitest';
import { standardWords as words } from '@waymark/contract/board-words';
import { activeFiltersOf, filterLabel, salaryOptions } from './filter-rules.ts';
import { currencyOfLocale, readAmount, writeBefore } from './pay-rules.ts';
import { parseJobSearch, pathOfSearch } from './search-rules.ts';
import { sayEnglish } from '@waymark/contract/text/say';

const parse = (query: string) => parseJobSearch(words, new URLSearchParams(query)).search;
const facets = { company: [] } as never;
const labels = (query: string) =>
  activeFiltersOf(parse(query)).map((filter) => filterLabel(sayEnglish, words, filter, facets, 'en'));

test('[I-8] chips say the amounts as they were typed, each with what takes it away', () => {
  expect(labels('salary=30000&currency=GBP')).toEqual(['£30,000 a year or more']);
  expect(labels('salaryTo=20&period=hour')).toEqual(['Up to $20 an hour']);
  expect(labels('salary=22.5&salaryTo=30&period=hour&currency=EUR')).toEqual([
    '€22.50 an hour or more',
    'Up to €30 an hour',
  ]);
  const [from, to] = activeFiltersOf(parse('salary=22&salaryTo=30&period=hour'));
  expect(from && pathOfSearch(from.without, '')).toBe('?salaryTo=30&period=hour');
  expect(to && pathOfSearch(to.without, '')).toBe('?salary=22&period=hour');
});

test('[I-8] chips of what postings state', () => {
  expect(
    labels(
      'schedule=night&schedule=no-weekends&degree=not-needed&sponsorship=offered&benefits=health&size=11–50&language=de',
    ),
  ).toEqual([
    'No degree needed',
    'Visa sponsorship offered',
    'Night shift',
    'No weekends',
    'Health insurance',
    '11–50 people',
    'In German',
  ]);
});

test('[I-8] a currency without an amount leaves the address, and so do dollars a year', () => {
  expect(pathOfSearch(parse('currency=GBP&period=hour'), '')).toBe('');
  expect(pathOfSearch(parse('salary=30000&currency=USD&period=year'), '')).toBe('?salary=30000');
  expect(pathOfSearch(parse('salary=30000&currency=GBP'), '')).toBe('?salary=30000&currency=GBP');
});

test('[I-8] [L-40] the choices are in the unit of the search, and without an amount in that of the board', () => {
  const counted = { salary: [{ value: '3000', count: 2 }] };
  const european = {
    ...words,
    pay: { currency: 'EUR', period: 'month', amounts: [3000], isOwn: false },
  } as const;
  const labelsOf = (on: typeof words, query: string) =>
    salaryOptions(sayEnglish, on, parse(query), 'en', counted).map(({ label }) => label);
  expect(labelsOf(words, '')).toEqual(['$3,000 a year or more']);
  expect(labelsOf(words, 'salary=1&currency=EUR')).toEqual(['€3,000 a year or more']);
  expect(labelsOf(european, '')).toEqual(['€3,000 a month or more']);
  expect(labelsOf(european, 'salary=20&currency=GBP&period=hour'), 'en').toEqual(['£3,000 an hour or more']);
  // An address says the same on every board.
  expect(labelsOf(european, 'salary=20000')).toEqual(['$3,000 a year or more']);
});

test.each([
  ['30000', 30_000],
  ['30,000', 30_000],
  ['£30k', 30_000],
  ['22.50', 22.5],
  ['1', 1],
  ['10000000000', 10_000_000_000],
  ['10000000001', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['much', undefined],
  ['', undefined],
])('[I-8] the amount %j is read as %j', (text, amount) => expect(readAmount(text)).toBe(amount));

/** The form as it was shown, with what was changed since. */
function formOf(
  shown: readonly string[],
  changes: Record<string, string>,
  salary: string,
  kept = '',
): string {
  const [from = '', to = '', currency = '', period = ''] = shown;
  return new URLSearchParams({
    salary,
    ...Object.fromEntries(new URLSearchParams(kept)),
    [payFields.before]: writeBefore(shown),
    [payFields.from]: from,
    [payFields.to]: to,
    [payFields.currency]: currency,
    [payFields.period]: period,
    ...changes,
  }).toString();
}

test.each([
  [
    'typed into an empty form',
    formOf(['', '', 'GBP', 'year'], { [payFields.from]: '30k' }, ''),
    '?salary=30000&currency=GBP',
  ],
  ['a choice, whatever currency is suggested', formOf(['', '', 'GBP', 'year'], {}, '40000'), '?salary=40000'],
  [
    'another choice than what was typed before',
    formOf(['35000', '', 'USD', 'year'], {}, '60000'),
    '?salary=60000',
  ],
  ['any pay, with what was typed before', formOf(['35000', '', 'USD', 'year'], {}, ''), ''],
  [
    'a currency for what stays',
    formOf(['35000', '', 'USD', 'year'], { [payFields.currency]: 'EUR' }, '35000'),
    '?salary=35000&currency=EUR',
  ],
  [
    'a limit beside a choice',
    formOf(['', '', 'USD', 'year'], { [payFields.to]: '60000' }, '40000'),
    '?salary=40000&salaryTo=60000',
  ],
  [
    'what stays keeps its currency',
    formOf(['20', '', 'EUR', 'hour'], {}, '20', 'currency=EUR&period=hour'),
    '?salary=20&currency=EUR&period=hour',
  ],
  [
    'what is taken back',
    formOf(
      ['20', '30', 'EUR', 'hour'],
      { [payFields.from]: '', [payFields.to]: '' },
      '20',
      'currency=EUR&period=hour',
    ),
    '',
  ],
])('[I-8] the form: %s', (_what, form, address) => {
  expect(pathOfSearch(parse(form), '')).toBe(address);
});

test('[I-8] the currency is that of the visitor’s locale, where it names a region', () => {
  expect(currencyOfLocale('en-GB')).toBe('GBP');
  expect(currencyOfLocale('de-AT')).toBe('EUR');
  expect(currencyOfLocale('zh-Hans-SG')).toBe('SGD');
  expect(currencyOfLocale('en')).toBeUndefined();
});
