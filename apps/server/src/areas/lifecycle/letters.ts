import { paths } from '@waymark/contract/paths';
import type { mails } from '@waymark/contract/lifecycle/mails';
import {
  email,
  to,
  when,
  companyName,
  jobTitle,
  link,
  type Examples,
} from '../../platform/mail/example-data.ts';
import { deletionLinkMail } from './privacy/emails/deletion-link.ts';
import { deletionScheduledMail } from './privacy/emails/deletion-scheduled.ts';
import { accountKeptMail } from './privacy/emails/account-kept.ts';
import { exportReadyMail } from './privacy/emails/export-ready.ts';
import { movedCandidateMail, movedEmployerMail } from './moving/emails/moved-account.ts';
import { accountUnusedMail } from './unused-accounts/emails/account-unused.ts';
import { confirmApplicationMail } from './guest-applications/emails/confirm-application.ts';

/** Each mail of the area with data that look like real ones: its links lead to nothing. */
export const letters: Examples<typeof mails> = {
  'deletion-link': (url) =>
    deletionLinkMail(to, { link: link(url, paths.deleteAccount), minutes: 30, graceDays: 7 }),
  'deletion-scheduled': (url) => deletionScheduledMail(to, { publicUrl: url, moment: when }),
  'account-unused': (url) => accountUnusedMail(to, { when: when, link: link(url, paths.keepAccount) }),
  'account-kept': () => accountKeptMail(to),
  'export-ready': (url) => exportReadyMail(to, { publicUrl: url, days: 7 }),
  'moved-employer': (url) =>
    movedEmployerMail(email, { companyName, link: link(url, paths.acceptInvitation) }),
  'moved-candidate': (url) => movedCandidateMail(email, { link: link(url, paths.movedAccount) }),
  'confirm-application': (url) =>
    confirmApplicationMail(to, {
      jobTitle,
      companyName,
      hasAccount: false,
      link: link(url, paths.confirmApplication),
    }),
};
