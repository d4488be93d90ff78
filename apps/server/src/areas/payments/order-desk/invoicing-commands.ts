import { enumerate } from '@waymark/contract/payments/enumerate';
import { msg, term } from '@waymark/contract/text/message';
import { board } from '../../../platform/board/board.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { creditPackage, invoicePackage } from '../career-services/invoicing-commands.ts';
import { partyOf, requireAddress } from '../invoices/buyer-rules.ts';
import { creditOrder } from '../invoices/credit-commands.ts';
import { buyerSay } from '../invoices/issuing-commands.ts';
import { type MustPrint, whilePrintable } from '../invoices/printing-commands.ts';
import { linesOf } from '../invoices/rules.ts';
import { listSellerProblems } from '../invoices/seller-rules.ts';
import { findPayer, issueOrderInvoice } from '../memberships/invoicing-commands.ts';
import { writeOrder } from '../memberships/rules.ts';
import { lockCompany } from '../orders/commands.ts';
import { getOrder } from './queries.ts';
import type { OrderRow } from './rules.ts';

type Parts = Pick<Services, 'database' | 'config'>;

/**
 * Writes the invoice of a payment that came before the settings had what the law asks of the seller, with the day of
 * supply as it was, and the credit note of what was given back since. Throws `not_found`, `conflict` where there is
 * nothing to invoice or something is missing, and `unprocessable` where it could not be printed whole.
 */
export function invoicePaidOrder(
  { database, config }: Parts,
  { orderId, staffId }: { orderId: string; staffId: string },
): Promise<void> {
  const problems = enumerate(listSellerProblems(board.settings, config));
  if (problems !== '')
    throw new AppError('conflict', msg`The settings lack this: ${term(problems)}. Enter it first.`);
  return whilePrintable((mustPrint) =>
    database.transaction().execute(async (transaction) => {
      const order = await lockUninvoiced(transaction, orderId);
      if (order.kind === 'package') await writeForPackage(transaction, config, orderId);
      else await writeForCompany(transaction, config, orderId, mustPrint);
      await noteStaffAction(transaction, {
        staffId,
        action: 'order.invoice',
        subjectKind: 'order',
        subjectId: orderId,
      });
    }),
  );
}

/** Of two presses at once the second finds the invoice of the first. */
async function lockUninvoiced(transaction: Database, orderId: string): Promise<OrderRow> {
  const { kind, company_id: companyId } = await getOrder(transaction, orderId);
  if (companyId !== null) await lockCompany(transaction, companyId);
  await transaction
    .selectFrom(kind === 'package' ? 'orders' : 'posting_orders')
    .select('id')
    .where('id', '=', orderId)
    .forUpdate()
    .execute();
  const order = await getOrder(transaction, orderId);
  if (order.is_uninvoiced) return order;
  throw new AppError(
    'conflict',
    msg`There is nothing to invoice: the order is not paid, costs nothing, has an invoice, or its buyer has left.`,
  );
}

async function writeForPackage(transaction: Database, config: Parts['config'], orderId: string) {
  await invoicePackage(transaction, config, orderId);
  const { refunded_cents: refunded } = await transaction
    .selectFrom('orders')
    .select('refunded_cents')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  await creditPackage(transaction, orderId, refunded);
}

async function writeForCompany(
  transaction: Database,
  config: Parts['config'],
  orderId: string,
  mustPrint: MustPrint,
): Promise<void> {
  const order = await transaction
    .selectFrom('posting_orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const buyer = await findPayer(transaction, order);
  requireAddress(
    buyer,
    order.amount,
    msg`The invoice needs the postal address of the company. Ask it to enter one under “Billing details”.`,
  );
  const say = await buyerSay(transaction, order.paid_by);
  mustPrint({ billed: linesOf(say, partyOf(buyer, say.language)), ...writeOrder(say, order) });
  await issueOrderInvoice(transaction, config, orderId, {
    paidWith: order.payment_method,
    askedBy: order.paid_by,
  });
  if (order.refunded_amount > 0) {
    await creditOrder(transaction, { order_id: orderId }, order.refunded_amount);
  }
}
