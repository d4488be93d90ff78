import { composeMail } from '../../../../platform/mail/mail.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import { greet } from '../../../identity/accounts/rules.ts';
import type { Addressee } from '../../../identity/accounts/rules.ts';

interface InterviewNews {
  subject: string;
  /** What has happened, in a sentence. */
  what: string;
  /** What the other side wrote about it, where it may be mailed. */
  words: string;
  action: { label: string; url: string };
}

/** Tells one side that the other asks for other times, declines or cancels. */
export function interviewNewsMail(to: Addressee, { subject, what, words, action }: InterviewNews): Mail {
  return composeMail(to.email, {
    kind: 'interview',
    subject,
    heading: greet('Hello', to.firstName),
    paragraphs: [what, ...words.split(/\s*\n\s*/u).filter(Boolean)],
    action,
  });
}
