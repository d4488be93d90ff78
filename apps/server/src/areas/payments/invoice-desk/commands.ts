import { board } from '../../../platform/board/board.ts';
import { moneyOf, msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import type { Services } from '../../../platform/services.ts';
import { mailRecruiters } from '../../companies/companies/commands.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { refundOrder, settleInvoice } from '../memberships/payment-commands.ts';
import { lockCompany } from '../orders/commands.ts';
import { creditUpTo } from '../invoices/credit-commands.ts';
import { invoiceCreditedMail } from '../invoices/emails/invoices.ts';
import { getInvoice, noInvoice } from '../invoices/queries.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

/** The invoice of a number and its state, locked after the company and the order. Throws `not_found`. */
async function lockInvoice(transaction: Database, number: string) {
  const invoice = await getInvoice(transaction, number);
  if (invoice.kind === 'credit_note') throw noInvoice();
  const order = invoice.order_id === null ? undefined : await lockOrder(transaction, invoice.order_id);
  const state = await transaction
    .selectFrom('invoice_states')
    .selectAll()
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const credits = await transaction
    .selectFrom('invoices')
    .select(['number', 'total'])
    .where('credits', '=', number)
    .orderBy('issued_at')
    .execute();
  const left = invoice.total + credits.reduce((sum, { total }) => sum + total, 0);
  if (left === 0 && credits.length > 0) {
    const numbers = credits.map((credit) => credit.number).join(', ');
    throw new AppError('conflict', msg`This invoice was taken back by ${numbers}.`);
  }
  return { invoice, order, state, left };
}

async function lockOrder(transaction: Database, orderId: string) {
  const found = await transaction
    .selectFrom('posting_orders')
    .select('company_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (found.company_id) await lockCompany(transaction, found.company_id);
  return transaction
    .selectFrom('posting_orders')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Notes that an invoice is paid; what was ordered begins. Throws `not_found`, or `conflict` for one that is not open. */
export async function payInvoice(
  { database, ...parts }: Parts,
  staffId: string,
  number: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { order, state } = await lockInvoice(transaction, number);
    if (state.paid_at)
      throw new AppError('conflict', msg`This invoice is paid already. Load the page again.`);
    if (order?.status !== 'pending' || order.company_id === null) {
      throw new AppError(
        'conflict',
        msg`Its order no longer waits for payment. Take the invoice back instead.`,
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

/**
 * Takes an invoice back by a credit note, and its order with it; of a paid one also a part, which leaves the order as it
 * is. Returns its number and whether a company gets a mail of it. Throws `not_found`, `conflict`, and `invalid_input` for
 * more than is left.
 */
export async function creditInvoice(
  { database, ...parts }: Parts,
  staffId: string,
  { number, reason, amount }: { number: string; reason: string; amount?: number | undefined },
): Promise<{ creditNumber: string; isMailed: boolean }> {
  return database.transaction().execute(async (transaction) => {
    const { invoice, order, state, left } = await lockInvoice(transaction, number);
    if (amount !== undefined) requirePart({ amount, left, isPaid: state.paid_at !== null }, invoice.currency);
    const takenBack = invoice.total - left + (amount ?? left);
    const creditNumber = await creditUpTo(transaction, number, takenBack);
    if (creditNumber === undefined)
      throw new AppError('conflict', msg`Nothing of this invoice is left to take back.`);
    await noteStaffAction(transaction, {
      staffId,
      action: 'invoice.credit',
      subjectKind: 'invoice',
      subjectId: number,
      reason,
      after: { creditNote: creditNumber, ...(amount !== undefined && { amount }) },
    });
    if (order) {
      await endOrder(transaction, order, { takenBack, isWhole: takenBack === invoice.total }, parts);
      await mailCredit(transaction, parts, order, {
        number,
        creditNumber,
        item: invoice.item,
        total: amount ?? left,
        currency: invoice.currency,
      });
    }
    return { creditNumber, isMailed: Boolean(order?.company_id) };
  });
}

function requirePart(
  { amount, left, isPaid }: { amount: number; left: number; isPaid: boolean },
  currency: string,
): void {
  if (amount > left) {
    throw invalidFields({
      amount: msg`Only ${moneyOf(board.words, left, currency)} of this invoice is left.`,
    });
  }
  if (!isPaid && amount < left) {
    throw invalidFields({
      amount: msg`An invoice that is not paid is taken back as a whole. Leave the amount out.`,
    });
  }
}

type LockedOrder = Awaited<ReturnType<typeof lockOrder>>;

/** What a credit note means for the order: all of it is taken back, or a part is given back. */
async function endOrder(
  transaction: Database,
  order: LockedOrder,
  { takenBack, isWhole }: { takenBack: number; isWhole: boolean },
  parts: Pick<Parts, 'queue' | 'config'>,
): Promise<void> {
  if (order.status === 'paid') {
    await transaction
      .updateTable('posting_orders')
      .set({ refunded_amount: takenBack })
      .where('id', '=', order.id)
      .execute();
  } else if (isWhole && order.status === 'pending') {
    await transaction
      .updateTable('posting_orders')
      .set({ status: 'canceled', canceled_at: sql`now()` })
      .where('id', '=', order.id)
      .execute();
  }
  if (isWhole && order.status === 'paid') await refundOrder(transaction, order, parts);
}

async function mailCredit(
  transaction: Database,
  parts: Pick<Parts, 'queue' | 'config'>,
  { id, company_id: companyId }: LockedOrder,
  credit: { number: string; creditNumber: string; item: string; total: number; currency: string },
): Promise<void> {
  if (companyId === null) return;
  await mailRecruiters(transaction, parts, companyId, (to) => ({
    ...invoiceCreditedMail(to, { ...credit, publicUrl: parts.config.publicUrl }),
    about: id,
  }));
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
    if (!company) throw new AppError('not_found', msg`There is no company with this id.`);
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
