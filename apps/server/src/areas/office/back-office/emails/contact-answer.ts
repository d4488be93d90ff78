import { formatLongDate } from '@waymark/contract/text/format-day';
import { msg } from '@waymark/contract/text/message';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';

interface Answer {
  text: string;
  /** When the message was written. */
  writtenAt: Date;
  /** Whom the next message goes to; null for the sender of all our mails. */
  replyTo: string | null;
}

/**
 * Answers a message of the contact page. It repeats neither the name nor the words of the writer: anyone can
 * type another person's address there.
 */
export function contactAnswerMail(to: string, { text, writtenAt, replyTo }: Answer): Mail {
  const day = formatLongDate(board.words, writtenAt.toISOString(), board.locale);
  const mail = composeMail(to, {
    kind: 'contact-answer',
    subject: msg`Our answer to your message`,
    heading: msg`Hello`,
    paragraphs: text.split(/\s*\n\s*/).filter(Boolean),
    footnote: msg`You wrote to us on ${day} by the contact page.`,
  });
  return replyTo === null ? mail : { ...mail, replyTo };
}
