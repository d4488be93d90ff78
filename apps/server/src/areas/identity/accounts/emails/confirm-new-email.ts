import { composeMail, type Mail, type MailRecipient } from '../../../../platform/mail/mail.ts';
import { board } from '../../../../platform/board/board.ts';

/** Carries, to the new address, the link that confirms it. It shows nothing that was typed. */
export function confirmNewEmailMail(to: MailRecipient, link: string): Mail {
  return composeMail(to, {
    kind: 'confirm-new-email',
    subject: `Confirm your new email address for ${board.settings.name}`,
    heading: 'Hello',
    paragraphs: [
      'You asked to use this address for your account. Confirm it, and from then on you sign in with it.',
      'Until you do, your account stays with the address it has.',
    ],
    action: { label: 'Use this address', url: link },
    footnote:
      'The link works once and for 24 hours. If you did not ask for it, ignore this mail: nothing changes.',
  });
}
