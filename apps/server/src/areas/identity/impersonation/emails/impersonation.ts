import { supportVisitMinutes } from '@waymark/contract/identity/staff-choices';
import { paths } from '@waymark/contract/paths';
import { msg, plural } from '@waymark/contract/text/message';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { greet, type Recipient } from '../../accounts/rules.ts';

/** Tells a person that staff has begun to view the board as them. */
export function visitStartedMail(
  to: Recipient,
  { who, reason, publicUrl }: { who: string; reason: string; publicUrl: string },
): Mail {
  return composeMail(to, {
    kind: 'support-visit',
    subject: msg`Our staff is looking at ${board.settings.name} as you see it`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`You have allowed it in your account, and ${who} has begun to look, to help you with:`,
      ...reason.split(/\s*\n\s*/).filter(Boolean),
      msg`It ends after ${plural(supportVisitMinutes, 'minute')} at the latest. Nothing can be changed, sent or paid during that time. Take it back at any time in your account.`,
    ],
    action: { label: msg`Open your account`, url: publicUrl + paths.account },
  });
}

/** Tells them that it is over. */
export function visitEndedMail(to: Recipient, { minutes }: { minutes: number }): Mail {
  return composeMail(to, {
    kind: 'support-visit',
    subject: msg`Our staff has stopped looking at ${board.settings.name} as you see it`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`It took ${plural(minutes, 'minute')}, and nothing of yours was changed. Your account lists who looked and when.`,
    ],
  });
}
