import { paths } from '@waymark/contract/paths';
import type { mails } from '@waymark/contract/jobs/mails';
import { msg } from '@waymark/contract/text/message';
import {
  email,
  to,
  id,
  day,
  companyName,
  jobTitle,
  host,
  words,
  otherTitle,
  type Examples,
} from '../../platform/mail/example-data.ts';
import { jobsOpenedMail } from './jobs/emails/jobs-opened.ts';
import { confirmJobsMail } from './jobs/emails/confirm-jobs.ts';
import { sourceFailedMail } from './job-sources/emails/source-failed.ts';
import { sourceWorksMail } from './job-sources/emails/source-works.ts';
import { reportReceiptMail } from './jobs/emails/report-receipt.ts';
import { jobReportMail } from './jobs/emails/job-report.ts';

/** Each mail of the area with data that look like real ones: its links lead to nothing. */
export const letters: Examples<typeof mails> = {
  'jobs-opened': (url) =>
    jobsOpenedMail(to, {
      jobs: [
        { id, title: jobTitle, deadline: '2027-04-12' },
        { id, title: otherTitle, deadline: null },
      ],
      publicUrl: url,
    }),
  'confirm-jobs': (url) =>
    confirmJobsMail(to, { jobs: [{ title: jobTitle, closesOn: day }], publicUrl: url }),
  'source-failed': (url) =>
    sourceFailedMail(to, {
      host,
      failure: msg`It did not answer.`,
      failures: 3,
      page: url + paths.companySources,
    }),
  'source-works': (url) => sourceWorksMail(to, { host, page: url + paths.companySources }),
  'report-receipt': () =>
    reportReceiptMail(to, {
      job: { title: jobTitle, companyName },
      fields: { reason: 'misleading', text: '', email: '' },
    }),
  'report-received': (url) =>
    jobReportMail(email, {
      job: { id, title: jobTitle, companyName },
      fields: { reason: 'misleading', text: words, email },
      reporters: 1,
      publicUrl: url,
    }),
};
