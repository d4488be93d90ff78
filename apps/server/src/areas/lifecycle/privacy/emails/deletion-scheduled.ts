import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { greet, type Recipient } from '../../../identity/accounts/rules.ts';

/** Tells when an account will be gone, and how to keep it. */
export function deletionScheduledMail(
  to: Recipient,
  { publicUrl, moment }: { publicUrl: string; moment: string },
): Mail {
  return composeMail(to, {
    kind: 'deletion-scheduled',
    facts: { when: moment },
    subject: msg`Your ${board.settings.name} account will be deleted`,
    heading: greet('Goodbye', to.firstName),
    paragraphs: [
      msg`As you asked, we delete your account for good on ${moment}, with everything that belongs to it. You are signed out on your other devices.`,
      msg`Did you change your mind, or was it not you? Sign in before that day and choose "Keep my account" on your account page. If you have no password yet, use "Forgot password" on the sign-in page first.`,
    ],
    action: { label: msg`Go to your account`, url: publicUrl + paths.account },
  });
}
