import { hasAddress } from '@waymark/contract/text/names';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { invitationDays } from '../constants.ts';
import { board } from '../../../../platform/board/board.ts';

/**
 * Carries the link by which a colleague joins a company; the address may not have an account yet. Of what somebody
 * typed only the name of a public company is in it, and not even that where it leads somewhere.
 */
export function invitationMail(
  to: string,
  { companyName, link }: { companyName: string; link: string },
): Mail {
  const company = hasAddress(companyName) ? 'a company' : companyName;
  return composeMail(to, {
    kind: 'company-invitation',
    subject: `A colleague invites you to ${company} on ${board.settings.name}`,
    heading: `Join ${company} on ${board.settings.name}`,
    paragraphs: [
      `An owner of ${company} invites you to look after its jobs and applicants together. Behind the button you see who it is.`,
    ],
    action: { label: 'See the invitation', url: link },
    footnote: `The link works once and for ${invitationDays} days. If you do not know the company, ignore this mail: nothing happens without you.`,
  });
}
