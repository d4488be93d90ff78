import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { mailRecruiters } from '../../companies/companies/commands.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { refundOrder, settleInvoice } from '../memberships/payment-commands.ts';
import { lockCompany } from '../orders/commands.ts';
import { invoiceCreditedMail } from './emails/invoices.ts';
import { nextInvoiceNumber } from './issuing-commands.ts';
import { getInvoice, noInvoice } from './queries.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

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
