import { paths } from '@waymark/contract/paths';
import { formatDay } from '@waymark/contract/text/format-day';
import { formatMoney } from '@waymark/contract/text/format';
import { localeOf } from '@waymark/contract/text/locales';
import { msg, plural, type Message } from '@waymark/contract/text/message';
import { board } from '../../../../platform/board/board.ts';
import { sayIn } from '../../../../platform/languages/say-in.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { type Recipient, greet } from '../../../identity/accounts/rules.ts';

interface Money {
  /** In minor units of the currency. */
  amount: number;
  currency: string;
}

interface Payment {
  /** What was paid for, in the language of the recipient. */
  name: string;
  price: Money;
  /** Null where an invoice takes its place. */
  receiptNumber: string | null;
  publicUrl: string;
}

const localeFor = ({ language }: Recipient) => localeOf(language, board.country);

/** Confirms a payment and its receipt. */
export function paymentArrivedMail(
  to: Recipient,
  { name: item, price, receiptNumber, publicUrl }: Payment,
): Mail {
  const amount = formatMoney(price.amount, price.currency, localeFor(to));
  return composeMail(to, {
    kind: 'payment-arrived',
    facts: { item, amount, receipt: receiptNumber ?? '' },
    subject: msg`Paid: ${item}`,
    heading: greet('Thank you', to.firstName),
    paragraphs: [
      msg`${amount} for “${item}” has arrived. What you bought works from now on.`,
      receiptNumber === null
        ? msg`You find it among your transactions, and its invoice among your invoices.`
        : msg`The receipt has the number ${receiptNumber}. You find it with your transactions, today and later.`,
    ],
    action: { label: msg`See your transactions`, url: publicUrl + paths.companyTransactions },
  });
}

interface Refund {
  /** As in the confirmation. */
  name: string;
  price: Money;
  /** What it means for the postings. */
  consequence: Message;
  publicUrl: string;
}

/** Tells a company about a refund and its consequence. */
export function paymentRefundedMail(
  to: Recipient,
  { name: item, price, consequence, publicUrl }: Refund,
): Mail {
  const say = sayIn(to.language);
  const amount = formatMoney(price.amount, price.currency, localeFor(to));
  return composeMail(to, {
    kind: 'payment-refunded',
    facts: { item, amount, consequence: say(consequence) },
    subject: msg`Refunded: ${item}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [msg`${amount} for “${item}” was refunded to the payer.`, consequence],
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

function listTitles(titles: readonly string[]): Message[] {
  const more = titles.length - listed;
  const shown = titles.slice(0, listed);
  return more > 0 ? [...shown, msg`And ${plural(more, '# more', '# more')}.`] : shown;
}

/** Lists the postings that the plan no longer covers, and when they close. */
export function placesEndingMail(
  to: Recipient,
  { titles, allowed, closesAt, publicUrl, sellsPlans }: Ending,
): Mail {
  const day = formatDay(board.words, closesAt, localeFor(to));
  return composeMail(to, {
    kind: 'places-ending',
    facts: { day },
    subject:
      titles.length === 1
        ? msg`“${titles[0]}” closes on ${day}`
        : msg`${plural(titles.length, 'of your postings closes', 'of your postings close')} on ${day}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      allowed === 1
        ? msg`Your plan now holds one active posting. The oldest stay open; for these it has no place, and they close on ${day}:`
        : msg`Your plan now holds ${plural(allowed, 'active posting')}. The oldest stay open; for these it has no place, and they close on ${day}:`,
      ...listTitles(titles),
      sellsPlans
        ? msg`They stay open if you take a plan that holds them or close others before that day. Nothing is deleted: applications stay with you either way.`
        : msg`They stay open if you close others before that day. Nothing is deleted: applications stay with you either way.`,
    ],
    action: { label: msg`See your plan`, url: publicUrl + paths.companyTransactions },
  });
}

/** Tells a company that postings beyond its plan have closed. */
export function placesClosedMail(
  to: Recipient,
  { titles, publicUrl }: { titles: readonly string[]; publicUrl: string },
): Mail {
  return composeMail(to, {
    kind: 'places-closed',
    subject:
      titles.length === 1
        ? msg`“${titles[0]}” has closed`
        : msg`${plural(titles.length, 'of your postings has closed', 'of your postings have closed')}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`Your plan has no place for these postings, as we wrote a week ago. They take no more applications:`,
      ...listTitles(titles),
      msg`Applications that came in stay with you, and each posting can be published again.`,
    ],
    action: { label: msg`See your jobs`, url: publicUrl + paths.companyManageJob },
  });
}
