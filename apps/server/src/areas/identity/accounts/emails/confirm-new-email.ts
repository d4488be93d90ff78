import { msg } from '@waymark/contract/text/message';
import { composeMail, type Mail, type MailRecipient } from '../../../../platform/mail/mail.ts';
import { board } from '../../../../platform/board/board.ts';

/** Carries, to the new address, the link that confirms it. It shows nothing that was typed. */
export function confirmNewEmailMail(to: MailRecipient, link: string): Mail {
  return composeMail(to, {
    kind: 'confirm-new-email',
    subject: msg`Confirm your new email address for ${board.settings.name}`,
    heading: msg`Hello`,
    paragraphs: [
      msg`You asked to use this address for your account. Confirm it, and from then on you sign in with it.`,
      msg`Until you do, your account stays with the address it has.`,
    ],
    action: { label: msg`Use this address`, url: link },
    footnote: msg`The link works once and for 24 hours. If you did not ask for it, ignore this mail: nothing changes.`,
  });
}
