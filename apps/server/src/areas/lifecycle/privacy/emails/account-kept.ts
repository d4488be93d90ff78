import { msg } from '@waymark/contract/text/message';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { greet, type Recipient } from '../../../identity/accounts/rules.ts';

/** Confirms that an account which was to be deleted stays. */
export function accountKeptMail(to: Recipient): Mail {
  return composeMail(to, {
    kind: 'account-kept',
    subject: msg`Your ${board.settings.name} account stays`,
    heading: greet('Good to have you back', to.firstName),
    paragraphs: [msg`Your account will not be deleted. Everything in it is as it was.`],
    footnote: msg`If it was not you who chose this, set a new password and delete the account again.`,
  });
}
