import { staffRoleWords, type StaffRole } from '@waymark/contract/identity/staff-choices';
import { msg, term } from '@waymark/contract/text/message';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { greet, type Recipient } from '../../accounts/rules.ts';
import { sayIn } from '../../../../platform/languages/say-in.ts';

export function staffRoleChangedMail(
  to: Recipient,
  { staffRole, staffPage }: { staffRole: StaffRole; staffPage: string },
): Mail {
  return composeMail(to, {
    kind: 'staff-role-changed',
    facts: { role: sayIn(to.language)(staffRoleWords[staffRole]) },
    subject: msg`Your role in the staff of ${board.settings.name} was changed`,
    heading: greet('Hello', to.firstName),
    paragraphs: [msg`An administrator has made you ${term(staffRoleWords[staffRole])}.`],
    action: { label: msg`Go to the desk`, url: staffPage },
  });
}
