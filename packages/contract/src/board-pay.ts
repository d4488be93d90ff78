import { compensationChoices } from './identity/choices.ts';
import { salaryFloors, salaryPeriods, type SalaryPeriod } from './jobs/choices.ts';
import { defaultPay, maxPayAmount, payCurrencies } from './jobs/fact-choices.ts';
import { formatPay } from './jobs/format-salary.ts';

/** How pay is spoken of on a board. */
export interface BoardPay {
  readonly currency: string;
  readonly period: SalaryPeriod;
  /** "At least": what people choose from, in whole units of the currency for the period, the lowest first. */
  readonly amounts: readonly number[];
  /** Whether its operator chose the amounts. */
  readonly isOwn: boolean;
}

/** Of a board as it begins. */
export const standardPay: BoardPay = { ...defaultPay, amounts: salaryFloors, isOwn: false };

/** Whether it is that of a board as it begins, so that pages need not be told. */
export const isStandardPay = ({ currency, period, isOwn }: BoardPay): boolean =>
  currency === defaultPay.currency && period === defaultPay.period && !isOwn;

interface AskedPay {
  salary?: number | undefined;
  salaryTo?: number | undefined;
  currency?: string | undefined;
  period?: SalaryPeriod | undefined;
}

/**
 * In what the amounts of a search are. Without a currency or a period they are dollars a year on every board, so that
 * an address says the same whatever the board's settings; without amounts, the board's own are offered.
 */
export function payUnitOf({ salary, salaryTo, currency, period }: AskedPay, pay: BoardPay) {
  const usual = salary === undefined && salaryTo === undefined ? pay : defaultPay;
  return { currency: currency ?? usual.currency, period: period ?? usual.period };
}

/** As many as a list can be chosen from. */
export const maxPayChoices = 20;

interface Wish {
  amount: number;
  currency: string;
  period: SalaryPeriod;
}

/** "3000:EUR:month": says what it means on whatever board it is read. */
const writeWish = ({ amount, currency, period }: Wish) => `${amount}:${currency}:${period}`;

function readWish(text: string): Wish | undefined {
  const [, digits, currency = '', per] = /^(\d{1,11}(?:\.\d{1,2})?):([A-Z]{3}):([a-z]+)$/.exec(text) ?? [];
  const amount = Number(digits);
  const period = salaryPeriods.find((one) => one === per);
  const isAmount = amount > 0 && amount <= maxPayAmount;
  return period && isAmount && payCurrencies.includes(currency) ? { amount, currency, period } : undefined;
}

const isSpecified = (text: string) => compensationChoices.some(({ value }) => value === text);

/** Whether a text is a wish of any board, as people keep theirs when the list of the board changes. */
export const isPayWish = (text: string): boolean => isSpecified(text) || readWish(text) !== undefined;

/** The pay that people may wish for: the specified list where the board counts in dollars and has none of its own (B-6). */
export function listPayWishes(pay: BoardPay): readonly { value: string; label: string }[] {
  const { currency, period, amounts, isOwn } = pay;
  if (currency === defaultPay.currency && !isOwn)
    return compensationChoices.map(({ value }) => ({ value, label: value }));
  return amounts.map((amount) => ({
    value: writeWish({ amount, currency, period }),
    label: formatPay(amount, currency, period),
  }));
}

/** As it was said: "$80,0000", "€3,000 a month". */
export function payWishLabel(text: string): string {
  const wish = readWish(text);
  return wish ? formatPay(wish.amount, wish.currency, wish.period) : text;
}

/** What was converted or counted, as it is said: to the nearest hundred, or to three digits where that is finer. */
export const roughPay = (amount: number): number =>
  amount < 10_000 ? Number(amount.toPrecision(3)) : Math.round(amount / 100) * 100;
