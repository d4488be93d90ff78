import type { AlertFrequency } from '@waymark/contract/seeking/choices/alerts';

/**
 * By how often a person wants mail: the least minutes between two mails, and when to look again after a look that
 * found nothing.
 */
export const rhythms: Readonly<Record<AlertFrequency, { minutes: number; lookAgainMinutes: number }>> = {
  instant: { minutes: 60, lookAgainMinutes: 5 },
  daily: { minutes: 24 * 60, lookAgainMinutes: 60 },
  weekly: { minutes: 7 * 24 * 60, lookAgainMinutes: 6 * 60 },
};

/** Alerts that a process takes at once. */
export const alertsAtOnce = 20;

/** A process that is not done by then has died: another one takes its alerts. */
export const turnMinutes = 10;

/**
 * Looks overlap by this: a transaction's rows carry the time it began, and other processes' jobs reach the search
 * a moment later. What was sent is not sent again.
 */
export const overlapMs = 60_000;

/** What was deleted can be brought back for this long. */
export const undoHours = 24;
