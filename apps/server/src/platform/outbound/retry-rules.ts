/** A week: whatever asks for more is asked again then. */
const maxSeconds = 7 * 86_400;

/** Seconds until a server wants to be asked again, by its `Retry-After`: seconds or an HTTP date. 0 for none. */
export function retryAfterSeconds(header: string | undefined, now: Date): number {
  const text = header?.trim() ?? '';
  const isNumber = /^\d+(?:\.\d+)?$/.test(text);
  // "12" would be a date too.
  const isDate = /^[A-Za-z]{3,9}, |^\d{4}-\d\d-\d\d/.test(text);
  const seconds = isNumber ? Number(text) : isDate ? (Date.parse(text) - now.getTime()) / 1000 : 0;
  return Number.isNaN(seconds) ? 0 : Math.min(maxSeconds, Math.max(0, Math.ceil(seconds)));
}

/** "2 hours": rounded to the unit that says it. */
export function describeWait(seconds: number): string {
  const units = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
    ['second', 1],
  ] as const;
  const [name, length] = units.find(([, one]) => seconds >= one * 2 || seconds === one) ?? units[3];
  const count = Math.ceil(seconds / length);
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
