import { paths } from '@waymark/contract/paths';
import { formatDay } from '@waymark/contract/text/format-day';
import { msg } from '@waymark/contract/text/message';
import { board } from '../../../../platform/board/board.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { type Recipient, greet } from '../../../identity/accounts/rules.ts';

interface Issued {
  number: string;
  item: string;
  amount: string;
  dueOn: Date;
  /** Where it is paid; empty where that is not known. */
  account: string;
  publicUrl: string;
}

interface New extends Issued {
  /** False for a period that is invoiced ahead, which begins on its own day. */
  beginsWithPayment: boolean;
}

const action = (publicUrl: string) => ({
  label: msg`See your invoices`,
  url: publicUrl + paths.companyInvoices,
});

/** Brings an invoice to the company. */
export function invoiceIssuedMail(
  to: Recipient,
  { number, item, amount, dueOn, account, beginsWithPayment, publicUrl }: New,
): Mail {
  const begins = beginsWithPayment ? 'What you ordered begins when the money is here. ' : '';
  return composeMail(to, {
    kind: 'invoice-issued',
    facts: { number, item, amount, day: formatDay(board.words, dueOn), account },
    subject: msg`Invoice ${number}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`The invoice ${number} for “${item}” is ready: ${amount}, due on ${formatDay(board.words, dueOn)}.`,
      ...(account === '' ? [] : [account]),
      msg`${begins}Please name the number of the invoice when you pay.`,
    ],
    action: action(publicUrl),
  });
}

/** Reminds a company of an invoice that is overdue. */
export function invoiceOverdueMail(
  to: Recipient,
  { number, item, amount, dueOn, account, publicUrl }: Issued,
): Mail {
  return composeMail(to, {
    kind: 'invoice-overdue',
    facts: { number, item, amount, day: formatDay(board.words, dueOn), account },
    subject: msg`Overdue: invoice ${number}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`The invoice ${number} for “${item}” was due on ${formatDay(board.words, dueOn)}, and we have seen no payment of ${amount}.`,
      ...(account === '' ? [] : [account]),
      msg`If you have paid meanwhile, there is nothing more to do. If you do not need the order any more, write to us.`,
    ],
    action: action(publicUrl),
  });
}

interface Credited extends Pick<Issued, 'number' | 'item' | 'amount' | 'publicUrl'> {
  creditNumber: string;
}

/** Tells a company that an invoice was taken back. */
export function invoiceCreditedMail(
  to: Recipient,
  { number, creditNumber, item, amount, publicUrl }: Credited,
): Mail {
  return composeMail(to, {
    kind: 'invoice-credited',
    facts: { number, credit: creditNumber, item, amount },
    subject: msg`Credit note ${creditNumber} for invoice ${number}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`The credit note ${creditNumber} takes back ${amount} of the invoice ${number} for “${item}”. Nothing of that is owed; money that was paid is given back.`,
    ],
    action: action(publicUrl),
  });
}
