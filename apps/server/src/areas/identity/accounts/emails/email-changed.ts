import { msg, plural } from '@waymark/contract/text/message';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { emailReversalDays } from '../constants.ts';
import { greet, type Recipient } from '../rules.ts';

/** Tells the old address that the account has moved away from it: the owner may not have done it. */
export function emailChangedMail(to: Recipient, reversalLink: string | undefined): Mail {
  return composeMail(to, {
    kind: 'email-changed',
    subject: msg`The email address of your ${board.settings.name} account was changed`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`Your account now uses another email address, and this one no longer signs you in.`,
      reversalLink
        ? msg`If you did not change it, take your account back: it returns to this address, everybody is signed out of it, and we mail you a link to a new password.`
        : msg`If you did not change it, answer this mail at once so that we can look into it.`,
    ],
    ...(reversalLink && {
      action: { label: msg`It was not me: take my account back`, url: reversalLink },
      footnote: msg`The link works once and for ${plural(emailReversalDays, 'day')}.`,
    }),
  });
}
