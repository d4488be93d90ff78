import { reasonLabel } from '@waymark/contract/jobs/report-choices';
import type { JobReportFields } from '@waymark/contract/jobs/job-reports';
import { msg } from '@waymark/contract/text/message';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { greet, type Recipient } from '../../../identity/accounts/rules.ts';

interface ReceivedReport {
  job: { title: string; companyName: string };
  fields: JobReportFields;
}

/**
 * Tells a member that their report about a posting has arrived (I-6, L-7). What they typed is not repeated.
 */
export function reportReceiptMail(
  to: Recipient,
  { job: { title, companyName }, fields }: ReceivedReport,
): Mail {
  return composeMail(to, {
    kind: 'report-receipt',
    subject: msg`We have your report about “${title}”`,
    heading: greet('Thank you', to.firstName),
    paragraphs: [
      msg`You reported “${title}” at ${companyName}: ${reasonLabel(board.words, fields.reason)}.`,
      msg`Our team looks at it, and we write to you again once it is decided.`,
    ],
    footnote: msg`The employer does not learn who reported it.`,
  });
}
