import { paths } from '@waymark/contract/paths';
import type { mails } from '@waymark/contract/office/mails';
import {
  email,
  to,
  day,
  companyName,
  jobTitle,
  reason,
  link,
  person,
  words,
  type Examples,
} from '../../platform/mail/example-data.ts';
import { accountSuspendedMail, accountReinstatedMail } from './back-office/emails/account-suspension.ts';
import { postingDecisionMail } from './moderation/emails/posting-decision.ts';
import { reportAnswerMail } from './moderation/emails/report-decision.ts';
import { companyChangeMail } from './back-office/emails/company-change.ts';
import { companyMergedMail } from './back-office/emails/company-merged.ts';
import { reviewPublishedMail } from './review-desk/emails/review-published.ts';
import { contactAnswerMail } from './back-office/emails/contact-answer.ts';
import { testMail } from './first-steps/emails/test-mail.ts';

/** Each mail of the area with data that look like real ones: its links lead to nothing. */
export const letters: Examples<typeof mails> = {
  'account-suspended': (url) => accountSuspendedMail(to, { reason, publicUrl: url }),
  'account-reinstated': (url) => accountReinstatedMail(to, { publicUrl: url }),
  'posting-decision': (url) =>
    postingDecisionMail(to, { title: jobTitle, decision: 'changes', reason, open: false, publicUrl: url }),
  'report-decision': (url) =>
    reportAnswerMail(to, { title: jobTitle, decision: 'close', reason, publicUrl: url }),
  'company-change': (url) =>
    companyChangeMail(to, { companyName, change: 'suspend', reason, publicUrl: url }),
  'company-merged': (url) =>
    companyMergedMail(to, { goneName: person, keptName: companyName, publicUrl: url }),
  'review-published': (url) =>
    reviewPublishedMail(to, {
      reviewLink: link(url, paths.resumeReviewResult),
      reviewer: person,
      secondRoundUntil: day,
      publicUrl: url,
    }),
  'contact-answer': () => contactAnswerMail(email, { text: words, writtenAt: day, replyTo: null }),
  'test-mail': (url) => testMail(to, url),
};
