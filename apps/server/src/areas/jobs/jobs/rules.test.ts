import { defaultPay } from '@waymark/contract/jobs/fact-choices';
import type { Salary } from '@waymark/contract/jobs/jobs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exchangeRates } from '../../../platform/exchange-rates/exchange-rates.ts';
import { currencyRatesDate } from '../../../platform/exchange-rates/first-rates.ts';
import { maxDepth } from '../../../platform/html/shallow-tokenizer.ts';
import { convertPay, findJobRedirect, inPayUnit, sanitiseDescription, toYearlyUsd } from './rules.ts';

const id = '0197c5b2-0000-7000-8000-00000000abcd';

const canonical = `/job-detail?job=${id}`;

test.each([
  `/job-detail/${id}`,
  `/job-detail/${id}/`,
  `/job-detail/${id.toUpperCase()}?utm_source=mail`,
  `/jobs/${id}`,
  `/job-detail?id=${id}`,
  `/job-detail?utm_source=mail&id=${id}`,
  `/job-detail?job=${id.toUpperCase()}`,
])('[A-5] %s leads to the one address of the posting', (url) => {
  expect(findJobRedirect(url)).toBe(canonical);
});

test.each([
  canonical,
  `${canonical}&utm_source=mail`,
  // The address in use counts, whatever stands beside it.
  `/job-detail?job=${id}&id=${id.toUpperCase()}`,
  '/job-detail',
  '/job-detail?job=12',
  '/job-detail?id=../../login',
  '/job-detail/12',
  `/job-detail/${id}/more`,
  `/jobs-saved-jobs?id=${id}`,
  `/jobs/${id}extra`,
])('[A-3] %s stays where it is', (url) => {
  expect(findJobRedirect(url)).toBeUndefined();
});

