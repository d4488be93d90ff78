import type { AlertFrequency } from '@waymark/contract/seeking/choices';
import { rhythms } from './constants.ts';

/** When the next mail may be sent: now before the first one, or once the interval is over. */
export function nextDueAt(lastSentAt: Date | null, frequency: AlertFrequency, now: Date): Date {
  if (!lastSentAt) return now;
  return new Date(Math.max(now.getTime(), lastSentAt.getTime() + rhythms[frequency].minutes * 60_000));
}

export function addMinutes(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60_000);
}
