import { formatMoney } from '@waymark/contract/text/format';
import { sql, type Insertable } from 'kysely';
import { contactOf, operatorOf } from '../../../platform/board/board-rules.ts';
import { board } from '../../../platform/board/board.ts';
import type { Database, Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import type { Services } from '../../../platform/services.ts';
import { mailRecruiters } from '../../companies/companies/commands.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { isCouponFree } from '../coupons/commands.ts';
import { refundOrder, settleInvoice } from '../memberships/payment-commands.ts';
import { findBillingAddress } from '../memberships/queries.ts';
import { describeOrder } from '../memberships/rules.ts';
import { lockCompany, lockPayableOrder } from '../orders/commands.ts';
import { mayPayByInvoice } from '../orders/queries.ts';
import { taxOf } from '../orders/rules.ts';
import type { InvoiceParty, InvoiceRow } from '../tables.ts';
import { invoiceCreditedMail, invoiceIssuedMail } from './emails/invoices.ts';
import { getInvoice, noInvoice } from './queries.ts';
import { findVatProblem, invoiceNumberOf, isReverseCharged, readVatNumber } from './rules.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

/** The next number of the year. The row stays locked until the invoice is stored, and a rollback returns the number. */
async function nextInvoiceNumber(transaction: Database, kind: InvoiceRow['kind']): Promise<string> {
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

/**
 * Has an order invoiced. It waits for the money as it waited for the checkout. Returns the number. Throws `not_found`,
 * `invalid_input` for a wrong VAT number, `conflict` where invoices are not offered or the order has one.
 */
export async function issueInvoice(
  { database, ...parts }: Parts,
  userId: string,
  { orderId, vatNumber }: { orderId: string; vatNumber: string },
): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const order = await lockPayableOrder(transaction, userId, orderId);
    const companyId = order.company_id ?? '';
    await requireInvoicable(transaction, parts, { ...order, companyId });
    if (!(await isCouponFree(transaction, orderId))) {
      throw new AppError('conflict', 'Others have used up your coupon. Take it off the order first.');
    }
    const buyer = await findBuyer(transaction, companyId, vatNumber);
    const { country, taxName, taxRate, dueDays } = board.settings.invoicing;
    const { net, tax, total, rate, isReverseCharge } = taxOf(
      order.amount,
      taxRate,
      isReverseCharged({ seller: { country }, buyer }),
    );
    const { name: item, description } = describeOrder(order);
    const { currency } = order;
    const { number, dueOn } = await insertInvoice(transaction, dueDays, {
      order_id: orderId,
      seller: JSON.stringify(sellerOf(parts)),
      buyer: JSON.stringify({ name: buyer.name, address: buyer.address, vatNumber: buyer.vatNumber }),
      item,
      description,
      net,
      tax,
      total,
      currency,
      tax_name: taxName,
      tax_rate: rate,
      is_reverse_charge: isReverseCharge,
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

/** The invoice of a number with its order, both locked after their company. Throws `not_found`. */
async function lockInvoice(transaction: Database, number: string) {
  const invoice = await getInvoice(transaction, number);
  if (invoice.kind === 'credit_note') throw noInvoice();
  const found = await transaction
    .selectFrom('posting_orders')
    .select('company_id')
    .where('id', '=', invoice.order_id)
    .executeTakeFirstOrThrow();
  if (found.company_id) await lockCompany(transaction, found.company_id);
  const order = await transaction
    .selectFrom('posting_orders')
    .selectAll()
    .where('id', '=', invoice.order_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const state = await transaction
    .selectFrom('invoice_states')
    .selectAll()
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const credit = await transaction
    .selectFrom('invoices')
    .select('number')
    .where('credits', '=', number)
    .executeTakeFirst();
  if (credit) throw new AppError('conflict', `The credit note ${credit.number} has taken this invoice back.`);
  return { invoice, order, state };
}

/** Notes that an invoice is paid; what was ordered begins. Throws `not_found`, or `conflict` for one that is not open. */
export async function payInvoice(
  { database, ...parts }: Parts,
  staffId: string,
  number: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { order, state } = await lockInvoice(transaction, number);
    if (state.paid_at) throw new AppError('conflict', 'This invoice is paid already. Load the page again.');
    if (order.status !== 'pending' || order.company_id === null) {
      throw new AppError(
        'conflict',
        'Its order does not wait for payment any more. Take the invoice back instead.',
      );
    }
    await settleInvoice(transaction, order, { number, payerId: state.asked_by }, parts);
    await transaction
      .updateTable('invoice_states')
      .set({ paid_at: sql`now()` })
      .where('number', '=', number)
      .execute();
    await noteStaffAction(transaction, {
      staffId,
      action: 'invoice.paid',
      subjectKind: 'invoice',
      subjectId: number,
      after: { order: order.number },
    });
  });
}

/** Takes an invoice back by a credit note, and its order with it. Returns the number. Throws `not_found`, `conflict`. */
export async function creditInvoice(
  { database, ...parts }: Parts,
  staffId: string,
  { number, reason }: { number: string; reason: string },
): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const { invoice, order } = await lockInvoice(transaction, number);
    const creditNumber = await nextInvoiceNumber(transaction, 'credit_note');
    const { order_id, item, description, currency, tax_name, tax_rate, is_reverse_charge } = invoice;
    await transaction
      .insertInto('invoices')
      .values({
        number: creditNumber,
        kind: 'credit_note',
        order_id,
        credits: number,
        due_on: sql`(now() at time zone 'UTC')::date`,
        seller: JSON.stringify(invoice.seller),
        buyer: JSON.stringify(invoice.buyer),
        item,
        description,
        currency,
        tax_name,
        tax_rate,
        is_reverse_charge,
        net: -invoice.net,
        tax: -invoice.tax,
        total: -invoice.total,
      })
      .execute();
    await noteStaffAction(transaction, {
      staffId,
      action: 'invoice.credit',
      subjectKind: 'invoice',
      subjectId: number,
      reason,
      after: { creditNote: creditNumber },
    });
    if (order.status === 'paid') await refundOrder(transaction, order, parts);
    else if (order.status === 'pending') {
      await transaction
        .updateTable('posting_orders')
        .set({ status: 'canceled', canceled_at: sql`now()` })
        .where('id', '=', order.id)
        .execute();
    }
    if (order.company_id) {
      await mailRecruiters(transaction, parts, order.company_id, (to) => ({
        ...invoiceCreditedMail(to, { number, creditNumber, item, publicUrl: parts.config.publicUrl }),
        about: order.id,
      }));
    }
    return creditNumber;
  });
}

/** Decides whether a company may pay by invoice; null leaves it to the board's setting. Throws `not_found`. */
export async function setPermission(
  database: Database,
  staffId: string,
  { companyId, isAllowed }: { companyId: string; isAllowed: boolean | null },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const company = await transaction
      .selectFrom('companies')
      .select('id')
      .where('id', '=', companyId)
      .forKeyShare()
      .executeTakeFirst();
    if (!company) throw new AppError('not_found', 'There is no company with this id.');
    if (isAllowed === null) {
      await transaction.deleteFrom('invoice_permissions').where('company_id', '=', companyId).execute();
    } else {
      await transaction
        .insertInto('invoice_permissions')
        .values({ company_id: companyId, is_allowed: isAllowed })
        .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ is_allowed: isAllowed }))
        .execute();
    }
    await noteStaffAction(transaction, {
      staffId,
      action: 'company.invoicing',
      subjectKind: 'company',
      subjectId: companyId,
      after: { isAllowed },
    });
  });
}
