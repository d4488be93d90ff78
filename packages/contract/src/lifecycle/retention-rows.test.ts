import type { RetentionPeriods } from './retention.ts';
import { expect, test } from 'vitest';
import { listGuestRows, listLogRows, listMemberRows } from './retention-rows.ts';
import { sayEnglish } from '../text/say.ts';

const names = [
  'sessionDays',
  'endedLinkDays',
  'formerAddresses',
  'emailReversalDays',
  'exportDays',
  'deletionGraceDays',
  'messageDays',
  'callBackDays',
  'guestApplicationDays',
  'alertLinkHours',
  'deletedAlertHours',
  'reportDays',
  'refusedCommentDays',
  'resumeRestoreMinutes',
  'resumeTextDays',
  'linkViewDays',
  'candidateViewDays',
  'supportVisitDays',
  'mailDays',
  'checkoutReportDays',
  'staffLogDays',
  'jobViewDays',
  'stoppedNewsletterDays',
  'newsletterLinkHours',
  'unusedAccountDays',
  'guestAlertDays',
  'applicantMonths',
] as const satisfies readonly (keyof RetentionPeriods)[];

/** A number of its own for each period. */
const periods = Object.fromEntries(names.map((name, at) => [name, 1001 + at])) as unknown as RetentionPeriods;
const rowsOf = (given: RetentionPeriods) => [
  ...listMemberRows(given),
  ...listGuestRows(given),
  ...listLogRows(given),
];

test('[J-4] the rows contain every period', () => {
  const text = rowsOf(periods)
    .map(({ until }) => sayEnglish(until))
    .join('\n');
  for (const name of names)
    expect(text, name).toMatch(new RegExp(`1,0*${periods[name] % 1000}|${periods[name]}`));
});

test('[J-4] whole years are shown as years', () => {
  const ofMessages = (messageDays: number) =>
    listGuestRows({ ...periods, messageDays }).find(({ what }) => sayEnglish(what).startsWith('Messages'))
      ?.until;
  expect([365, 730, 90].map((days) => sayEnglish(ofMessages(days) ?? ''))).toEqual([
    '1 year',
    '2 years',
    '90 days',
  ]);
});
