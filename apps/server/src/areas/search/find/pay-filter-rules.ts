import { payUnitOf } from '@waymark/contract/board-pay';
import { salaryFloors, type SalaryPeriod } from '@waymark/contract/jobs/choices';
import { minorUnitDigits } from '@waymark/contract/text/minor-units';
import { defaultPay } from '@waymark/contract/jobs/fact-choices';
import type { JobSearch } from '@waymark/contract/jobs/jobs';
import { board } from '../../../platform/board/board.ts';
import { exchangeRates } from '../../../platform/exchange-rates/exchange-rates.ts';
import { payStepsOf } from '../../../platform/exchange-rates/pay-steps.ts';
import { maxDrift } from '../../../platform/exchange-rates/write-drifted.ts';
import { toYearlyUsd } from '../../jobs/jobs/rules.ts';

/** What a search says of pay, in whole US dollars a year. */
interface PayFilter {
  /** The least and the most; undefined where the search does not say. */
  from: number | undefined;
  to: number | undefined;
  /** The choices of the panel; undefined where they are those that the columns have. */
  floors: readonly number[] | undefined;
}

type PaySearch = Pick<JobSearch, 'salary' | 'salaryTo' | 'currency' | 'period'>;

/** The choices of the panel as it shows them: the board's, or round ones of the search's currency and period. */
export function listPayAmounts(search: PaySearch): readonly number[] {
  const { pay } = board.words;
  const unit = payUnitOf(search, pay);
  const isBoards = unit.currency === pay.currency && unit.period === pay.period;
  return isBoards ? pay.amounts : payStepsOf(unit);
}

/** Amounts convert here and nowhere else. No job is compared with an amount whose rate is too old. */
export function readPayFilter(search: PaySearch): PayFilter {
  const { salary, salaryTo } = search;
  const unit = payUnitOf(search, board.words.pay);
  const isUsual = unit.currency === defaultPay.currency && unit.period === defaultPay.period;
  const amounts = listPayAmounts(search);
  const isCounted = isUsual && amounts.join() === salaryFloors.join();
  return {
    from: salary === undefined ? undefined : leastOf(salary, unit),
    to: salaryTo === undefined ? undefined : mostOf(salaryTo, unit),
    floors: isCounted ? undefined : amounts.map((one) => leastOf(one, unit)),
  };
}

interface PayUnit {
  currency: string;
  period: SalaryPeriod;
}

const isComparable = ({ currency }: PayUnit) => exchangeRates.perDollar(currency) !== undefined;
// Jobs that pay in the same currency may be stored at a rate that has drifted as far.
const driftOf = ({ currency }: PayUnit) => (currency === defaultPay.currency ? 0 : maxDrift);

function yearlyOf(amount: number, unit: PayUnit): number {
  const min = Math.round(amount * 10 ** minorUnitDigits(unit.currency));
  return toYearlyUsd({ min, max: null, ...unit }) ?? Infinity;
}

const leastOf = (amount: number, unit: PayUnit) =>
  isComparable(unit) ? Math.floor(yearlyOf(amount, unit) * (1 - driftOf(unit))) : Infinity;
const mostOf = (amount: number, unit: PayUnit) =>
  isComparable(unit) ? Math.ceil(yearlyOf(amount, unit) * (1 + driftOf(unit))) : -Infinity;

/** By how many of these floors the pay of the jobs in these rows reaches. */
export function tallyFloors(
  counts: Uint32Array,
  salary: Int32Array,
  floors: readonly number[],
): (rows: Int32Array) => void {
  return (rows) => {
    for (let at = 0; at < rows.length; at++) {
      const pay = salary[rows[at] as number] as number;
      let level = 0;
      while (level < floors.length && pay >= (floors[level] as number)) level++;
      counts[level]! += 1;
    }
  };
}
