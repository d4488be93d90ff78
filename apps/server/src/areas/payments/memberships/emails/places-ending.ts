import { paths } from '@waymark/contract/paths';
import { formatDay } from '@waymark/contract/text/format-day';
import { composeMail } from '../../../../platform/mail/mail.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import { greet } from '../../../identity/accounts/rules.ts';
import type { Addressee } from '../../../identity/accounts/rules.ts';

interface Ending {
  titles: readonly string[];
  /** How many postings the plan holds now. */
  allowed: number;
  closesAt: Date;
  publicUrl: string;
  /** Whether another plan can be bought. */
  hasCheckout: boolean;
}

const listed = 20;

/** Tells a company which of its postings its plan has no place for any more, and when they close. */
export function placesEndingMail(
  to: Addressee,
  { titles, allowed, closesAt, publicUrl, hasCheckout }: Ending,
): Mail {
  const day = formatDay(closesAt);
  const more = titles.length - listed;
  return composeMail(to.email, {
    kind: 'places-ending',
    subject:
      titles.length === 1
        ? `“${titles[0]}” closes on ${day}`
        : `${titles.length} of your postings close on ${day}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      `Your plan now holds ${allowed === 1 ? 'one active posting' : `${allowed} active postings`}. The oldest stay open; for these it has no place, and they close on ${day}:`,
      ...titles.slice(0, listed),
      ...(more > 0 ? [`And ${more} more.`] : []),
      `They stay open if you ${hasCheckout ? 'take a plan that holds them or ' : ''}close others before that day. Nothing is deleted: applications stay with you either way.`,
    ],
    action: { label: 'See your plan', url: publicUrl + paths.companyTransactions },
  });
}
