import { msg, plural } from '@waymark/contract/text/message';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { greet, type Recipient } from '../../../identity/accounts/rules.ts';

/** Carries the link that asks for the deletion of an account without a password. */
export function deletionLinkMail(
  to: Recipient,
  { link, minutes, graceDays }: { link: string; minutes: number; graceDays: number },
): Mail {
  return composeMail(to, {
    kind: 'deletion-link',
    facts: { days: String(graceDays) },
    subject: msg`Delete your ${board.settings.name} account?`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`You asked us to delete your account. Please confirm it on the page behind this button.`,
      msg`Nothing is deleted at once: after that you have ${plural(graceDays, 'day')} to change your mind.`,
    ],
    action: { label: msg`Go on to delete my account`, url: link },
    footnote: msg`The link works once and for ${plural(minutes, 'minute')}. If you did not ask for it, ignore this mail: your account stays as it is.`,
  });
}
