import { deletionGraceDays, resumeRestoreMinutes } from '@waymark/contract/identity/choices/accounts';
import { alertLinkHours } from '@waymark/contract/seeking/choices/alerts';
import { candidateViewsKeptDays } from '@waymark/contract/hiring/choices/candidates';
import { subscriptionLinkHours } from '@waymark/contract/content/choices/newsletter';
import { linkViewsKeptDays } from '@waymark/contract/resumes/choices/resume-sharing';
import { mailKeptDays } from '@waymark/contract/office/choices/sent-mails';
import { receiptKeptDays } from '@waymark/contract/payments/choices/webhooks';
import type { RetentionPeriods } from '@waymark/contract/lifecycle/retention';
import type { Config } from '../../../platform/config.ts';
import { deadLinkDays, formerAddressesKept, wayBackDays } from '../../identity/accounts/constants.ts';
import { undoHours } from '../../seeking/alerts/constants.ts';
import { auditKeptDays } from '../../identity/audit/constants.ts';
import { refusedDays } from '../../content/comments/constants.ts';
import { callBackDays, messageDays } from '../../content/contact/constants.ts';
import { viewsKeptDays } from '../../jobs/job-views/constants.ts';
import { reportDays } from '../../jobs/jobs/report-constants.ts';
import { stoppedKeptDays } from '../../content/newsletter/constants.ts';
import { readingKeptDays } from '../../resumes/resume-reading/constants.ts';
import { visitsKeptDays } from '../../identity/impersonation/constants.ts';
import { exportDays } from './constants.ts';

/** The periods by which this process deletes: each is the one that its work reads. */
export function listRetentionPeriods({ sessionDays }: Pick<Config, 'sessionDays'>): RetentionPeriods {
  return {
    sessionDays,
    endedLinkDays: deadLinkDays,
    formerAddresses: formerAddressesKept,
    wayBackDays,
    exportDays,
    deletionGraceDays,
    messageDays,
    callBackDays,
    alertLinkHours,
    deletedAlertHours: undoHours,
    reportDays,
    refusedCommentDays: refusedDays,
    resumeRestoreMinutes,
    resumeTextDays: readingKeptDays,
    linkViewDays: linkViewsKeptDays,
    candidateViewDays: candidateViewsKeptDays,
    supportVisitDays: visitsKeptDays,
    mailDays: mailKeptDays,
    checkoutReportDays: receiptKeptDays,
    staffLogDays: auditKeptDays,
    jobViewDays: viewsKeptDays,
    stoppedNewsletterDays: stoppedKeptDays,
    newsletterLinkHours: subscriptionLinkHours,
  };
}
