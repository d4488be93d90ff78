import { paths } from '@waymark/contract/paths';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';

/** Tells whoever asks once more that there is nothing left to do; the page, which anybody sees, does not. */
export function newsletterKnownMail(to: string, stopSecret: string, publicUrl: string): Mail {
  const stop = new URLSearchParams({ stop: stopSecret });
  return composeMail(to, {
    kind: 'newsletter-known',
    subject: 'You get the newsletter already',
    heading: 'You get the newsletter already',
    paragraphs: [
      `Somebody, most likely you, asked for the newsletter of ${board.settings.name} at this address. It comes here already: there is nothing to do.`,
    ],
    action: { label: 'Read what was sent', url: publicUrl + paths.newsletter },
    links: [{ label: 'Stop the newsletter', url: `${publicUrl}${paths.newsletterSubscription}?${stop}` }],
  });
}
