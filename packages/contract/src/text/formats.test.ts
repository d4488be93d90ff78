import fc from 'fast-check';
import { expect, test } from 'vitest';
import { standardWords } from '../board-words.ts';
import { formatSalary } from '../jobs/format-salary.ts';
import { foreignMonths } from './foreign-months.ts';
import { formatCount, formatMoney } from './format.ts';
import { formatDate, formatLongDate, readDayStyle } from './format-day.ts';
import { languages } from './languages.ts';
import { localeOf, type Locale } from './locales.ts';
import { minorUnitDigits } from './minor-units.ts';
import { sayEnglish } from './say.ts';

const countries = ['DE', 'AT', 'CH', 'FR', 'CA', 'MX', 'US', 'PL', 'MA', 'SY', null];
const locales = fc.constantFrom<Locale>(
  ...new Set(languages.flatMap(({ code }) => countries.map((country) => localeOf(code, country)))),
);
const currencies = fc.constantFrom('EUR', 'USD', 'CHF', 'PLN', 'JPY', 'KWD', 'AED');
const digitsOf = (text: string) => Number(text.replaceAll(/\D/g, ''));

test('[L-40] a count is read back from what is written, in every language', () => {
  fc.assert(
    fc.property(locales, fc.nat(), (locale, count) => {
      expect(digitsOf(formatCount(count, locale))).toBe(count);
    }),
  );
});

test('[L-40] money has the digits of its currency, and its minor units are read back', () => {
  fc.assert(
    fc.property(locales, currencies, fc.nat(100_000_000), (locale, currency, amount) => {
      const written = formatMoney(amount, currency, locale);
      expect(digitsOf(written)).toBe(amount);
      expect(formatMoney(-amount - 1, currency, locale)).toContain('-');
      const decimals = /[.,](\d+)(?!.*\d)/.exec(written)?.[1] ?? '';
      const digits = minorUnitDigits(currency);
      expect(digits === 0 || decimals.length === digits).toBe(true);
    }),
  );
});

test('[L-40] the ends of a salary are read back', () => {
  fc.assert(
    fc.property(locales, currencies, fc.integer({ min: 1, max: 999_999 }), (locale, currency, amount) => {
      const unit = 10 ** minorUnitDigits(currency);
      const [min, max] = [amount * unit, (amount + 1) * unit];
      const written = formatSalary(sayEnglish, { min, max, currency, period: 'hour' }, locale) ?? '';
      expect(written.split(' – ').map(digitsOf)).toEqual([amount, amount + 1]);
    }),
  );
});

const months = foreignMonths();
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Of a day with the month as a word or as the number in the middle. */
function readDay(text: string): string {
  const numbers = [...text.matchAll(/\d+/g)].map(([number]) => Number(number));
  const names = text.toLowerCase().match(/\p{L}[\p{L}\p{M} ]*\p{L}/gu) ?? [];
  const named = names.flatMap((name) => months.get(name.replace(/^de | de$/g, '')) ?? []);
  const [date, month, year] = named[0] === undefined ? numbers : [numbers[0], named[0], numbers[1]];
  return [year, month, date].map((part) => String(part).padStart(2, '0')).join('-');
}

test('[L-40] a day is read back from what is written, in every language', () => {
  const european = fc.constantFrom<Locale>('en', 'de', 'fr', 'es', 'de-AT', 'de-CH', 'fr-CH');
  fc.assert(
    fc.property(european, day, (locale, date) => {
      expect(readDay(formatDate(standardWords, date, locale))).toBe(date);
      expect(readDay(formatLongDate(standardWords, date, locale))).toBe(date);
    }),
  );
});

test('[L-31] a style of numbers that the operator chose holds in every language', () => {
  fc.assert(
    fc.property(locales, day, (locale, date) => {
      const iso = { days: readDayStyle({ dateStyle: 'iso', timeZone: 'UTC' }) };
      const dots = { days: readDayStyle({ dateStyle: 'dots', timeZone: 'UTC' }) };
      expect(formatDate(iso, date, locale)).toBe(date);
      expect(formatLongDate(dots, date, locale)).toBe(date.split('-').toReversed().join('.'));
    }),
  );
});

test('[L-40] what is no day leaves nothing behind', () => {
  expect(formatDate(standardWords, '', 'de')).toBe('');
});
