import type { CheckoutOrder } from '@waymark/contract/payments/billing';
import type { OrderKind, OrderStatus } from '@waymark/contract/payments/choices';
import type { Language } from '@waymark/contract/text/languages';
import { describePlan } from '@waymark/contract/payments/membership-plans';
import { formatMoney } from '@waymark/contract/text/format';
import { formatDay } from '@waymark/contract/text/format-day';
import { localeOf } from '@waymark/contract/text/locales';
import { paperOf } from '@waymark/contract/text/paper';
import { moneyOf, msg, plural, term, type Message } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { board } from '../../../platform/board/board.ts';
import { readPaymentMethod } from '../invoices/kept-words-rules.ts';
import type { PaperText } from '../invoices/paper-sheet-rules.ts';
import { formatRate } from '../invoices/rules.ts';
import { splitTotal } from '../invoices/tax-rules.ts';
import type { OrderTerms } from '../tables.ts';

interface OrderedRow {
  company_id: string | null;
  kind: OrderKind;
  job_id: string | null;
  product_id: string;
  amount: number;
  currency: string;
  status: OrderStatus;
  terms?: OrderTerms;
}

/** What is wrong with a payment, for its company; undefined if it matches the order. */
export function findPaymentFlag(
  order: OrderedRow,
  paid: Pick<CheckoutOrder, 'productId' | 'amount' | 'currency'>,
): Message | undefined {
  if (order.status === 'canceled') return msg`Paid after it was canceled.`;
  if (paid.amount !== order.amount || paid.currency !== order.currency) {
    return msg`Paid with ${moneyOf(board.words, paid.amount, paid.currency)}, which is not the price.`;
  }
  if (paid.productId !== order.product_id) return msg`Paid for something else than was ordered.`;
  if (order.company_id === null) return msg`The company is gone.`;
  const isFeaturing = order.terms?.featuredJobId !== undefined;
  if (order.kind === 'posting' && order.job_id === null && !isFeaturing) return msg`The posting is gone.`;
  return undefined;
}

interface OrderedItem {
  kind: OrderKind;
  terms: OrderTerms;
  item: string;
}

interface OrderText {
  name: Message;
  description: Message;
}

/** What was ordered, in a language: postings are called as their companies call them. */
export const nameItem = (
  { kind, item }: { kind: OrderKind | 'package'; item: string },
  language: Language,
): string => (kind === 'posting' ? item : board.ownText(item, language));

function describeOrder({ kind, terms, item }: OrderedItem): OrderText {
  if (kind === 'posting') {
    const { featuredDays = 0, featuredJobId, days } = terms;
    if (featuredJobId !== undefined) {
      return {
        name: msg`Featuring: ${item}`,
        description: msg`Featured for ${plural(featuredDays, 'day')}.`,
      };
    }
    return {
      name: msg`Job posting: ${item}`,
      description:
        featuredDays > 0
          ? msg`One posting beyond the plan, for ${plural(days ?? 0, 'day')}, featured for ${plural(featuredDays, 'day')}.`
          : msg`One posting beyond the plan, for ${plural(days ?? 0, 'day')}.`,
    };
  }
  const isRenewing = (terms.renewal ?? 'once') !== 'once';
  const content = describePlan(terms);
  return {
    name: msg`${item} plan`,
    description: isRenewing ? msg`${term(content)}.` : msg`${term(content)}. It ends by itself.`,
  };
}

/** The name and description of an order in a language, for checkout and receipt. */
export function writeOrder(say: Say, order: OrderedItem): { name: string; description: string } {
  const { name, description } = describeOrder({ ...order, item: nameItem(order, say.language) });
  return { name: say(name), description: say(description) };
}

/** "WM-2026-000042" */
export function receiptNumberOf(year: number, number: number): string {
  return `WM-${year}-${String(number).padStart(6, '0')}`;
}

/** The texts of a receipt. */
export function writeReceipt(
  say: Say,
  row: ReceiptRow,
  seller: { address: string | null; email: string | null },
): PaperText {
  const { language } = say;
  const locale = localeOf(language, board.country);
  const money = (minorUnits: number) => formatMoney(minorUnits, row.currency, locale);
  const day = (at: Date) => formatDay(board.words, at, locale);
  const amount = money(row.amount);
  const rate = row.tax_rate ?? 0;
  const { tax } = splitTotal(row.amount, { category: 'S', rate, note: '' });
  const refundedOn = row.refunded_at && day(row.refunded_at);
  return {
    size: paperOf(board.country),
    language,
    title: say`Receipt ${row.receipt_number}`,
    seller: [board.settings.name, seller.address, seller.email].filter((line) => line !== null),
    billed: [row.billed_name, ...row.billed_address.split('\n')].filter(Boolean),
    facts: [
      { name: say`Date`, value: day(row.paid_at) },
      { name: say`Order`, value: String(row.number) },
      { name: say`Payment method`, value: say(readPaymentMethod(row.payment_method)) },
    ],
    ...writeOrder(say, row),
    amount,
    totals: [
      rate === 0
        ? { name: say`Tax`, value: money(0) }
        : {
            name: say`${board.ownText(row.tax_name ?? '', language)}, ${formatRate(rate, locale)}, contained`,
            value: money(tax),
          },
      { name: say`Total`, value: amount, strong: true },
      { name: say`Paid on ${day(row.paid_at)}`, value: amount },
      ...(refundedOn ? [{ name: say`Refunded on ${refundedOn}`, value: money(-row.amount) }] : []),
    ],
    closing: [
      refundedOn
        ? say`Paid. Refunded on ${refundedOn}: nothing of it is owed by either side.`
        : say`Paid. Nothing is owed.`,
      ...(rate === 0 ? [say`No sales tax and no VAT was charged, and none is contained in the price.`] : []),
      say`This is a receipt and no invoice.`,
    ],
  };
}

export interface ReceiptRow extends OrderedItem {
  receipt_number: string;
  number: number;
  amount: number;
  currency: string;
  payment_method: string;
  billed_name: string;
  billed_address: string;
  tax_name: string | null;
  tax_rate: number | null;
  paid_at: Date;
  refunded_at: Date | null;
}
