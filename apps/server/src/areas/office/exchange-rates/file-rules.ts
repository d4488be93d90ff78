import { ratesFileMaxLength } from '@waymark/contract/office/exchange-rates';
import { msg, type Message } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';

/** The rates of one day. */
export interface DayRates {
  /** YYYY-MM-DD. */
  date: string;
  /** Units for one US dollar, by currency. */
  perDollar: Map<string, number>;
}

/** More is no file of the day's rates. */
export const maxFile = ratesFileMaxLength;
/** The European Central Bank publishes about thirty. */
const minCurrencies = 15;
const rateText = /^\d{1,9}(?:\.\d{1,9})?$/;
const currencyCode = /^[A-Z]{3}$/;
/** A currency may double or halve in a year, or in less: beyond that a file is taken for a mistake. */
const maxChange = 2;
const yearMs = 365 * 86_400_000;
const dayMs = 86_400_000;

const refuse = (message: Message) => new AppError('invalid_input', message, { fields: { content: message } });

/**
 * Reads a file of the European Central Bank, as XML or as CSV. Throws `invalid_input`, with what to do, for whatever is
 * not exactly such a file.
 */
export function readRatesFile(content: string): DayRates {
  if (content.length > maxFile) throw refuse(msg`This file is too large: choose the file of one day.`);
  if (content.startsWith('PK')) throw refuse(msg`This is a ZIP file: unpack it and choose the CSV inside.`);
  const text = content.replace(/^\uFEFF/, '').trim();
  const { date, perEuro } = text.startsWith('<') ? readXml(text) : readCsv(text);
  const dollars = perEuro.get('USD');
  if (dollars === undefined) throw refuse(msg`The file has no rate of the US dollar: choose a complete one.`);
  if (perEuro.size < minCurrencies)
    throw refuse(msg`The file has fewer than ${minCurrencies} currencies: choose a complete one.`);
  const perDollar = new Map([...perEuro].map(([currency, rate]) => [currency, rate / dollars] as const));
  perDollar.delete('USD');
  return { date, perDollar: perDollar.set('EUR', 1 / dollars) };
}

interface EuroRates {
  date: string;
  perEuro: Map<string, number>;
}

function readXml(text: string): EuroRates {
  const unknown = msg`This is no file of the European Central Bank: choose eurofxref-daily.xml.`;
  if (/<!/.test(text.replace(/^<\?xml[^>]*\?>/, '')) || !/<gesmes:Envelope\b/.test(text))
    throw refuse(unknown);
  const days = [...text.matchAll(/<Cube\s+time=["']([^"']*)["']\s*>/g)];
  const [day, ...others] = days.map(([, time = '']) => time);
  if (day === undefined || others.length > 0)
    throw refuse(msg`The file has to have the rates of exactly one day: choose eurofxref-daily.xml.`);
  const rates = [...text.matchAll(/<Cube\s+currency=["']([^"']*)["']\s+rate=["']([^"']*)["']\s*\/>/g)];
  if (rates.length !== [...text.matchAll(/<Cube\s+currency=/g)].length) throw refuse(unknown);
  return { date: readDay(day), perEuro: readRates(rates.map(([, code = '', rate = '']) => [code, rate])) };
}

function readCsv(text: string): EuroRates {
  const [head = [], values = [], ...others] = text
    .split(/\r?\n/)
    .map((line) => line.split(',').map((cell) => cell.trim()));
  if (head[0] !== 'Date' || others.length > 0 || head.length !== values.length)
    throw refuse(
      msg`This is no file of the European Central Bank: choose eurofxref.csv, with one line of rates.`,
    );
  const pairs = head.map((code, at): [string, string] => [code, values[at] ?? '']).slice(1);
  const given = pairs.filter(([code, rate]) => !(code === '' && rate === '') && rate !== 'N/A');
  return { date: readDay(values[0] ?? ''), perEuro: readRates(given) };
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

function readDay(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2}) ([A-Z][a-z]+) (\d{4})$/.exec(text) ?? [];
  const at = months.indexOf(month);
  const date = at === -1 ? text : `${year}-${String(at + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date)
    throw refuse(msg`The file does not say of which day its rates are: choose another one.`);
  return date;
}

function readRates(pairs: readonly (readonly [string, string])[]): Map<string, number> {
  const rates = new Map<string, number>();
  for (const [code, text] of pairs) {
    const rate = rateText.test(text) ? Number(text) : 0;
    if (!currencyCode.test(code) || rate <= 0 || rates.has(code))
      throw refuse(msg`The file has no usable rate for “${code.slice(0, 10)}”: choose another one.`);
    rates.set(code, rate);
  }
  return rates;
}

interface KeptRates {
  roughPerDollar: (currency: string) => number | undefined;
  dayOf: (currency: string) => string | undefined;
}

/** Throws `invalid_input` for rates that are of the future, older than those that are kept, or far from these. */
export function checkRates(rates: DayRates, kept: KeptRates, now: number): void {
  const day = Date.parse(rates.date);
  if (day > now + dayMs) throw refuse(msg`The rates are of a day to come: choose a file of today or before.`);
  const keptDay = kept.dayOf('EUR') ?? '';
  if (rates.date < keptDay)
    throw refuse(msg`Newer rates are kept already, of ${keptDay}: choose a newer file.`);
  for (const [currency, perDollar] of rates.perDollar) {
    const before = kept.roughPerDollar(currency);
    const keptOf = kept.dayOf(currency);
    if (before === undefined || keptOf === undefined) continue;
    const years = Math.max(1, (day - Date.parse(keptOf)) / yearMs);
    const change = Math.max(perDollar / before, before / perDollar);
    if (change > maxChange ** years)
      throw refuse(msg`The rate of ${currency} is too far from the one that is kept: check the file.`);
  }
}
