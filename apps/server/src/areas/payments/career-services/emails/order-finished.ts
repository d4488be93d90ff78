import { paths } from '@waymark/contract/paths';
import { composeMail } from '../../../../platform/mail/mail.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import { greet } from '../../../identity/accounts/rules.ts';
import type { Addressee } from '../../../identity/accounts/rules.ts';
import type { OrderedPackage } from './order-received.ts';

/** Tells who bought a package that all of it is done. */
export function orderFinishedMail(
  to: Addressee,
  { packageName, publicUrl }: Pick<OrderedPackage, 'packageName' | 'publicUrl'>,
): Mail {
  return composeMail(to.email, {
    kind: 'order-finished',
    subject: `Finished: ${packageName}`,
    heading: greet('Good news', to.firstName, ', '),
    paragraphs: [
      `Your order of “${packageName}” is finished.`,
      'Sign in and choose “Career Services Login” to have what was written for you.',
    ],
    action: { label: 'See your order', url: publicUrl + paths.home },
  });
}
