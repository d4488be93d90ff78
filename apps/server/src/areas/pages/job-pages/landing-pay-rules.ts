import type { PayRange } from '@waymark/contract/pages/landings';
import { amountAt } from '../../jobs/jobs/salary-rules.ts';

/** The quartiles of amounts, each multiplied by the rate. */
export function quartilesOf(amounts: readonly number[], currency: string, rate: number): PayRange {
  const sorted = amounts.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(amountAt(sorted, share) * rate);
  return { currency, lower: at(0.25), median: at(0.5), upper: at(0.75) };
}
