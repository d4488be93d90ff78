import { paths } from '@waymark/contract/paths';
import { composeMail, type Mail } from '../../../platform/mail/mail.ts';
import type { ApplicationSubject } from './application-sent.ts';

/** Tells a candidate that the employer has opened the application (G-9). */
export function applicationViewedMail(
  to: { email: string; firstName: string },
  { jobTitle, companyName, publicUrl }: ApplicationSubject,
): Mail {
  return composeMail(to.email, {
    subject: `${companyName} has viewed your application`,
    heading: `Good news, ${to.firstName}`,
    paragraphs: [`${companyName} has opened your application for ${jobTitle}.`],
    action: { label: 'See your applications', url: publicUrl + paths.jobsAppliedJob },
  });
}
