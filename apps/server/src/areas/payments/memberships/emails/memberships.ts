import { paths } from '@waymark/contract/paths';
import { formatDay } from '@waymark/contract/text/format-day';
import { msg } from '@waymark/contract/text/message';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { type Recipient, greet } from '../../../identity/accounts/rules.ts';

interface Payment {
  name: string;
  amount: string;
  /** Null where an invoice takes its place. */
  receiptNumber: string | null;
  publicUrl: string;
}

/** Confirms a payment and its receipt. */
export function paymentArrivedMail(to: Recipient, { name, amount, receiptNumber, publicUrl }: Payment): Mail {
  return composeMail(to, {
    kind: 'payment-arrived',
    facts: { item: name, amount, receipt: receiptNumber ?? '' },
    subject: msg`Paid: ${name}`,
    heading: greet('Thank you', to.firstName, ', '),
    paragraphs: [
      msg`${amount} for “${name}” has arrived. What you bought works from now on.`,
      receiptNumber === null
        ? msg`You find it among your transactions, and its invoice among your invoices.`
        : msg`The receipt has the number ${receiptNumber}. You find it with your transactions, today and later.`,
    ],
    action: { label: msg`See your transactions`, url: publicUrl + paths.companyTransactions },
  });
}

interface Refund {
  name: string;
  amount: string;
  /** What it means for the postings. */
  consequence: string;
  publicUrl: string;
}

/** Tells a company about a refund and its consequence. */
export function paymentRefundedMail(to: Recipient, { name, amount, consequence, publicUrl }: Refund): Mail {
  return composeMail(to, {
    kind: 'payment-refunded',
    facts: { item: name, amount, consequence },
    subject: msg`Refunded: ${name}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [msg`${amount} for “${name}” was refunded to the payer.`, consequence],
    action: { label: msg`See your transactions`, url: publicUrl + paths.companyTransactions },
  });
}

interface Ending {
  titles: readonly string[];
  /** How many postings the plan holds now. */
  allowed: number;
  closesAt: Date;
  publicUrl: string;
  /** Whether another plan can be bought. */
  sellsPlans: boolean;
}

const listed = 20;

/** Lists the postings that the plan no longer covers, and when they close. */
export function placesEndingMail(
  to: Recipient,
  { titles, allowed, closesAt, publicUrl, sellsPlans }: Ending,
): Mail {
  const day = formatDay(board.words, closesAt);
  const more = titles.length - listed;
  return composeMail(to, {
    kind: 'places-ending',
    facts: { day },
    subject:
      titles.length === 1
        ? msg`“${titles[0]}” closes on ${day}`
        : msg`${titles.length} of your postings close on ${day}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`Your plan now holds ${allowed === 1 ? 'one active posting' : `${allowed} active postings`}. The oldest stay open; for these it has no place, and they close on ${day}:`,
      ...titles.slice(0, listed),
      ...(more > 0 ? [`And ${more} more.`] : []),
      msg`They stay open if you ${sellsPlans ? 'take a plan that holds them or ' : ''}close others before that day. Nothing is deleted: applications stay with you either way.`,
    ],
    action: { label: msg`See your plan`, url: publicUrl + paths.companyTransactions },
  });
}

/** Tells a company that postings beyond its plan have closed. */
export function placesClosedMail(
  to: Recipient,
  { titles, publicUrl }: { titles: readonly string[]; publicUrl: string },
): Mail {
  const more = titles.length - listed;
  return composeMail(to, {
    kind: 'places-closed',
    subject:
      titles.length === 1
        ? msg`“${titles[0]}” has closed`
        : msg`${titles.length} of your postings have closed`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`Your plan has no place for these postings, as we wrote a week ago. They take no more applications:`,
      ...titles.slice(0, listed),
      ...(more > 0 ? [`And ${more} more.`] : []),
      msg`Applications that came in stay with you, and each posting can be published again.`,
    ],
    action: { label: msg`See your jobs`, url: publicUrl + paths.companyManageJob },
  });
}
