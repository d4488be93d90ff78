import { paths } from '@waymark/contract/paths';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import type { ApplicationSubject } from './application-sent.ts';

/** Tells an employer of a new applicant by name alone: the rest is read after signing in. */
export function applicationReceivedMail(
  to: string,
  { jobTitle, applicantName, publicUrl }: ApplicationSubject & { applicantName: string },
): Mail {
  return composeMail(to, {
    kind: 'application-received',
    subject: `New application for ${jobTitle}`,
    heading: 'You have a new applicant',
    paragraphs: [`${applicantName} has applied for ${jobTitle}.`],
    action: { label: 'Open the application', url: publicUrl + paths.companyManageJob },
  });
}
