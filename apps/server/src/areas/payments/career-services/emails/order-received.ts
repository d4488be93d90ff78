import { paths } from '@waymark/contract/paths';
import { composeMail } from '../../../../platform/mail/mail.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import { greet } from '../../../identity/accounts/rules.ts';
import type { Addressee } from '../../../identity/accounts/rules.ts';

export interface OrderedPackage {
  packageName: string;
  /** As it was charged, for example "$149.00". */
  amount: string;
  publicUrl: string;
}

/** Tells who bought a package that the order is here, and where to follow it. */
export function orderReceivedMail(to: Addressee, { packageName, amount, publicUrl }: OrderedPackage): Mail {
  return composeMail(to.email, {
    kind: 'order-received',
    subject: `Your order: ${packageName}`,
    heading: greet('Thank you', to.firstName, ', '),
    paragraphs: [
      `We have your order of “${packageName}” for ${amount}. The work begins now.`,
      'The home page shows how far it is, and “Career Services Login” leads to the writers.',
    ],
    action: { label: 'Follow your order', url: publicUrl + paths.home },
  });
}
