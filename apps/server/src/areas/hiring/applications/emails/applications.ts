import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { type Recipient, greet } from '../../../identity/accounts/rules.ts';
import type { ApplicationSubject } from '../../applicants/emails/applications.ts';

/** Confirms to a candidate that the application has reached the employer. */
export function applicationSentMail(
  to: Recipient,
  { jobTitle, companyName, publicUrl }: ApplicationSubject,
): Mail {
  return composeMail(to, {
    kind: 'application-sent',
    facts: { job: jobTitle, company: companyName },
    subject: msg`You applied for ${jobTitle} at ${companyName}`,
    heading: greet('Your application is on its way', to.firstName),
    paragraphs: [
      msg`${companyName} has your application for ${jobTitle}.`,
      msg`We write again when they open it. You can follow it, or withdraw it, on your list of applied jobs.`,
    ],
    action: { label: msg`See your applications`, url: publicUrl + paths.jobsAppliedJob },
  });
}

/** Tells an employer of a new applicant by name alone: the rest is read after signing in. */
export function applicationReceivedMail(
  to: string,
  { jobTitle, applicantName, publicUrl }: ApplicationSubject & { applicantName: string },
): Mail {
  return composeMail(to, {
    kind: 'application-received',
    facts: { job: jobTitle, applicant: applicantName },
    subject: msg`New application for ${jobTitle}`,
    heading: msg`You have a new applicant`,
    paragraphs: [msg`${applicantName} has applied for ${jobTitle}.`],
    action: { label: msg`Open the application`, url: publicUrl + paths.companyManageJob },
  });
}
