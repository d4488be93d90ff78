import { salaryFloors, type SalaryPeriod } from './jobs/choices.ts';
import { defaultPay } from './jobs/fact-choices.ts';

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

/** What was converted or counted, as it is said: to the nearest hundred, or to three digits where that is finer. */
export const roughPay = (amount: number): number =>
  amount < 10_000 ? Number(amount.toPrecision(3)) : Math.round(amount / 100) * 100;
