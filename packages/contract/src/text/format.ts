/** "12,345"; without Intl, which is slow in long lists and differs by locale. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** The count rounded down to two digits: "more than 1,100" for 1147. */
export function moreThan(count: number): number {
  const below = Math.max(0, count - 1);
  const step = 10 ** Math.max(1, String(below).length - 2);
  return Math.floor(below / step) * step;
}

/** "1 job", "1,204 jobs". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** "$9.00", "-$9.00", or "9.00 EUR" in other currencies; the amount is in minor units. */
export function formatMoney(minorUnits: number, currency: string): string {
  const number = (Math.abs(minorUnits) / 100).toFixed(2);
  const sign = minorUnits < 0 ? '-' : '';
  return currency === 'USD' ? `${sign}$${number}` : `${sign}${number} ${currency}`;
}

/** "Ada Lovelace"; people with one name have no last name. */
export function fullName(first: string, last: string | null): string {
  return [first, last].filter(Boolean).join(' ');
}

/** "Ada L.", for strangers; the initial may have several code units. */
export function shortName(first: string, last: string): string {
  const [initial] = new Intl.Segmenter('en').segment(last.trim());
  return initial ? `${first} ${initial.segment.toLocaleUpperCase('en')}.` : first;
}

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
