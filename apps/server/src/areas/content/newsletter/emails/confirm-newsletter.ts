import { subscriptionLinkHours } from '@waymark/contract/content/choices/newsletter';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';

/** Carries the link that begins a subscription. Anybody's address could have been typed: nothing begins before. */
export function confirmNewsletterMail(to: string, link: string): Mail {
  return composeMail(to, {
    kind: 'confirm-newsletter',
    subject: 'Confirm your newsletter',
    heading: 'One press, and the newsletter comes to you',
    paragraphs: [
      `Somebody, most likely you, asked for the newsletter of ${board.settings.name} at this address.`,
    ],
    action: { label: 'Send me the newsletter', url: link },
    footnote: `The link works for ${subscriptionLinkHours / 24} days. If it was not you, ignore this mail: no newsletter comes, and we forget the address.`,
  });
}
