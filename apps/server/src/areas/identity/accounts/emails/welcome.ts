import { composeMail, type Mail, type MailRecipient } from '../../../../platform/mail/mail.ts';
import { board } from '../../../../platform/board/board.ts';

/** Greets a new member, by no name yet, and carries the link that sets the first password (B-10). */
export function welcomeMail(to: MailRecipient, link: string): Mail {
  return composeMail(to, {
    kind: 'welcome',
    subject: `Welcome to ${board.settings.name}: set your password`,
    heading: `Welcome to ${board.settings.name}`,
    paragraphs: [
      'Your account is ready and you are signed in on the device you used.',
      'Set a password now, so that you can sign in again later and from anywhere.',
    ],
    action: { label: 'Set your password', url: link },
    footnote:
      'The link works once and for 24 hours. After that, use "Forgot password" on the sign-in page. If you did not sign up, ignore this mail.',
  });
}
