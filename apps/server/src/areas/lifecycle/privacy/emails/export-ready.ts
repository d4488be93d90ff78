import { paths } from '@waymark/contract/paths';
import { msg, plural } from '@waymark/contract/text/message';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { greet, type Recipient } from '../../../identity/accounts/rules.ts';

/** Tells that the copy can be downloaded. The copy itself stays behind the sign-in. */
export function exportReadyMail(
  to: Recipient,
  { publicUrl, days }: { publicUrl: string; days: number },
): Mail {
  return composeMail(to, {
    kind: 'export-ready',
    facts: { days: String(days) },
    subject: msg`The copy of your ${board.settings.name} data is ready`,
    heading: greet('Your copy is ready', to.firstName),
    paragraphs: [
      msg`Everything that we keep about you is in one file now. Sign in and download it from your account page.`,
      msg`The file is removed again after ${plural(days, 'day')}. You can ask for a new one at any time.`,
    ],
    action: { label: msg`Go to your account`, url: publicUrl + paths.account },
    footnote: msg`If you did not ask for a copy, set a new password: someone else may be signed in to your account.`,
  });
}
