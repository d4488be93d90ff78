import { msg } from '@waymark/contract/text/message';
import { composeMail, type Mail, type MailRecipient } from '../../../../platform/mail/mail.ts';
import { board } from '../../../../platform/board/board.ts';

/** Greets a new member, by no name yet, and carries the link that sets the first password (B-10). */
export function welcomeMail(to: MailRecipient, link: string): Mail {
  return composeMail(to, {
    kind: 'welcome',
    subject: msg`Welcome to ${board.settings.name}: set your password`,
    heading: msg`Welcome to ${board.settings.name}`,
    paragraphs: [
      msg`Your account is ready and you are signed in on the device you used.`,
      msg`Set a password now, so that you can sign in again later and from anywhere.`,
    ],
    action: { label: msg`Set your password`, url: link },
    footnote: msg`The link works once and for 24 hours. After that, use "Forgot password" on the sign-in page. If you did not sign up, ignore this mail.`,
  });
}
