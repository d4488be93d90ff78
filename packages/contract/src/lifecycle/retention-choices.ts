import { msg } from '../text/message.ts';
interface Period {
  label: string;
  /** In days: the product's own, and its bounds. */
  standard: number;
  min: number;
  max: number;
}

/**
 * Retention periods that an operator sets, in days. The lower bound leaves what people and staff still work with; the
 * upper one is as long as anybody could justify.
 */
export const settablePeriods = {
  messageDays: { label: msg`Messages of the contact form`, standard: 365, min: 30, max: 1095 },
  callBackDays: { label: msg`Names and numbers for a call`, standard: 90, min: 7, max: 365 },
  reportDays: { label: msg`Reports about postings`, standard: 365, min: 90, max: 1095 },
  refusedCommentDays: { label: msg`Comments that were refused`, standard: 30, min: 7, max: 180 },
  stoppedNewsletterDays: { label: msg`Addresses that unsubscribed`, standard: 30, min: 7, max: 180 },
  resumeTextDays: { label: msg`What programs read in resumes`, standard: 90, min: 7, max: 365 },
  linkViewDays: { label: msg`Who opened a link to a resume`, standard: 180, min: 30, max: 365 },
  candidateViewDays: { label: msg`Who looked at a candidate`, standard: 180, min: 30, max: 365 },
  supportVisitDays: {
    label: msg`When staff looked at the board as a member`,
    standard: 365,
    min: 90,
    max: 1095,
  },
  exportDays: { label: msg`Copies of a member’s data`, standard: 7, min: 1, max: 30 },
  mailDays: { label: msg`That a mail was sent`, standard: 30, min: 21, max: 90 },
  endedLinkDays: { label: msg`Mailed links that have ended`, standard: 30, min: 7, max: 180 },
  checkoutReportDays: { label: msg`Reports of the checkout`, standard: 90, min: 30, max: 365 },
  jobViewDays: { label: msg`Views of postings by day`, standard: 400, min: 90, max: 1095 },
  unusedAccountDays: { label: msg`Accounts that nobody signs in to`, standard: 730, min: 365, max: 3650 },
  guestAlertDays: {
    label: msg`Alerts of guests, until they are asked again`,
    standard: 365,
    min: 90,
    max: 1095,
  },
  staffLogDays: { label: msg`What staff did`, standard: 730, min: 365, max: 3650 },
} as const satisfies Record<string, Period>;
export type SettablePeriod = keyof typeof settablePeriods;
export const settablePeriodNames = Object.keys(settablePeriods) as SettablePeriod[];
