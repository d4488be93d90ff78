import { paths } from '@waymark/contract/paths';
import { composeMail } from '../../../../platform/mail/mail.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import { greet } from '../../../identity/accounts/rules.ts';
import type { Addressee } from '../../../identity/accounts/rules.ts';
import type { OrderedPackage } from './order-received.ts';

/** Tells who bought a package that the money goes back. */
export function orderRefundedMail(to: Addressee, { packageName, amount, publicUrl }: OrderedPackage): Mail {
  return composeMail(to.email, {
    kind: 'order-refunded',
    subject: `Refunded: ${packageName}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      `${amount} for “${packageName}” was refunded to the way you paid. It can take some days to arrive.`,
      'The work on this order has ended. If you did not expect that, write to us.',
    ],
    action: { label: 'Contact us', url: publicUrl + paths.contact },
  });
}
