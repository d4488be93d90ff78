import { board } from '../../../../platform/board/board.ts';
import { composeMail } from '../../../../platform/mail/mail.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import { greet } from '../../../identity/accounts/rules.ts';
import type { Addressee } from '../../../identity/accounts/rules.ts';

/** Tells somebody that a colleague has taken them out of the company. */
export function memberRemovedMail(to: Addressee, { companyName }: { companyName: string }): Mail {
  return composeMail(to.email, {
    kind: 'member-removed',
    subject: `You no longer belong to ${companyName} on ${board.settings.name}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      `An owner of ${companyName} has removed you. You no longer see its jobs and applicants; your account stays yours.`,
      'If this comes as a surprise, ask your colleagues: they can invite you again.',
    ],
  });
}
