import { paths } from '@waymark/contract/paths';
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
    subject: `You applied for ${jobTitle} at ${companyName}`,
    heading: greet('Your application is on its way', to.firstName, ', '),
    paragraphs: [
      `${companyName} has your application for ${jobTitle}.`,
      'We write again when they open it. You can follow it, or withdraw it, on your list of applied jobs.',
    ],
    action: { label: 'See your applications', url: publicUrl + paths.jobsAppliedJob },
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
    subject: `New application for ${jobTitle}`,
    heading: 'You have a new applicant',
    paragraphs: [`${applicantName} has applied for ${jobTitle}.`],
    action: { label: 'Open the application', url: publicUrl + paths.companyManageJob },
  });
}
