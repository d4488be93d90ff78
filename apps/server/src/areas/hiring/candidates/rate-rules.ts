import type { HourlyRate } from '@waymark/contract/hiring/candidates';
import { toYearlyUsd } from '../../jobs/jobs/salary-rules.ts';

/** An hourly rate as whole US dollars a year, by which rates are ordered; null for an unknown currency. */
export function toYearlyRate({ amount, currency }: HourlyRate): number | null {
  return toYearlyUsd({ min: amount, max: amount, currency, period: 'hour' });
}