/** How deep the elements of what was written are in each other. */
function depthOf(html: string): number {
  let [depth, deepest] = [0, 0];
  for (const [tag] of html.matchAll(/<\/?[a-z][^>]*>/g)) {
    depth += tag.startsWith('</') ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

test.each(['<b>y', '<ul><li>y', '<a href="https://a.example/">y<i>'])(
  'a description of tags in tags keeps its words and no more than a depth: %s',
  (unit) => {
    const html = sanitiseDescription(unit.repeat(20_000));
    expect(depthOf(html)).toBeLessThanOrEqual(maxDepth);
    expect(html.match(/y/g)).toHaveLength(20_000);
    expect(sanitiseDescription(html)).toBe(html);
  },
);

test('[L-49] what is taken as sanitised is what the sanitiser leaves', () => {
  const pieces =
    '<p> </p> <h3> </h3> <ul> </ul> <ol> </ol> <li> </li> <strong> </strong> <em> </em> &amp; & a " \0';
  const blocks = [
    '<p>a&amp;b</p>',
    '<ul><li>a <em>b</em></li><li>c</li></ul>',
    '<h3>a</h3>',
    '<ol><li>a</li></ul>',
  ];
  const html = fc.array(fc.constantFrom(...pieces.split(' '), ...blocks), { maxLength: 12 });
  fc.assert(
    fc.property(html, (parts) => {
      const left = sanitiseDescription(parts.join(''));
      // With a line break behind it, it is read in full.
      expect(sanitiseDescription(`${left}<br />`)).toBe(`${left}<br />`);
    }),
    { numRuns: 2000 },
  );
});

test('an address that no link has is no link', () => {
  expect(sanitiseDescription(`<a href="https://a.example/${'x'.repeat(2000)}">Apply</a>`)).toBe('Apply');
  expect(sanitiseDescription('<a href="https://a.example/">Apply</a>')).toBe(
    '<a href="https://a.example/" rel="nofollow noopener" target="_blank">Apply</a>',
  );
});

const salary = (given: Partial<Salary>): Salary => ({
  min: null,
  max: null,
  currency: 'USD',
  period: 'year',
  ...given,
});

test('[I-6] a salary in another currency comes to dollars a year at the rates of a day that is named', () => {
  const converted = convertPay(
    salary({ min: 100_000, max: 200_000, currency: 'EUR', period: 'month' }),
    defaultPay,
  );
  expect(converted).toEqual({ ...defaultPay, min: 12_851, max: 25_701, ratesOf: currencyRatesDate });
  expect(new Date(currencyRatesDate).getTime()).toBeLessThan(Date.now());
});

test('[I-6] a salary in dollars by the hour needs no rate, and an open end stays open', () => {
  expect(convertPay(salary({ min: 3000, period: 'hour' }), defaultPay)).toEqual({
    ...defaultPay,
    min: 62_400,
    max: null,
    ratesOf: null,
  });
});

test('[I-6] no conversion is given for salaries in dollars, missing ones and unknown currencies', () => {
  expect(convertPay(salary({ min: 5_000_000, max: 6_000_000 }), defaultPay)).toBeNull();
  expect(convertPay(null, defaultPay)).toBeNull();
  expect(convertPay(salary({ max: 100, currency: 'XTS' }), defaultPay)).toBeNull();
});

test('[L-40] pay is converted to what the board speaks of, in any period and with any minor units', () => {
  const dinars = { currency: 'KWD', period: 'month' } as const;
  const perDinar = exchangeRates.perDollar('KWD') ?? NaN;
  expect(convertPay(salary({ min: 6_000_000, max: null }), dinars)).toEqual({
    ...dinars,
    min: Math.round((60_000 / 12) * perDinar),
    max: null,
    ratesOf: currencyRatesDate,
  });
  // Dinars have thousands: 1.500 an hour are 260 a month, at no rate.
  expect(convertPay(salary({ min: 1500, currency: 'KWD', period: 'hour' }), dinars)).toMatchObject({
    min: 260,
    ratesOf: null,
  });
  expect(
    convertPay(salary({ min: 300_000, currency: 'JPY', period: 'month' }), {
      currency: 'JPY',
      period: 'hour',
    }),
  ).toMatchObject({ min: 1731 });
  expect(inPayUnit(24_000, { currency: 'USD', period: 'month' })).toEqual({
    amount: 2000,
    currency: 'USD',
    period: 'month',
  });
});

test('[I-8] salaries are compared by their upper end, and by the lower where that is open', () => {
  expect(toYearlyUsd(salary({ min: 5_000_000, max: 6_000_000 }))).toBe(60_000);
  expect(toYearlyUsd(salary({ min: 5_000_000 }))).toBe(50_000);
  expect(toYearlyUsd(salary({ max: Number.MAX_SAFE_INTEGER, period: 'hour' }))).toBeNull();
});

test('[I-8] salaries compare by their upper end as whole dollars a year', () => {
  const hourly = { min: 1000, max: 2000, currency: 'USD', period: 'hour' } as const;
  expect(toYearlyUsd(hourly)).toBe(41_600);
  expect(toYearlyUsd({ ...hourly, max: null, period: 'day' })).toBe(2600);
  expect(toYearlyUsd({ min: null, max: 1_574_000, currency: 'JPY', period: 'month' })).toBe(120_000);
  expect(toYearlyUsd({ ...hourly, currency: 'XXQ' })).toBeNull();
});

test('[L-25] what leads nowhere is text, whatever stands behind it', () => {
  expect(
    sanitiseDescription(
      '<p><a href="javascript:1">a</a><a href="https://b.example">b</a><a>c</a><a href="/here">d</a> <b>e</b></p>',
    ),
  ).toBe('<p>a<a href="https://b.example" rel="nofollow noopener" target="_blank">b</a>cd <b>e</b></p>');
  expect(
    sanitiseDescription(
      '<p dir="rtl" lang="ar">a <span>b</span> <span dir="ltr" onclick="x">c <span>d</span></span></p>',
    ),
  ).toBe('<p dir="rtl" lang="ar">a b <span dir="ltr">c d</span></p>');
  expect(sanitiseDescription('<p dir="javascript" lang="<x>">a</p>')).toBe('<p>a</p>');
});
