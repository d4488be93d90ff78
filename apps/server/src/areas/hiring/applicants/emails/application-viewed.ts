import { paths } from '@waymark/contract/paths';
import { composeMail } from '../../../../platform/mail/mail.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import { greet } from '../../../identity/accounts/rules.ts';
import type { Addressee } from '../../../identity/accounts/rules.ts';
import type { ApplicationSubject } from '../../applications/emails/application-sent.ts';

/** Tells a candidate that the employer has opened the application (G-9). */
export function applicationViewedMail(
  to: Addressee,
  { jobTitle, companyName, publicUrl, links = [] }: ApplicationSubject,
): Mail {
  return composeMail(to.email, {
    kind: 'application-viewed',
    subject: `${companyName} has viewed your application`,
    heading: greet('Good news', to.firstName, ', '),
    paragraphs: [`${companyName} has opened your application for ${jobTitle}.`],
    action: { label: 'See your applications', url: publicUrl + paths.jobsAppliedJob },
    links,
  });
}
