import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { greet, type Recipient } from '../../../identity/accounts/rules.ts';

/** Tells a person that their account is suspended, and why. */
export function accountSuspendedMail(
  to: Recipient,
  { reason, publicUrl }: { reason: string; publicUrl: string },
): Mail {
  return composeMail(to, {
    kind: 'account-suspended',
    facts: { reason },
    subject: msg`Your account is suspended`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`We have suspended your account: you are signed out everywhere and cannot sign in. The reason:`,
      ...reason.split(/\s*\n\s*/).filter(Boolean),
      msg`If you think that this is wrong, write to us.`,
    ],
    action: { label: msg`Write to us`, url: publicUrl + paths.contact },
  });
}

/** Tells a person that they can sign in again. */
export function accountReinstatedMail(to: Recipient, { publicUrl }: { publicUrl: string }): Mail {
  return composeMail(to, {
    kind: 'account-reinstated',
    subject: msg`Your account is open again`,
    heading: greet('Hello', to.firstName),
    paragraphs: [msg`We have reinstated your account. Sign in with your password as before.`],
    action: { label: msg`Sign in`, url: publicUrl + paths.login },
  });
}
