import { reasonLabel } from '@waymark/contract/jobs/report-choices';
import type { JobReportFields } from '@waymark/contract/jobs/job-reports';
import { jobDetailPath } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';

interface Report {
  job: { id: string; title: string; companyName: string };
  fields: JobReportFields;
  /** How many people have reported the job by now. */
  reporters: number;
  publicUrl: string;
}

/** Brings a report about a posting to a member of staff; a reply goes to the reporter. */
export function jobReportMail(to: string, { job, fields, reporters, publicUrl }: Report): Mail {
  const { reason, text, email } = fields;
  const mail = composeMail(to, {
    kind: 'report-received',
    subject: msg`Report: ${job.title} at ${job.companyName}`,
    heading: reasonLabel(board.wordsIn(board.settings.languages.own), reason),
    paragraphs: [
      msg`${job.title} at ${job.companyName}`,
      ...(text ? text.split(/\s*\n\s*/) : []),
      email ? msg`Reported by ${email}.` : msg`The reporter gave no email.`,
      reporters === 1
        ? msg`It is the first report about this job.`
        : msg`${reporters} people have reported this job.`,
    ],
    action: { label: msg`See the posting`, url: publicUrl + jobDetailPath(job.id) },
  });
  return email ? { ...mail, replyTo: email } : mail;
}
