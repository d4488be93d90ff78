import { msg, plural, term, type Message } from '@waymark/contract/text/message';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { signInLinkMinutes } from '../constants.ts';
import { greet, type Recipient } from '../rules.ts';
import { sayIn } from '../../../../platform/languages/say-in.ts';

/** Carries the requested link that signs in (L-33), and says from which browser it was asked for. */
export function signInLinkMail(to: Recipient, { link, device }: { link: string; device: Message }): Mail {
  return composeMail(to, {
    kind: 'sign-in-link',
    facts: { device: sayIn(to.language)(device) },
    subject: msg`Your link to sign in to ${board.settings.name}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`Someone asked for a link that signs in to your account. Device: ${term(device)}. If it was you, sign in here.`,
    ],
    action: { label: msg`Sign in`, url: link },
    footnote: msg`The link works once and for ${plural(signInLinkMinutes, 'minute')}. If you did not ask for it, ignore this mail and do not pass the link on: without it no one is signed in.`,
  });
}
