import { msg, plural } from '@waymark/contract/text/message';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { emailReversalDays } from '../constants.ts';
import { greet, type Recipient } from '../rules.ts';

interface Wish {
  /** The link that takes the account back; undefined where there is none. */
  reversalLink: string | undefined;
  forgotPasswordPage: string;
}

/** Tells the address of an account that a change to another one was asked for: the owner may not have done it. */
export function emailChangeAskedMail(to: Recipient, { reversalLink, forgotPasswordPage }: Wish): Mail {
  return composeMail(to, {
    kind: 'email-change-asked',
    subject: msg`A new email address was asked for your ${board.settings.name} account`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`Someone who is signed in to your account asked to change its email address. Nothing has changed yet: the new address has to be confirmed first.`,
      msg`If it was you, there is nothing to do here.`,
      reversalLink
        ? msg`If it was not you, press the button: the account stays at this address, everybody is signed out of it, and we mail you a link to a new password.`
        : msg`If it was not you, set a password by mail: that ends the change and signs everybody else out. If you have no account with us, ignore this mail: the account is leaving your address.`,
    ],
    action: reversalLink
      ? { label: msg`It was not me: keep this address`, url: reversalLink }
      : { label: msg`Set a password`, url: forgotPasswordPage },
    ...(reversalLink && { footnote: msg`The link works once and for ${plural(emailReversalDays, 'day')}.` }),
  });
}
