import { minorUnitDigits, salaryFloors } from '@waymark/contract/jobs/choices';
import { defaultPay } from '@waymark/contract/jobs/fact-choices';
import type { JobSearch } from '@waymark/contract/jobs/jobs';
import { exchangeRates } from '../../../platform/exchange-rates/exchange-rates.ts';
import { maxDrift } from '../../../platform/exchange-rates/write-drifted.ts';
import { toYearlyUsd } from '../../jobs/jobs/rules.ts';

/** What a search says of pay, in whole US dollars a year. */
interface PayFilter {
  /** The least and the most; undefined where the search does not say. */
  from: number | undefined;
  to: number | undefined;
  /** The choices of the panel in the currency and for the period of the search; undefined for the usual ones. */
  floors: readonly number[] | undefined;
}

/** Amounts convert here and nowhere else. No job is compared with an amount whose rate is too old. */
export function readPayFilter({ salary, salaryTo, currency, period }: JobSearch): PayFilter {
  const pay = { currency: currency ?? defaultPay.currency, period: period ?? defaultPay.period };
  const isUsual = pay.currency === defaultPay.currency && pay.period === defaultPay.period;
  const isComparable = exchangeRates.perDollar(pay.currency) !== undefined;
  // Jobs that pay in the same currency may be stored at a rate that has drifted as far.
  const drift = pay.currency === defaultPay.currency ? 0 : maxDrift;
  const yearly = (amount: number) => {
    const min = Math.round(amount * 10 ** minorUnitDigits(pay.currency));
    return toYearlyUsd({ min, max: null, ...pay }) ?? Infinity;
  };
  const least = (amount: number) => (isComparable ? Math.floor(yearly(amount) * (1 - drift)) : Infinity);
  const most = (amount: number) => (isComparable ? Math.ceil(yearly(amount) * (1 + drift)) : -Infinity);
  return {
    from: salary === undefined ? undefined : least(salary),
    to: salaryTo === undefined ? undefined : most(salaryTo),
    floors: isUsual ? undefined : salaryFloors.map(least),
  };
}
