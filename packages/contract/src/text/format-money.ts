/** "$9.00", or "9.00 EUR" in currencies that we do not charge; the amount is in minor units. */
export function formatMoney(minorUnits: number, currency: string): string {
  const number = (minorUnits / 100).toFixed(2);
  return currency === 'USD' ? `$${number}` : `${number} ${currency}`;
}
