import { msg } from '@waymark/contract/text/message';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { greet, type Recipient } from '../rules.ts';

/** Carries the requested link to a new password (B-10). */
export function setPasswordMail(to: Recipient, link: string): Mail {
  return composeMail(to, {
    kind: 'set-password',
    subject: msg`Set a new password for ${board.settings.name}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [msg`Someone asked for a new password for your account. If it was you, set it here.`],
    action: { label: msg`Set a new password`, url: link },
    footnote: msg`The link works once and for 30 minutes. If you did not ask for it, ignore this mail: your password stays as it is.`,
  });
}
