import { formatMoney } from '@waymark/contract/text/format';
import { sql, type Insertable } from 'kysely';
import { contactOf, operatorOf } from '../../../platform/board/board-rules.ts';
import { board } from '../../../platform/board/board.ts';
import type { Database, Tables } from '../../../platform/database/tables.ts';
import { quoteUnprintable } from '../../../platform/documents/pdf-gateway.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import type { Services } from '../../../platform/services.ts';
import { mailRecruiters } from '../../companies/companies/commands.ts';
import { isCouponFree } from '../coupons/commands.ts';
import { findBillingAddress } from '../memberships/queries.ts';
import { findUnprintable, isSurelyPrintable } from '../memberships/receipt-gateway.ts';
import { describeOrder, type ReceiptText } from '../memberships/rules.ts';
import { lockPayableOrder } from '../orders/commands.ts';
import { mayPayByInvoice } from '../orders/queries.ts';
import { taxOf } from '../orders/rules.ts';
import type { InvoiceParty, InvoiceRow } from '../tables.ts';
import { invoiceIssuedMail } from './emails/invoices.ts';
import { findVatProblem, invoiceNumberOf, isReverseCharged, readVatNumber, writeInvoice } from './rules.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

/** The next number of the year. The row stays locked until the invoice is stored, and a rollback returns the number. */
export async function nextInvoiceNumber(transaction: Database, kind: InvoiceRow['kind']): Promise<string> {
  const { rows } = await sql<{ year: number; last_number: number }>`
    insert into invoice_years (kind, year, last_number)
    values (${kind}, extract(year from now() at time zone 'UTC'), 1)
    on conflict (kind, year) do update set last_number = invoice_years.last_number + 1
    returning year, last_number
  `.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error('An invoice got no number.');
  return invoiceNumberOf(kind, row.year, row.last_number);
}

/** An invoice that no font may be able to print, found where a number would have been taken. */
class UncheckedInvoice extends Error {
  readonly text: ReceiptText;

  constructor(text: ReceiptText) {
    super('Whether this invoice can be printed is not known yet.');
    this.text = text;
  }
}

/**
 * Has an order invoiced. It waits for the money as it waited for the checkout. Returns the number. Throws `not_found`,
 * `invalid_input` for a wrong VAT number, `conflict` where invoices are not offered or the order has one, and
 * `unprocessable` where the invoice could not be printed whole, before it has a number.
 */
export async function issueInvoice(
  parts: Parts,
  userId: string,
  order: { orderId: string; vatNumber: string },
): Promise<string> {
  const checked = new Set<string>();
  for (;;) {
    try {
      return await insertIssued(parts, userId, { ...order, checked });
    } catch (error) {
      if (!(error instanceof UncheckedInvoice)) throw error;
      await requirePrintable(error.text);
      checked.add(keyOf(error.text));
    }
  }
}

/** What of an invoice others have written; its dates and its number are ours. */
const keyOf = ({ seller, billed, name, description }: ReceiptText) =>
  JSON.stringify([seller, billed, name, description]);

/** Drawn before anything is stored: a thread draws, and no transaction waits for one. */
async function requirePrintable(text: ReceiptText): Promise<void> {
  const unprintable = await findUnprintable(text);
  if (unprintable === '') return;
  throw new AppError(
    'unprocessable',
    `An invoice cannot be printed with ${quoteUnprintable(unprintable)}: no font of ours has it. Change the name or the address in the company profile, or pay now.`,
  );
}

