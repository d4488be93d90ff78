import { paths } from '@waymark/contract/paths';
import { composeMail } from '../../../../platform/mail/mail.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import { greet } from '../../../identity/accounts/rules.ts';
import type { Addressee } from '../../../identity/accounts/rules.ts';

const listed = 20;

/** Tells a company that postings beyond its plan have closed, as it was told a week before. */
export function placesClosedMail(
  to: Addressee,
  { titles, publicUrl }: { titles: readonly string[]; publicUrl: string },
): Mail {
  const more = titles.length - listed;
  return composeMail(to.email, {
    kind: 'places-closed',
    subject:
      titles.length === 1 ? `“${titles[0]}” has closed` : `${titles.length} of your postings have closed`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      'Your plan has no place for these postings, as we wrote a week ago. Nobody can apply to them any more:',
      ...titles.slice(0, listed),
      ...(more > 0 ? [`And ${more} more.`] : []),
      'Applications that came in stay with you, and each posting can be published again.',
    ],
    action: { label: 'See your jobs', url: publicUrl + paths.companyManageJob },
  });
}
