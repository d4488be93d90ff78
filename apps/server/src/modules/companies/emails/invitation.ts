import { composeMail, type Mail } from '../../../platform/mail/mail.ts';
import { invitationDays } from '../constants.ts';

/** Carries the link by which a colleague joins a company; the address may not have an account yet. */
export function invitationMail(
  to: string,
  { companyName, inviterName, link }: { companyName: string; inviterName: string; link: string },
): Mail {
  return composeMail(to, {
    subject: `${inviterName} invites you to ${companyName} on Waymark`,
    heading: `Join ${companyName} on Waymark`,
    paragraphs: [
      `${inviterName} invites you to look after the jobs and the applicants of ${companyName} together.`,
    ],
    action: { label: 'See the invitation', url: link },
    footnote: `The link works once and for ${invitationDays} days. If you do not know ${inviterName}, ignore this mail: nothing happens without you.`,
  });
}
