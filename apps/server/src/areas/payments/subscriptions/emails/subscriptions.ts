import { paths } from '@waymark/contract/paths';
import { formatMoney } from '@waymark/contract/text/format';
import { formatDay, formatNotedMoment } from '@waymark/contract/text/format-day';
import { msg } from '@waymark/contract/text/message';
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
const dayOf = (at: Date) => formatDay(board.words, at);
const moneyOf = ({ amount, currency }: Money) => formatMoney(amount, currency);

interface Renews extends Named {
  /** What the next period costs. */
  price: Money;
  /** Of this period, where it costs something else. */
  former: Money | null;
  period: 'month' | 'year';
  renewsAt: Date;
  isTrial: boolean;
  /** Whether an invoice comes ahead of the period. */
  isInvoiced: boolean;
}

/** Says before a plan renews when, for how much, and how that is stopped. */
export function planRenewsMail(to: Recipient, mail: Renews): Mail {
  const { name, price, former, period, renewsAt, isTrial, isInvoiced, publicUrl } = mail;
  const day = dayOf(renewsAt);
  return composeMail(to, {
    kind: 'plan-renews',
    facts: { item: name, amount: moneyOf(price), day },
    subject: isTrial ? msg`The trial of ${name} ends on ${day}` : msg`${name} renews on ${day}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`${isTrial ? `The trial of your ${name} plan ends on ${day}. It then` : `Your ${name} plan`} renews on ${day} for another ${period}, for ${moneyOf(price)}${isInvoiced ? ', by invoice' : ''}.`,
      ...(former ? [`Until then it costs ${moneyOf(former)}: the price changes with this renewal.`] : []),
      msg`If you do not want that, cancel the plan before that day on its page. It takes two clicks, and the plan then ends with its period.`,
    ],
    action: action(publicUrl),
  });
}

/** Says that a payment has failed, when it is tried again, or that it was the last try. */
export function planFailingMail(
  to: Recipient,
  { name, amount, nextTryAt, publicUrl }: Named & { amount: Money; nextTryAt: Date | null },
): Mail {
  const next = nextTryAt && dayOf(nextTryAt);
  return composeMail(to, {
    kind: 'plan-payment-failed',
    facts: { item: name, amount: moneyOf(amount), day: next ?? '' },
    subject: next ? msg`The payment for ${name} has failed` : msg`The last payment for ${name} has failed`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`${moneyOf(amount)} for your ${name} plan could not be charged.`,
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
  { name, cardEndsOn, publicUrl }: Named & { cardEndsOn: string },
): Mail {
  const day = dayOf(new Date(`${cardEndsOn}T12:00:00Z`));
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
  { name, canceledAt, endsAt, isOver, publicUrl }: Canceled,
): Mail {
  const day = dayOf(endsAt);
  return composeMail(to, {
    kind: 'plan-canceled',
    facts: { item: name, day },
    subject: msg`${name} is canceled`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`We received the cancelling of your ${name} plan on ${formatNotedMoment(board.words, canceledAt)}.`,
      msg`It runs until ${day}, and does not renew.${isOver ? '' : ' Until then you can take this back on the page of the plan.'}`,
    ],
    action: action(publicUrl),
  });
}

/** Says that a plan has ended, and what stays. */
export function planEndedMail(
  to: Recipient,
  { name, endsAt, reason, publicUrl }: Named & { endsAt: Date; reason: 'canceled' | 'unpaid' | 'staff' },
): Mail {
  const day = dayOf(endsAt);
  const postings =
    reason === 'canceled'
      ? 'Open postings stay to their own last day, for 90 days at most; there is no room for new ones beyond your plan.'
      : 'Postings beyond the plan that you have then stay open for seven more days.';
  return composeMail(to, {
    kind: 'plan-ended',
    facts: { item: name, day },
    subject: msg`${name} ends on ${day}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      reason === 'unpaid'
        ? msg`Your ${name} plan has ended, because its renewal was not paid. ${postings}`
        : msg`Your ${name} plan ends on ${day}, and does not renew. ${postings}`,
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
  /** In words. */
  end: string;
  declaredAt: Date;
}

const linesOf = ({ number, name, email, contract, reason, end, declaredAt }: Declared) => [
  `Number: ${number}`,
  `Received: ${formatNotedMoment(board.words, declaredAt)}`,
  `Name: ${name}`,
  `Address: ${email}`,
  `Contract: ${contract}`,
  `It ends: ${end}`,
  ...(reason === '' ? [] : [`Reason: ${reason}`]),
];

/** Confirms a declaration that ends a contract: what it said, and when it came. */
export function cancellationReceivedMail(declared: Declared): Mail {
  return composeMail(declared.email, {
    kind: 'contract-cancellation-received',
    facts: { number: String(declared.number) },
    subject: msg`We received your cancellation ${declared.number}`,
    heading: msg`Your cancellation has arrived`,
    paragraphs: [
      msg`We received this declaration. We look up the contract and write to you when it ends.`,
      ...linesOf(declared),
      msg`If you did not write this, answer this mail: nothing ends before we have looked at it.`,
    ],
  });
}

/** Tells staff of such a declaration. */
export function cancellationFiledMail(to: string, declared: Declared, publicUrl: string): Mail {
  return composeMail(to, {
    kind: 'contract-cancellation-filed',
    facts: { number: String(declared.number) },
    subject: msg`Cancellation ${declared.number}: ${declared.contract.slice(0, 60)}`,
    heading: msg`Someone cancels a contract`,
    paragraphs: linesOf(declared),
    action: { label: msg`See the cancellations`, url: publicUrl + paths.staffSubscriptions },
  });
}
