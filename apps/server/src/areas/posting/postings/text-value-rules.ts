import type { DraftFields } from '@waymark/contract/posting/postings';

const currencies: Readonly<Record<string, string>> = {
  $: 'USD',
  '£': 'GBP',
  '€': 'EUR',
  '¥': 'JPY',
  '₹': 'INR',
};
const sign = String.raw`(US\$|[$£€¥₹]|\b(?:USD|GBP|EUR|CHF|CAD|AUD|INR|SEK|NOK|DKK|PLN|AED|SGD|ZAR)\b)`;
const number = String.raw`(\d{1,3}(?:[,’' ]\d{3})+|\d+)(?:\.(\d{1,2}))?\s*(k\b)?`;
const pay = new RegExp(
  String.raw`${sign}?\s*${number}\s*(?:(?:-|–|—|to|and)\s*${sign}?\s*${number})?\s*${sign}?`,
  'gi',
);
const periods = [
  ['hour', /^[^\n]{0,25}?(?:per|an?|\/)\s*h(?:ou)?r\b|^[^\n]{0,15}?hourly/i],
  ['day', /^[^\n]{0,25}?(?:per|a|\/)\s*day\b|^[^\n]{0,15}?daily/i],
  ['week', /^[^\n]{0,25}?(?:per|a|\/)\s*week\b|^[^\n]{0,15}?weekly/i],
  ['month', /^[^\n]{0,25}?(?:per|a|\/)\s*month\b|^[^\n]{0,15}?monthly/i],
  ['year', /^[^\n]{0,25}?(?:per|a|\/)\s*(?:year|annum)\b|^[^\n]{0,15}?(?:annual|yearly|p\.?a\.?)/i],
] as const;

type PayFields = Pick<Partial<DraftFields>, 'salaryMin' | 'salaryMax' | 'currency' | 'period'>;

/** The first amount of a text that has a currency, with the time that it is for. */
export function readPay(text: string): PayFields {
  for (const match of text.matchAll(pay)) {
    const [whole, first, low = '', lowCents, lowK, second, high, highCents, highK, last] = match;
    const symbol = first ?? second ?? last;
    if (!symbol) continue;
    const after = text.slice(match.index + whole.length, match.index + whole.length + 60);
    const min = amountOf(low, lowCents, lowK ?? (Number(low) < 1000 ? highK : undefined));
    const max = high === undefined ? '' : amountOf(high, highCents, highK);
    const period = periods.find(([, pattern]) => pattern.test(after))?.[0] ?? guessPeriod(Number(max || min));
    const currency = currencies[symbol.replace('US', '')] ?? symbol.toUpperCase();
    return { salaryMin: min, salaryMax: max, currency: symbol === 'US$' ? 'USD' : currency, period };
  }
  return {};
}

function amountOf(whole: string, cents: string | undefined, thousands: string | undefined): string {
  const digits = whole.replaceAll(/\D/g, '');
  if (thousands) return String(Math.round(Number(`${digits}.${cents ?? 0}`) * 1000));
  return cents ? `${digits}.${cents}` : digits;
}

const guessPeriod = (amount: number) => (amount >= 10_000 ? 'year' : amount >= 500 ? 'month' : 'hour');

const monthNames =
  'january february march april may june july august september october november december'.split(' ');
const named = String.raw`(?:apply (?:by|before|until)|applications? (?:close|deadline|due)s?(?: on| by)?|deadline|closing date|closes(?: on)?)`;
const limit = String.raw`\b(?:by|before|until|no later than)`;
const iso = String.raw`(\d{4})-(\d{2})-(\d{2})`;
const dayFirst = String.raw`(\d{1,2})(?:st|nd|rd|th)?\.?\s+([a-z]{3,9})\.?,?\s+(\d{4})`;
const monthFirst = String.raw`([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})`;

/**
 * The last day for applications that a text names, or what it says of applying, YYYY-MM-DD; undefined for none, and for
 * one that is over.
 */
export function readDeadline(text: string, applying: string, now: Date): string | undefined {
  const day = findDay(text, named) ?? findDay(applying, limit);
  return day && day >= now.toISOString().slice(0, 10) ? day : undefined;
}

function findDay(text: string, label: string): string | undefined {
  const after = (pattern: string) => new RegExp(String.raw`${label}\s*:?\s*${pattern}`, 'i').exec(text);
  const plain = after(iso);
  if (plain) return dayOf(plain[1], Number(plain[2]), plain[3]);
  const european = after(dayFirst);
  if (european) return dayOf(european[3], monthOf(european[2]), european[1]);
  const american = after(monthFirst);
  return american ? dayOf(american[3], monthOf(american[1]), american[2]) : undefined;
}

const monthOf = (name = '') => monthNames.findIndex((month) => month.startsWith(name.toLowerCase())) + 1;

function dayOf(year = '', month = 0, day = ''): string | undefined {
  const written = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined;
}
