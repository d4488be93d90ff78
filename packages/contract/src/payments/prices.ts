import { minorUnitDigits } from '../text/minor-units.ts';

/*
 * Prices between whole units, in which people write them, and minor units, in which they are kept. Without schemas.
 */

/** 2950 of 29.5 dollars, 1500 of 1500 yen. */
export const minorUnitsOf = (price: number, currency: string): number =>
  Math.round(price * 10 ** minorUnitDigits(currency));

export const wholeUnitsOf = (amount: number, currency: string): number =>
  amount / 10 ** minorUnitDigits(currency);

/** A price as a form shows it: "29.50", "1500"; empty where there is none. */
export const writePrice = (amount: number, currency: string): string =>
  Number.isNaN(amount) ? '' : wholeUnitsOf(amount, currency).toFixed(minorUnitDigits(currency));

/** The minor units of a price as it is typed, such as "29.50"; NaN for no number. A further decimal is not rounded away. */
export function readPrice(typed: string, currency: string): number {
  const written = typed.trim().replace(/^(\d+),(\d{1,3})$/, '$1.$2');
  if (written === '') return Number.NaN;
  const amount = Number(written) * 10 ** minorUnitDigits(currency);
  const nearest = Math.round(amount);
  return Math.abs(amount - nearest) < 1e-6 ? nearest : amount;
}

/** The least step of a price: cards and invoices take thousandths in tens alone. */
const stepOf = (currency: string) => (minorUnitDigits(currency) === 3 ? 10 : 1);

export const isPriceStep = (amount: number, currency: string): boolean => amount % stepOf(currency) === 0;

export const toPriceStep = (amount: number, currency: string): number =>
  Math.round(amount / stepOf(currency)) * stepOf(currency);
