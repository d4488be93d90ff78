import { paths } from '@waymark/contract/paths';
import { formatMoney } from '@waymark/contract/text/format';
import { formatDay, formatLongDate } from '@waymark/contract/text/format-day';
import { formatNotedMoment } from '@waymark/contract/text/format-moment';
import type { Language } from '@waymark/contract/text/languages';
import { localeOf, type Locale } from '@waymark/contract/text/locales';
import { msg, term, type Message } from '@waymark/contract/text/message';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { type Recipient, greet } from '../../../identity/accounts/rules.ts';

interface Named {
  name: string;
  publicUrl: string;
}

interface Money {
  amount: number;
  currency: string;
}

const action = (publicUrl: string) => ({
  label: msg`See your plan`,
  url: publicUrl + paths.companyTransactions,
});
/** A plan in the recipient's language. */
const nameOf = (to: Recipient, { name }: Pick<Named, 'name'>) => board.ownText(name, to.language);
const localeFor = ({ language }: Recipient) => localeOf(language, board.country);
const dayOf = (to: Recipient, at: Date) => formatDay(board.words, at, localeFor(to));
const moneyOf = (to: Recipient, { amount, currency }: Money) => formatMoney(amount, currency, localeFor(to));

interface Renews extends Named {
  /** What the next period costs. */
  price: Money;
  /** Of this period, where it costs something else. */
  former: Money | null;
  renewal: 'monthly' | 'yearly';
  renewsAt: Date;
  isTrial: boolean;
  /** Whether an invoice comes ahead of the period. */
  isInvoiced: boolean;
}

function describeRenewal(
  { renewal, isInvoiced }: Renews,
  name: string,
  day: string,
  amount: string,
): Message {
  if (renewal === 'monthly') {
    return isInvoiced
      ? msg`Your ${name} plan renews on ${day} for another month, for ${amount}, by invoice.`
      : msg`Your ${name} plan renews on ${day} for another month, for ${amount}.`;
  }
  return isInvoiced
    ? msg`Your ${name} plan renews on ${day} for another year, for ${amount}, by invoice.`
    : msg`Your ${name} plan renews on ${day} for another year, for ${amount}.`;
}

/** Says before a plan renews when, for how much, and how that is stopped. */
export function planRenewsMail(to: Recipient, mail: Renews): Mail {
  const { price, former, renewsAt, isTrial, publicUrl } = mail;
  const name = nameOf(to, mail);
  const day = dayOf(to, renewsAt);
  const amount = moneyOf(to, price);
  return composeMail(to, {
    kind: 'plan-renews',
    facts: { item: name, amount, day },
    subject: isTrial ? msg`The trial of ${name} ends on ${day}` : msg`${name} renews on ${day}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      ...(isTrial ? [msg`The trial of your ${name} plan ends on ${day}.`] : []),
      describeRenewal(mail, name, day, amount),
      ...(former
        ? [msg`Until then it costs ${moneyOf(to, former)}: the price changes with this renewal.`]
        : []),
      msg`If you do not want that, cancel the plan before that day on its page. It takes two clicks, and the plan then ends with its period.`,
    ],
    action: action(publicUrl),
  });
}

/** Says that a payment has failed, when it is tried again, or that it was the last try. */
export function planFailingMail(
  to: Recipient,
  { amount, nextTryAt, publicUrl, ...plan }: Named & { amount: Money; nextTryAt: Date | null },
): Mail {
  const name = nameOf(to, plan);
  const next = nextTryAt && dayOf(to, nextTryAt);
  return composeMail(to, {
    kind: 'plan-payment-failed',
    facts: { item: name, amount: moneyOf(to, amount), day: next ?? '' },
    subject: next ? msg`The payment for ${name} has failed` : msg`The last payment for ${name} has failed`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`${moneyOf(to, amount)} for your ${name} plan could not be charged.`,
      next
        ? msg`It is tried again on ${next}. Your plan goes on until then. If the card has changed, enter the new one before that day.`
        : msg`It is not tried again, and the plan ends in a few days. To keep it, enter another card now, or order the plan again.`,
    ],
    action: action(publicUrl),
  });
}

/** Says that the card with which a plan is paid expires. */
export function cardExpiringMail(
  to: Recipient,
  { cardEndsOn, publicUrl, ...plan }: Named & { cardEndsOn: string },
): Mail {
  const name = nameOf(to, plan);
  const day = dayOf(to, new Date(`${cardEndsOn}T12:00:00Z`));
  return composeMail(to, {
    kind: 'plan-card-expires',
    facts: { item: name, day },
    subject: msg`The card for ${name} expires on ${day}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`The card with which your ${name} plan is paid is good until ${day}. Enter a new one, so that the plan goes on.`,
    ],
    action: action(publicUrl),
  });
}

