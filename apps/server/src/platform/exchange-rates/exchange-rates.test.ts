import { payCurrencies } from '@waymark/contract/jobs/fact-choices';
import { afterEach, expect, test } from 'vitest';
import { exchangeRates } from './exchange-rates.ts';
import { currencyPerDollar, currencyRatesDate } from './first-rates.ts';

const { now } = exchangeRates;
afterEach(() => {
  exchangeRates.now = now;
});

/** As if the rates were of so many days ago; the last millisecond of that day is part of it. */
function atAge(days: number): void {
  exchangeRates.now = () => Date.parse(currencyRatesDate) + (days + 1) * 86_400_000 - 1;
}

test('[I-6] a rate of 90 days converts and names its day, and one of 91 days does neither', () => {
  atAge(90);
  expect(exchangeRates.perDollar('EUR')).toBe(currencyPerDollar['EUR']);
  expect(exchangeRates.dateOf(['USD', 'EUR'])).toBe(currencyRatesDate);
  atAge(91);
  expect(exchangeRates.perDollar('EUR')).toBeUndefined();
  expect(exchangeRates.dateOf(['USD', 'EUR'])).toBeNull();
});

test('[I-6] dollars need no rate, and an old one still tells pay from a slip', () => {
  atAge(4000);
  expect(exchangeRates.perDollar('USD')).toBe(1);
  expect(exchangeRates.roughPerDollar('EUR')).toBe(currencyPerDollar['EUR']);
  expect(exchangeRates.isKnown('EUR')).toBe(true);
});

test('[I-8] a search may name each currency with a rate, and no other', () => {
  expect(payCurrencies.toSorted()).toEqual(Object.keys(currencyPerDollar).toSorted());
});
