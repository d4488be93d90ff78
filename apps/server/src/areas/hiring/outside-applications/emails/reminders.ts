import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { type Recipient, greet } from '../../../identity/accounts/rules.ts';
import type { ApplicationSubject } from '../../applicants/emails/applications.ts';

/** Reminds a candidate of an application made elsewhere, on the day that the candidate chose. */
export function applicationReminderMail(
  to: Recipient,
  { jobTitle, companyName, publicUrl, links = [] }: ApplicationSubject,
): Mail {
  return composeMail(to, {
    kind: 'application-reminder',
    facts: { job: jobTitle, company: companyName },
    subject: msg`Reminder: ${jobTitle} at ${companyName}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`You asked to be reminded today of your application for ${jobTitle} at ${companyName}.`,
      msg`Your note is on your list of applied jobs. You can change the stage there, or choose another day.`,
    ],
    action: { label: msg`See your applications`, url: `${publicUrl}${paths.jobsAppliedJob}?show=elsewhere` },
    links,
  });
}
