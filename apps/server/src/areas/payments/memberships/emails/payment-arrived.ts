import { paths } from '@waymark/contract/paths';
import { composeMail } from '../../../../platform/mail/mail.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import { greet } from '../../../identity/accounts/rules.ts';
import type { Addressee } from '../../../identity/accounts/rules.ts';

interface Payment {
  name: string;
  amount: string;
  receiptNumber: string;
  publicUrl: string;
}

/** Tells whoever paid that it arrived, and where the receipt is. */
export function paymentArrivedMail(to: Addressee, { name, amount, receiptNumber, publicUrl }: Payment): Mail {
  return composeMail(to.email, {
    kind: 'payment-arrived',
    subject: `Paid: ${name}`,
    heading: greet('Thank you', to.firstName, ', '),
    paragraphs: [
      `${amount} for “${name}” has arrived. What you bought works from now on.`,
      `The receipt has the number ${receiptNumber}. You find it with your transactions, today and later.`,
    ],
    action: { label: 'See your transactions', url: publicUrl + paths.companyTransactions },
  });
}
