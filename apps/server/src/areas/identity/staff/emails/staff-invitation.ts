import { staffRoleWords, type StaffRole } from '@waymark/contract/identity/staff-choices';
import { msg, plural, term } from '@waymark/contract/text/message';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { staffInvitationDays } from '../constants.ts';
import { sayIn } from '../../../../platform/languages/say-in.ts';

/** Carries the invitation to join the staff; the address has no account yet. */
export function staffInvitationMail(
  to: string,
  { staffRole, link }: { staffRole: StaffRole; link: string },
): Mail {
  return composeMail(to, {
    kind: 'staff-invitation',
    facts: { role: sayIn(board.settings.languages.own)(staffRoleWords[staffRole]) },
    subject: msg`You are invited to the staff of ${board.settings.name}`,
    heading: msg`Join the staff of ${board.settings.name}`,
    paragraphs: [
      msg`You are invited as ${term(staffRoleWords[staffRole])}. Behind the button you give your name, choose a password and set up two-factor authentication, so have your phone beside you.`,
    ],
    action: { label: msg`Join the staff`, url: link },
    footnote: msg`The link works once and for ${plural(staffInvitationDays, 'day')}. If you do not know of this, ignore the mail: nothing happens without you.`,
  });
}
