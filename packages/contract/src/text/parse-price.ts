/** The minor units of a price as it is typed, such as "29.50"; NaN for no number. A third decimal is not rounded away. */
export function parsePrice(typed: string): number {
  if (typed.trim() === '') return Number.NaN;
  const cents = Number(typed) * 100;
  const nearest = Math.round(cents);
  return Math.abs(cents - nearest) < 1e-6 ? nearest : cents;
}
