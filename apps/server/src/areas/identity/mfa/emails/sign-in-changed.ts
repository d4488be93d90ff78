import { msg, term, type Message } from '@waymark/contract/text/message';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { greet, type Recipient } from '../../accounts/rules.ts';
import { sayIn } from '../../../../platform/languages/say-in.ts';

const sentences = {
  'second-step-on': {
    subject: (name: string) => msg`Signing in to ${name} now needs two-factor authentication`,
    what: () =>
      msg`From now on a code out of your app is asked for beside your password. Everybody who was signed in elsewhere has been signed out.`,
  },
  'second-step-off': {
    subject: (name: string) => msg`Signing in to ${name} no longer needs two-factor authentication`,
    what: () =>
      msg`Your password alone signs you in again. Everybody who was signed in elsewhere has been signed out.`,
  },
  'second-step-reset': {
    subject: (name: string) => msg`Two-factor authentication at ${name} was turned off`,
    what: () =>
      msg`An administrator has turned off two-factor authentication and the passkeys of your account, and signed you out everywhere. Sign in with your password and set up a new one.`,
  },
  'second-step-lost': {
    subject: (name: string) => msg`Two-factor authentication at ${name} was turned off`,
    what: () =>
      msg`Someone has confirmed with the link in our mail and your password that your second factor is lost. We have removed it and your passkeys, and signed you out everywhere.`,
  },
  'recovery-codes-made': {
    subject: (name: string) => msg`New codes for recovery of your ${name} account`,
    what: () => msg`The codes for recovery of your account were replaced. The old ones no longer work.`,
  },
  'recovery-code-used': {
    subject: (name: string) => msg`A code for recovery has signed in to ${name}`,
    what: () =>
      msg`Someone has signed in to your account with your password and one of your codes for recovery. That code is used up.`,
  },
  'passkey-added': {
    subject: (name: string) => msg`A passkey was added to your ${name} account`,
    what: () => msg`A new passkey signs in to your account, without your password.`,
  },
  'passkey-removed': {
    subject: (name: string) => msg`A passkey was removed from your ${name} account`,
    what: () => msg`A passkey of your account was removed: it no longer signs in.`,
  },
  'provider-linked': {
    subject: (name: string) => msg`Another way to sign in to ${name} was added`,
    what: (provider: string) => msg`${provider} signs in to your account from now on, without your password.`,
  },
  'provider-unlinked': {
    subject: (name: string) => msg`A way to sign in to ${name} was removed`,
    what: (provider: string) =>
      msg`${provider} no longer signs in to your account. Everybody who was signed in elsewhere has been signed out.`,
  },
  'account-claimed': {
    subject: (name: string) => msg`Your ${name} account is yours alone`,
    what: (provider: string) =>
      msg`There was an account with your address that no one had confirmed. ${provider} has proven that the address is yours, and signs you in from now on. The earlier password, sessions and other ways to sign in no longer work.`,
  },
  'password-set': {
    subject: (name: string) => msg`Your ${name} account has a password`,
    what: () =>
      msg`A password was set for your account, which had none. Everybody who was signed in elsewhere has been signed out.`,
  },
  'key-created': {
    subject: (name: string) => msg`An API key was created with your ${name} account`,
    what: () =>
      msg`With the key, programs act for you as far as its scopes go, until it ends or is revoked. A new password does not end it.`,
  },
} as const;

export type SignInChange = keyof typeof sentences;

interface Change {
  change: SignInChange;
  /** The provider that the change is about. */
  provider?: string | undefined;
  /** When it was, as people write it. */
  when: string;
  /** For example "Firefox on Windows". */
  device: Message;
  accountPage: string;
  forgotPasswordPage: string;
}

export function signInChangedMail(
  to: Recipient,
  { change, provider = '', when, device, accountPage, forgotPasswordPage }: Change,
): Mail {
  const { subject, what } = sentences[change];
  return composeMail(to, {
    kind: 'sign-in-changed',
    facts: { when, device: sayIn(to.language)(device) },
    subject: subject(board.settings.name),
    heading: greet('Hello', to.firstName),
    paragraphs: [
      what(provider),
      msg`It was done on ${when}, from ${term(device)}.`,
      msg`If you know of it, there is nothing to do.`,
      msg`If you do not, set a new password at once: ${forgotPasswordPage}. Then look at your account, sign all devices out, and write to us.`,
    ],
    action: { label: msg`Look at your account`, url: accountPage },
  });
}