interface Canceled extends Named {
  canceledAt: Date;
  endsAt: Date;
  /** Whether it is over at the checkout: canceling cannot be taken back. */
  isOver: boolean;
}

/** Confirms a cancelling with its moment and the day of the end, as law asks. */
export function planCanceledMail(
  to: Recipient,
  { canceledAt, endsAt, isOver, publicUrl, ...plan }: Canceled,
): Mail {
  const name = nameOf(to, plan);
  const day = dayOf(to, endsAt);
  return composeMail(to, {
    kind: 'plan-canceled',
    facts: { item: name, day },
    subject: msg`${name} is canceled`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`We received the cancelling of your ${name} plan on ${formatNotedMoment(board.words, canceledAt, localeFor(to))}.`,
      isOver
        ? msg`It runs until ${day}, and does not renew.`
        : msg`It runs until ${day}, and does not renew. Until then you can take this back on the page of the plan.`,
    ],
    action: action(publicUrl),
  });
}

/** Says that a plan has ended, and what stays. */
export function planEndedMail(
  to: Recipient,
  { endsAt, reason, publicUrl, ...plan }: Named & { endsAt: Date; reason: 'canceled' | 'unpaid' | 'staff' },
): Mail {
  const name = nameOf(to, plan);
  const day = dayOf(to, endsAt);
  const postings =
    reason === 'canceled'
      ? msg`Open postings stay to their own last day, for 90 days at most; there is no room for new ones beyond your plan.`
      : msg`Postings beyond the plan that you have then stay open for seven more days.`;
  return composeMail(to, {
    kind: 'plan-ended',
    facts: { item: name, day },
    subject: msg`${name} ends on ${day}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      reason === 'unpaid'
        ? msg`Your ${name} plan has ended, because its renewal was not paid. ${term(postings)}`
        : msg`Your ${name} plan ends on ${day}, and does not renew. ${term(postings)}`,
      msg`Applications that came in stay with you. You can order a plan again at any time.`,
    ],
    action: action(publicUrl),
  });
}

interface Declared {
  number: number;
  name: string;
  email: string;
  contract: string;
  reason: string;
  /** YYYY-MM-DD; null for the next day that is possible. */
  endsOn: string | null;
  declaredAt: Date;
}

function linesOf({ number, name, email, contract, reason, endsOn, declaredAt }: Declared, locale: Locale) {
  return [
    msg`Number: ${number}`,
    msg`Received: ${formatNotedMoment(board.words, declaredAt, locale)}`,
    msg`Name: ${name}`,
    msg`Address: ${email}`,
    msg`Contract: ${contract}`,
    endsOn === null
      ? msg`It ends: on the next day that is possible`
      : msg`It ends: on ${formatLongDate(board.words, endsOn, locale)}`,
    ...(reason === '' ? [] : [msg`Reason: ${reason}`]),
  ];
}

/** Confirms a declaration that ends a contract: what it said, and when it came. */
export function cancellationReceivedMail(language: Language, declared: Declared): Mail {
  return composeMail(
    { email: declared.email, language },
    {
      kind: 'contract-cancellation-received',
      facts: { number: String(declared.number) },
      subject: msg`We received your cancellation ${declared.number}`,
      heading: msg`Your cancellation has arrived`,
      paragraphs: [
        msg`We received this declaration. We look up the contract and write to you when it ends.`,
        ...linesOf(declared, localeOf(language, board.country)),
        msg`If you did not write this, answer this mail: nothing ends before we have looked at it.`,
      ],
    },
  );
}

/** Tells staff of such a declaration. */
export function cancellationFiledMail(to: string, declared: Declared, publicUrl: string): Mail {
  return composeMail(to, {
    kind: 'contract-cancellation-filed',
    facts: { number: String(declared.number) },
    subject: msg`Cancellation ${declared.number}: ${declared.contract.slice(0, 60)}`,
    heading: msg`Someone cancels a contract`,
    paragraphs: linesOf(declared, board.locale),
    action: { label: msg`See the cancellations`, url: publicUrl + paths.staffSubscriptions },
  });
}
