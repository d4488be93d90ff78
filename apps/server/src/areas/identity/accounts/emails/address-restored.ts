import { msg, plural } from '@waymark/contract/text/message';
import type { Recipient } from '../rules.ts';
import { passwordLinkMinutes } from '../constants.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { board } from '../../../../platform/board/board.ts';

/** Carries the link to a new password after an account was recovered. */
export function addressRestoredMail(to: Recipient, link: string): Mail {
  return composeMail(to, {
    kind: 'address-restored',
    subject: msg`Your ${board.settings.name} account is back at this address`,
    heading: msg`Welcome back, ${to.firstName}`,
    paragraphs: [
      msg`You have taken your account back to this address. Everybody is signed out of it, and its password and passkeys no longer work.`,
      msg`Set a new one now: one that you use nowhere else. If signing in then asks for a code of an app that is not yours, write to us.`,
    ],
    action: { label: msg`Set a new password`, url: link },
    footnote: msg`The link works once and for ${plural(passwordLinkMinutes, 'minute')}. After that, use "Forgot password" on the sign-in page.`,
  });
}
