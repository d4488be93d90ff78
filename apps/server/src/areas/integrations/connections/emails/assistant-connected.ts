import { msg } from '@waymark/contract/text/message';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import type { Recipient } from '../../../identity/accounts/rules.ts';

interface Connected {
  /** As it calls itself. */
  assistant: string;
  host: string;
  /** What it may do. */
  scopes: string;
  accountPage: string;
}

/** Tells a person that an assistant acts for them: if somebody else has agreed to it, they hear of it. */
export function assistantConnectedMail(
  to: Recipient,
  { assistant, host, scopes, accountPage }: Connected,
): Mail {
  return composeMail(to, {
    kind: 'assistant-connected',
    facts: { assistant, host },
    subject: msg`An assistant was connected to your account`,
    heading: to.firstName ? msg`Hello ${to.firstName}` : msg`Hello`,
    paragraphs: [
      msg`An assistant that calls itself “${assistant}” was connected to your account. The answer went to ${host}.`,
      msg`You allowed: ${scopes}.`,
      msg`If you have connected it, there is nothing to do. If you have not, disconnect it on your account page and set a new password.`,
    ],
    action: { label: msg`See what is connected`, url: accountPage },
  });
}
