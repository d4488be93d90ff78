import { paths } from '@waymark/contract/paths';
import { msg } from '@waymark/contract/text/message';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { type Recipient, greet } from '../../../identity/accounts/rules.ts';

export interface OrderedPackage {
  packageName: string;
  /** As it was charged, for example "$149.00". */
  amount: string;
  publicUrl: string;
}

/** Confirms an order. */
export function orderReceivedMail(to: Recipient, { packageName, amount, publicUrl }: OrderedPackage): Mail {
  return composeMail(to, {
    kind: 'order-received',
    facts: { package: packageName, amount },
    subject: msg`Your order: ${packageName}`,
    heading: greet('Thank you', to.firstName, ', '),
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
  { packageName, publicUrl }: Pick<OrderedPackage, 'packageName' | 'publicUrl'>,
): Mail {
  return composeMail(to, {
    kind: 'order-finished',
    facts: { package: packageName },
    subject: msg`Finished: ${packageName}`,
    heading: greet('Good news', to.firstName, ', '),
    paragraphs: [
      msg`Your order of “${packageName}” is finished.`,
      msg`Sign in and choose “Career Services Login” to have what was written for you.`,
    ],
    action: { label: msg`See your order`, url: publicUrl + paths.home },
  });
}

/** Tells the customer about a refund. */
export function orderRefundedMail(to: Recipient, { packageName, amount, publicUrl }: OrderedPackage): Mail {
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
