import { composeMail, type Mail, type MailRecipient } from '../../../../platform/mail/mail.ts';
import { board } from '../../../../platform/board/board.ts';

/**
 * Carries the link that proves the address of an account. It is unproven, so it shows nothing that was typed.
 */
export function confirmEmailMail(to: MailRecipient, link: string): Mail {
  return composeMail(to, {
    kind: 'confirm-email',
    subject: `Confirm your email address for ${board.settings.name}`,
    heading: 'Hello',
    paragraphs: ['Please confirm that this address is yours, so that our mail reaches only you.'],
    action: { label: 'Confirm this address', url: link },
    footnote:
      'The link works once and for 24 hours. If you have no account with us, ignore this mail: without the link, no one can confirm your address.',
  });
}
