import { msg } from '@waymark/contract/text/message';
import { composeMail, type Mail, type MailRecipient } from '../../../../platform/mail/mail.ts';
import { board } from '../../../../platform/board/board.ts';

/**
 * Carries the link that proves the address of an account. It is unproven, so it shows nothing that was typed.
 */
export function confirmEmailMail(to: MailRecipient, link: string): Mail {
  return composeMail(to, {
    kind: 'confirm-email',
    subject: msg`Confirm your email address for ${board.settings.name}`,
    heading: msg`Hello`,
    paragraphs: [msg`Please confirm that this address is yours, so that our mail reaches only you.`],
    action: { label: msg`Confirm this address`, url: link },
    footnote: msg`The link works once and for 24 hours. If you have no account with us, ignore this mail: without the link, no one can confirm your address.`,
  });
}