async function insertIssued(
  { database, ...parts }: Parts,
  userId: string,
  { orderId, vatNumber, checked }: { orderId: string; vatNumber: string; checked: ReadonlySet<string> },
): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const order = await lockPayableOrder(transaction, userId, orderId);
    const companyId = order.company_id ?? '';
    await requireInvoicable(transaction, parts, { ...order, companyId });
    if (!(await isCouponFree(transaction, orderId))) {
      throw new AppError('conflict', 'Others have used up your coupon. Take it off the order first.');
    }
    const buyer = await findBuyer(transaction, companyId, vatNumber);
    const facts = factsOf(order, buyer, sellerOf(parts));
    const text = writeInvoice({ ...facts, ...draft });
    if (!isSurelyPrintable(text) && !checked.has(keyOf(text))) throw new UncheckedInvoice(text);
    const { total, item, currency } = facts;
    const { number, dueOn } = await insertInvoice(transaction, board.settings.invoicing.dueDays, {
      ...facts,
      seller: JSON.stringify(facts.seller),
      buyer: JSON.stringify(facts.buyer),
    });
    await transaction.insertInto('invoice_states').values({ number, asked_by: userId }).execute();
    await transaction
      .updateTable('posting_orders')
      .set({ amount: total })
      .where('id', '=', orderId)
      .execute();
    // Its coupon is held for as long as the invoice is open.
    await transaction
      .updateTable('coupon_uses')
      .set({ held_until: sql`'infinity'` })
      .where('order_id', '=', orderId)
      .execute();
    await mailRecruiters(transaction, parts, companyId, (to) => ({
      ...invoiceIssuedMail(to, {
        number,
        item,
        amount: formatMoney(total, currency),
        dueOn: new Date(`${dueOn}T00:00:00Z`),
        publicUrl: parts.config.publicUrl,
      }),
      about: orderId,
    }));
    return number;
  });
}

/** What an invoice says before it has a number and days. */
const draft = {
  number: invoiceNumberOf('invoice', 2000, 0),
  kind: 'invoice',
  credits: null,
  issued_at: new Date(0),
  due_on: '2000-01-01',
} as const;

function factsOf(order: OrderedRow, buyer: Buyer, seller: InvoiceParty) {
  const { country, taxName, taxRate } = board.settings.invoicing;
  const { net, tax, total, rate, isReverseCharge } = taxOf(
    order.amount,
    taxRate,
    isReverseCharged({ seller: { country }, buyer }),
  );
  const { name: item, description } = describeOrder(order);
  return {
    order_id: order.id,
    seller,
    buyer: { name: buyer.name, address: buyer.address, vatNumber: buyer.vatNumber },
    item,
    description,
    net,
    tax,
    total,
    currency: order.currency,
    tax_name: taxName,
    tax_rate: rate,
    is_reverse_charge: isReverseCharge,
  };
}

type OrderedRow = Awaited<ReturnType<typeof lockPayableOrder>>;
type Buyer = Awaited<ReturnType<typeof findBuyer>>;

type IssuedInvoice = Omit<Insertable<Tables['invoices']>, 'number' | 'kind' | 'credits' | 'due_on'>;

async function insertInvoice(transaction: Database, dueDays: number, fields: IssuedInvoice) {
  return transaction
    .insertInto('invoices')
    .values({
      number: await nextInvoiceNumber(transaction, 'invoice'),
      kind: 'invoice',
      credits: null,
      due_on: sql`(now() at time zone 'UTC')::date + ${dueDays}::int`,
      ...fields,
    })
    .returning(['number', sql<string>`due_on::text`.as('dueOn')])
    .executeTakeFirstOrThrow();
}

interface Invoicable {
  companyId: string;
  amount: number;
}

async function requireInvoicable(
  transaction: Database,
  { config }: Pick<Parts, 'config'>,
  { companyId, amount }: Invoicable,
): Promise<void> {
  if (!(await mayPayByInvoice(transaction, companyId, config))) {
    throw new AppError('conflict', 'Invoices are not offered to your company. Pay now, or ask us.');
  }
  if (amount === 0) throw new AppError('conflict', 'There is nothing left to pay. Press “Begin” instead.');
}

function sellerOf({ config }: Pick<Parts, 'config'>): InvoiceParty {
  const { name, address, vatNumber, register } = operatorOf(board.settings, config);
  const { email } = contactOf(board.settings, config);
  return {
    name: name ?? '',
    address: address ?? '',
    vatNumber: vatNumber ?? '',
    register: register ?? '',
    email: email ?? '',
  };
}

async function findBuyer(transaction: Database, companyId: string, given: string) {
  const { name, street, town, country } = await findBillingAddress(transaction, companyId);
  if (!street || !town || !country) {
    throw new AppError(
      'conflict',
      'An invoice needs the postal address of your company. Enter it in the company profile first.',
    );
  }
  const problem = findVatProblem({ buyer: { country, vatNumber: given } });
  if (problem) throw invalidFields({ vatNumber: problem });
  const vatNumber = readVatNumber(given)?.number ?? '';
  return { name, address: [street, town, country].join('\n'), country, vatNumber };
}
