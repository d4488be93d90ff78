import { conversationPath } from '@waymark/contract/paths';
import { composeMail } from '../../../../platform/mail/mail.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import { greet } from '../../../identity/accounts/rules.ts';
import type { Addressee } from '../../../identity/accounts/rules.ts';
import { mailedLength } from '../constants.ts';
import { mailedParagraphs } from '../rules.ts';

interface ReceivedAnswer {
  conversationId: string;
  candidateName: string;
  jobTitle: string | null;
  text: string;
  publicUrl: string;
}

/** Tells a recruiter that a candidate has answered. The words travel to a proven address alone. */
export function answerReceivedMail(
  to: Addressee,
  { conversationId, candidateName, jobTitle, text, publicUrl }: ReceivedAnswer,
  { isConfirmed }: { isConfirmed: boolean },
): Mail {
  const about = jobTitle === null ? '' : ` about ${jobTitle}`;
  return composeMail(to.email, {
    kind: 'answer-received',
    subject: `${candidateName} has answered${about}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      `${candidateName} has answered your message${about}.`,
      ...(isConfirmed ? mailedParagraphs(text, mailedLength) : []),
    ],
    action: { label: 'Read and answer', url: publicUrl + conversationPath('company', conversationId) },
    footnote: 'Please answer on the page: an answer to this mail reaches nobody.',
  });
}
