import { msg, term, type Message } from '@waymark/contract/text/message';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { greet, type Recipient } from '../rules.ts';
import { sayIn } from '../../../../platform/languages/say-in.ts';

interface Change {
  /** When it was, as people write it. */
  when: string;
  /** For example "Firefox on Windows". */
  device: Message;
  /** Whether passkeys were taken off with it. */
  hadPasskeys?: boolean;
  /** Whether they were kept, each to be used with the new password first. */
  keepsPasskeys?: boolean;
  /** Whether providers were unlinked with it. */
  hadProviders?: boolean;
  forgotPasswordPage: string;
}

/** Tells the owner that the password was changed. An intruder cannot stop this notice. */
export function passwordChangedMail(
  to: Recipient,
  { when, device, hadPasskeys, keepsPasskeys, hadProviders, forgotPasswordPage }: Change,
): Mail {
  return composeMail(to, {
    kind: 'password-changed',
    facts: { when, device: sayIn(to.language)(device) },
    subject: msg`Your ${board.settings.name} password was changed`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`The password of your account was changed on ${when}, from ${term(device)}. Everybody who was signed in elsewhere has been signed out.`,
      ...(hadPasskeys
        ? [msg`The passkeys of the account were taken off as well. Add yours again in your account.`]
        : []),
      ...(keepsPasskeys
        ? [
            msg`Each passkey of the account asks for the new password the next time that it is used. Look through them in your account, and remove those that are not yours.`,
          ]
        : []),
      ...(hadProviders
        ? [
            msg`The providers that signed you in, such as Google, were unlinked. Link yours again in your account.`,
          ]
        : []),
      msg`If it was you, there is nothing to do.`,
      msg`If it was not you, set a new password at once. The link for it comes to this address, so make sure that only you can read its mail.`,
    ],
    action: { label: msg`It was not me: set a new password`, url: forgotPasswordPage },
  });
}
