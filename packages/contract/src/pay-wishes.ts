import type { BoardPay } from './board-pay.ts';
import { compensationChoices } from './identity/choices.ts';
import { salaryPeriods, type SalaryPeriod } from './jobs/choices.ts';
import { defaultPay, maxPayAmount, payCurrencies } from './jobs/fact-choices.ts';
import { formatPay } from './jobs/format-salary.ts';
import type { Locale } from './text/locales.ts';
import type { Say } from './text/say.ts';

interface PayWish {
  value: string;
  label: string;
}

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
export function listPayWishes(say: Say, pay: BoardPay, language: Locale = say.language): readonly PayWish[] {
  const { currency, period, amounts, isOwn } = pay;
  if (currency === defaultPay.currency && !isOwn)
    return compensationChoices.map(({ value }) => ({ value, label: value }));
  return amounts.map((amount) => ({
    value: writeWish({ amount, currency, period }),
    label: formatPay(say, amount, currency, period, language),
  }));
}

/** As it was said: "$80,0000", "€3,000 a month". */
export function payWishLabel(say: Say, text: string, language: Locale = say.language): string {
  const wish = readWish(text);
  return wish ? formatPay(say, wish.amount, wish.currency, wish.period, language) : text;
}
