import { paths } from '@waymark/contract/paths';
import { composeMail } from '../../../../platform/mail/mail.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import { greet } from '../../../identity/accounts/rules.ts';
import type { Addressee } from '../../../identity/accounts/rules.ts';

interface Refund {
  name: string;
  amount: string;
  /** What it means for the postings. */
  consequence: string;
  publicUrl: string;
}

/** Tells a company that it has its money back, and what it no longer has. */
export function paymentRefundedMail(to: Addressee, { name, amount, consequence, publicUrl }: Refund): Mail {
  return composeMail(to.email, {
    kind: 'payment-refunded',
    subject: `Refunded: ${name}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [`${amount} for “${name}” was refunded to whoever paid it.`, consequence],
    action: { label: 'See your transactions', url: publicUrl + paths.companyTransactions },
  });
}
