import { msg, plural, term, type Message } from '@waymark/contract/text/message';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { greet, type Recipient } from '../../accounts/rules.ts';
import { sayIn } from '../../../../platform/languages/say-in.ts';

/** The link that confirms the loss of MFA. */
export function mfaLostMail(
  to: Recipient,
  { link, hours, contactPage }: { link: string; hours: number; contactPage: string },
): Mail {
  return composeMail(to, {
    kind: 'second-step-lost',
    facts: { hours: sayIn(to.language)`${plural(hours, 'hour')}`, contact: contactPage },
    subject: msg`Turn off two-factor authentication for your ${board.settings.name} account`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`You have told us that you lost your phone and your codes for recovery. Confirm it with the link and your password: two-factor authentication and your passkeys are turned off then, and you are signed out everywhere.`,
      msg`The link works once, for ${plural(hours, 'hour')}. Until you confirm, nothing changes.`,
      msg`If you have not asked for this, someone is pretending to be you. Do not open the link, and write to us: ${contactPage}`,
    ],
    action: { label: msg`Turn off two-factor authentication`, url: link },
  });
}

/** Tells the owner that a person who knows the password is guessing codes. */
export function wrongCodesMail(
  to: Recipient,
  facts: { count: number; when: string; device: Message; forgotPasswordPage: string },
): Mail {
  const { count, when, device, forgotPasswordPage } = facts;
  return composeMail(to, {
    kind: 'wrong-codes',
    facts: {
      count: sayIn(to.language)`${plural(count, 'wrong code')}`,
      when,
      device: sayIn(to.language)(device),
    },
    subject: msg`Wrong codes at your ${board.settings.name} account`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`Someone has typed your password and then ${plural(count, 'wrong code')} one after the other, the last on ${when}, from ${term(device)}. They did not get in.`,
      msg`If it was you: mind that your phone shows the right time, or use a code for recovery.`,
      msg`If it was not, someone else knows your password. Set a new one now.`,
    ],
    action: { label: msg`Set a new password`, url: forgotPasswordPage },
    footnote: msg`We write this once a day at most.`,
  });
}
