import { msg, type Message } from '../text/message.ts';
/* Without schemas: pages that import these do not load the validator. */

/** Companies are told this long before applications go. */
export const endNoticeDays = 14;
/** How long before a consent ends the company may ask once more. */
export const poolRenewalDays = 30;
/** How long a company waits between questions to one candidate about different applications. */
export const poolPauseMonths = 6;
export const poolMonths = [6, 12, 24] as const;
export type PoolMonths = (typeof poolMonths)[number];

export const minPeriodMonths = 1;
export const maxPeriodMonths = 120;
/** Applications that are over, on one page of a company. */
export const endsPageSize = 100;

/** Why an application is over. */
export const endReasons = [
  { value: 'declined', label: msg`Declined` },
  { value: 'hired', label: msg`Hired` },
  { value: 'withdrawn', label: msg`Withdrawn` },
  { value: 'closed', label: msg`The posting closed` },
] as const;
export type EndReason = (typeof endReasons)[number]['value'];

/** What a candidate agrees to, kept with the answer as they read it. */
export const poolWords = (company: string, jobTitle: string, board: string): Message =>
  msg`${company} may keep my application for ${jobTitle} on ${board}, with its resume, answers and messages, and write to me about other jobs, for as long as I choose. I can take this back at any time, and then it is deleted.`;
