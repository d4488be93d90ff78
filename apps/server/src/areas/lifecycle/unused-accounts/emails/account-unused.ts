import { msg } from '@waymark/contract/text/message';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { greet, type Recipient } from '../../../identity/accounts/rules.ts';

/** Asks whether an account that nobody signs in to is still wanted. */
export function accountUnusedMail(to: Recipient, { when, link }: { when: string; link: string }): Mail {
  return composeMail(to, {
    kind: 'account-unused',
    facts: { when },
    subject: msg`Keep your ${board.settings.name} account?`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`You have not signed in to ${board.settings.name} for a long time. We do not keep what nobody needs: on ${when} we delete your account with everything that belongs to it, for good.`,
      msg`To keep it, press the button, or sign in before that day. To let it go, do nothing.`,
    ],
    action: { label: msg`Keep my account`, url: link },
  });
}
