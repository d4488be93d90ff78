import { conversationPath } from '@waymark/contract/paths';
import { composeMail } from '../../../../platform/mail/mail.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import { greet } from '../../../identity/accounts/rules.ts';
import type { Addressee } from '../../../identity/accounts/rules.ts';
import type { MailPermit } from '../../../identity/email-preferences/commands.ts';
import { mailedLength } from '../constants.ts';
import { mailedParagraphs } from '../rules.ts';

interface ReceivedMessage {
  conversationId: string;
  companyName: string;
  jobTitle: string | null;
  text: string;
  publicUrl: string;
}

/** Tells a candidate that a company has written. The words travel to a proven address alone. */
export function messageReceivedMail(
  to: Addressee,
  { conversationId, companyName, jobTitle, text, publicUrl }: ReceivedMessage,
  { isConfirmed, permit }: { isConfirmed: boolean; permit: MailPermit },
): Mail {
  const about = jobTitle === null ? '' : ` about ${jobTitle}`;
  const mail = composeMail(to.email, {
    kind: 'message-received',
    subject: `${companyName} has sent you a message`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      `${companyName} has written to you${about}.`,
      ...(isConfirmed ? mailedParagraphs(text, mailedLength) : []),
    ],
    action: { label: 'Read and answer', url: publicUrl + conversationPath('candidate', conversationId) },
    footnote: 'Please answer on the page: an answer to this mail reaches nobody.',
    links: permit.links,
  });
  return { ...mail, headers: permit.headers };
}
