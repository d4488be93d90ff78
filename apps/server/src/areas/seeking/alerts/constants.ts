import type { AlertFrequency } from '@waymark/contract/seeking/choices';

/** By frequency: the least minutes between two mails, and the interval after a search without matches. */
export const rhythms: Readonly<Record<AlertFrequency, { minutes: number; lookAgainMinutes: number }>> = {
  instant: { minutes: 60, lookAgainMinutes: 5 },
  daily: { minutes: 24 * 60, lookAgainMinutes: 60 },
  weekly: { minutes: 7 * 24 * 60, lookAgainMinutes: 6 * 60 },
};

/** How long a deleted alert can be restored. */
export const undoHours = 24;

/** How long a guest has to say that an alert is still wanted. */
export const renewalDays = 30;

/** Questions of one run: an old board would otherwise ask everybody at once. */
export const renewalsARun = 500;
