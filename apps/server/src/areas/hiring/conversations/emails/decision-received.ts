import { applicationPath } from '@waymark/contract/paths';
import { composeMail } from '../../../../platform/mail/mail.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import { greet } from '../../../identity/accounts/rules.ts';
import type { Addressee } from '../../../identity/accounts/rules.ts';
import type { MailPermit } from '../../../identity/email-preferences/commands.ts';
import { mailedLength } from '../constants.ts';
import { mailedParagraphs } from '../rules.ts';

interface Decision {
  applicationId: string;
  companyName: string;
  jobTitle: string;
  text: string;
  publicUrl: string;
}

/** Brings the letter with which a company declines. Its words travel to a proven address alone. */
export function decisionReceivedMail(
  to: Addressee,
  { applicationId, companyName, jobTitle, text, publicUrl }: Decision,
  { isConfirmed, permit }: { isConfirmed: boolean; permit: MailPermit },
): Mail {
  const mail = composeMail(to.email, {
    kind: 'decision-received',
    subject: `Not selected: your application for ${jobTitle} at ${companyName}`,
    heading: greet('Hello', to.firstName),
    paragraphs: isConfirmed
      ? mailedParagraphs(text, mailedLength)
      : [`${companyName} has answered your application for ${jobTitle}.`],
    action: { label: 'See your application', url: publicUrl + applicationPath(applicationId) },
    links: permit.links,
  });
  return { ...mail, headers: permit.headers };
}
