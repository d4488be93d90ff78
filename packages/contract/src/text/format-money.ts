/** "$9.00", or "9.00 EUR" for what came in a currency that we do not charge; given in minor units. */
export function formatMoney(minorUnits: number, currency: string): string {
  const number = (minorUnits / 100).toFixed(2);
  return currency === 'USD' ? `$${number}` : `${number} ${currency}`;
}
