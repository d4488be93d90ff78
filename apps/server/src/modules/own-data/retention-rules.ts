import { deletionGraceDays, resumeRestoreMinutes } from '@waymark/contract/choices/accounts';
import { alertLinkHours } from '@waymark/contract/choices/alerts';
import { candidateViewsKeptDays } from '@waymark/contract/choices/candidates';
import { subscriptionLinkHours } from '@waymark/contract/choices/newsletter';
import { linkViewsKeptDays } from '@waymark/contract/choices/resume-sharing';
import { mailKeptDays } from '@waymark/contract/choices/sent-mails';
import { receiptKeptDays } from '@waymark/contract/choices/staff/webhooks';
import type { RetentionPeriods } from '@waymark/contract/site/retention';
import type { Config } from '../../platform/config.ts';
import { deadLinkDays, formerAddressesKept, wayBackDays } from '../accounts/constants.ts';
import { undoHours } from '../alerts/constants.ts';
import { auditKeptDays } from '../audit/constants.ts';
import { refusedDays } from '../comments/constants.ts';
import { callBackDays, messageDays } from '../contact/constants.ts';
import { viewsKeptDays } from '../job-views/constants.ts';
import { reportDays } from '../jobs/report-constants.ts';
import { stoppedKeptDays } from '../newsletter/constants.ts';
import { readingKeptDays } from '../resume-reading/constants.ts';
import { visitsKeptDays } from '../support-access/constants.ts';
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
