import { paths } from '@waymark/contract/paths';
import type { mails } from '@waymark/contract/jobs/mails';
import { msg } from '@waymark/contract/text/message';
import * as example from '../../platform/mail/example-data.ts';
import { jobsOpenedMail } from './jobs/emails/jobs-opened.ts';
import { confirmJobsMail } from './jobs/emails/confirm-jobs.ts';
import { sourceFailedMail } from './job-sources/emails/source-failed.ts';
import { sourceWorksMail } from './job-sources/emails/source-works.ts';
import { reportReceiptMail } from './jobs/emails/report-receipt.ts';
import { jobReportMail } from './jobs/emails/job-report.ts';

/** Each mail of the area with data that look like real ones: its links lead to nothing. */
export const letters: example.Examples<typeof mails> = {
  'jobs-opened': (url) =>
    jobsOpenedMail(example.to, {
      jobs: [
        { id: example.id, title: example.jobTitle, deadline: '2027-04-12' },
        { id: example.id, title: example.title, deadline: null },
      ],
      publicUrl: url,
    }),
  'confirm-jobs': (url) =>
    confirmJobsMail(example.to, {
      jobs: [{ title: example.jobTitle, closesOn: example.day }],
      publicUrl: url,
    }),
  'source-failed': (url) =>
    sourceFailedMail(example.to, {
      host: example.host,
      failure: msg`It did not answer.`,
      failures: 3,
      page: url + paths.companySources,
    }),
  'source-works': (url) =>
    sourceWorksMail(example.to, { host: example.host, page: url + paths.companySources }),
  'report-receipt': () =>
    reportReceiptMail(example.to, {
      job: { title: example.jobTitle, companyName: example.companyName },
      fields: { reason: 'misleading', text: '', email: '' },
    }),
  'report-received': (url) =>
    jobReportMail(example.email, {
      job: { id: example.id, title: example.jobTitle, companyName: example.companyName },
      fields: { reason: 'misleading', text: example.words, email: example.email },
      reporters: 1,
      publicUrl: url,
    }),
};
