import { paths } from '@waymark/contract/paths';
import { formatMoney } from '@waymark/contract/text/format';
import { localeOf } from '@waymark/contract/text/locales';
import { msg } from '@waymark/contract/text/message';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { type Recipient, greet } from '../../../identity/accounts/rules.ts';

export interface OrderedPackage {
  packageName: string;
  /** As it was charged, in minor units of the currency. */
  amount: number;
  currency: string;
  publicUrl: string;
}

const nameOf = ({ language }: Recipient, order: Pick<OrderedPackage, 'packageName'>) =>
  board.ownText(order.packageName, language);
const amountOf = ({ language }: Recipient, { amount, currency }: OrderedPackage) =>
  formatMoney(amount, currency, localeOf(language, board.country));

/** Confirms an order. */
export function orderReceivedMail(to: Recipient, order: OrderedPackage): Mail {
  const { publicUrl } = order;
  const packageName = nameOf(to, order);
  const amount = amountOf(to, order);
  return composeMail(to, {
    kind: 'order-received',
    facts: { package: packageName, amount },
    subject: msg`Your order: ${packageName}`,
    heading: greet('Thank you', to.firstName),
    paragraphs: [
      msg`We have your order of “${packageName}” for ${amount}. The work begins now.`,
      msg`The home page shows how far it is, and “Career Services Login” leads to the writers.`,
    ],
    action: { label: msg`Follow your order`, url: publicUrl + paths.home },
  });
}

/** Tells the customer that an order is finished. */
export function orderFinishedMail(
  to: Recipient,
  order: Pick<OrderedPackage, 'packageName' | 'publicUrl'>,
): Mail {
  const packageName = nameOf(to, order);
  return composeMail(to, {
    kind: 'order-finished',
    facts: { package: packageName },
    subject: msg`Finished: ${packageName}`,
    heading: greet('Good news', to.firstName),
    paragraphs: [
      msg`Your order of “${packageName}” is finished.`,
      msg`Sign in and choose “Career Services Login” to have what was written for you.`,
    ],
    action: { label: msg`See your order`, url: order.publicUrl + paths.home },
  });
}

/** Tells the customer about a refund. */
export function orderRefundedMail(to: Recipient, order: OrderedPackage): Mail {
  const { publicUrl } = order;
  const packageName = nameOf(to, order);
  const amount = amountOf(to, order);
  return composeMail(to, {
    kind: 'order-refunded',
    facts: { package: packageName, amount },
    subject: msg`Refunded: ${packageName}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`${amount} for “${packageName}” was refunded to the way you paid. It can take some days to arrive.`,
      msg`The work on this order has ended. If you did not expect that, write to us.`,
    ],
    action: { label: msg`Contact us`, url: publicUrl + paths.contact },
  });
}
