import { paths } from '@waymark/contract/paths';
import { formatDay } from '@waymark/contract/text/format-day';
import { formatMoney } from '@waymark/contract/text/format';
import { localeOf } from '@waymark/contract/text/locales';
import { msg, type Message } from '@waymark/contract/text/message';
import { board } from '../../../../platform/board/board.ts';
import { sayIn } from '../../../../platform/languages/say-in.ts';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { type Recipient, greet } from '../../../identity/accounts/rules.ts';

interface Named {
  number: string;
  item: string;
  /** In minor units of the currency. */
  total: number;
  currency: string;
  publicUrl: string;
}

interface Issued extends Named {
  dueOn: Date;
  /** Where it is paid; empty where that is not known. */
  account: Message;
}

interface New extends Issued {
  /** False for a period that is invoiced ahead, which begins on its own day. */
  beginsWithPayment: boolean;
}

const action = (publicUrl: string) => ({
  label: msg`See your invoices`,
  url: publicUrl + paths.companyInvoices,
});

/** What a mail names of an invoice, as its reader writes it. */
function factsOf({ language }: Recipient, { number, item, total, currency, dueOn, account }: Issued) {
  const locale = localeOf(language, board.country);
  return {
    number,
    item,
    amount: formatMoney(total, currency, locale),
    day: formatDay(board.words, dueOn, locale),
    account: sayIn(language)(account),
  };
}

/** Brings an invoice to the company. */
export function invoiceIssuedMail(to: Recipient, invoice: New): Mail {
  const facts = factsOf(to, invoice);
  const { number, item, amount, day } = facts;
  const { account, beginsWithPayment, publicUrl } = invoice;
  return composeMail(to, {
    kind: 'invoice-issued',
    facts,
    subject: msg`Invoice ${number}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`The invoice ${number} for “${item}” is ready: ${amount}, due on ${day}.`,
      ...(account === '' ? [] : [account]),
      beginsWithPayment
        ? msg`What you ordered begins when the money is here. Please name the number of the invoice when you pay.`
        : msg`Please name the number of the invoice when you pay.`,
    ],
    action: action(publicUrl),
  });
}

/** Reminds a company of an invoice that is overdue. */
export function invoiceOverdueMail(to: Recipient, invoice: Issued): Mail {
  const facts = factsOf(to, invoice);
  const { number, item, amount, day } = facts;
  const { account, publicUrl } = invoice;
  return composeMail(to, {
    kind: 'invoice-overdue',
    facts,
    subject: msg`Overdue: invoice ${number}`,
    heading: greet('Hello', to.firstName),
    paragraphs: [
      msg`The invoice ${number} for “${item}” was due on ${day}, and we have seen no payment of ${amount}.`,
      ...(account === '' ? [] : [account]),
      msg`If you have paid since, there is nothing more to do. If you no longer need the order, write to us.`,
    ],
    action: action(publicUrl),
  });
}

/** Tells a company that an invoice was taken back. */
export function invoiceCreditedMail(
  to: Recipient,
  { number, creditNumber, item, total, currency, publicUrl }: Named & { creditNumber: string },
): Mail {
  const amount = formatMoney(total, currency, localeOf(to.language, board.country));
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
