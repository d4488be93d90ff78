import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import type { Services } from '../../../platform/services.ts';
import { mailRecruiters } from '../../companies/companies/commands.ts';
import { isCouponFree } from '../coupons/commands.ts';
import { saveVatNumber } from '../invoices/buyer-commands.ts';
import { buyerOf, findCompanyBilling } from '../invoices/buyer-queries.ts';
import { hasAddress, partyOf } from '../invoices/buyer-rules.ts';
import { invoiceIssuedMail } from '../invoices/emails/invoices.ts';
import { buyerSay } from '../invoices/issuing-commands.ts';
import { whilePrintable } from '../invoices/printing-commands.ts';
import { describeAccount, linesOf } from '../invoices/rules.ts';
import { findVatProblem, readVatNumber } from '../invoices/vat-rules.ts';
import { issueOrderInvoice } from '../memberships/invoicing-commands.ts';
import { writeOrder } from '../memberships/rules.ts';
import { lockPayableOrder } from '../orders/commands.ts';
import { mayPayByInvoice } from '../orders/queries.ts';

type Parts = Pick<Services, 'database' | 'queue' | 'config'>;

interface Asked {
  orderId: string;
  /** In place of the one in the billing details. */
  vatNumber?: string | undefined;
}

/**
 * Has an order invoiced. It waits for the money as it waited for the checkout. Returns the number. Throws `not_found`,
 * `invalid_input` for a wrong VAT number, `conflict` where invoices are not offered or the order has one, and
 * `unprocessable` where the invoice could not be printed whole, before it has a number.
 */
export function invoiceOrder({ database, ...parts }: Parts, userId: string, asked: Asked): Promise<string> {
  return whilePrintable((mustPrint) =>
    database.transaction().execute(async (transaction) => {
      const order = await lockPayableOrder(transaction, userId, asked.orderId);
      const companyId = order.company_id ?? '';
      await requireInvoicable(transaction, parts, { ...order, companyId });
      const buyer = await settleDetails(transaction, companyId, asked.vatNumber);
      const say = await buyerSay(transaction, userId);
      mustPrint({ billed: linesOf(say, partyOf(buyer, say.language)), ...writeOrder(say, order) });
      return issue(transaction, parts, { userId, companyId, orderId: order.id });
    }),
  );
}

async function issue(
  transaction: Database,
  parts: Omit<Parts, 'database'>,
  { userId, companyId, orderId }: { userId: string; companyId: string; orderId: string },
): Promise<string> {
  const issued = await issueOrderInvoice(transaction, parts.config, orderId, {
    paidWith: null,
    askedBy: userId,
  });
  if (!issued) throw notOffered();
  // Its coupon is held for as long as the invoice is open.
  await transaction
    .updateTable('coupon_uses')
    .set({ held_until: sql`'infinity'` })
    .where('order_id', '=', orderId)
    .execute();
  const { item, total, currency, seller, supplied_from } = await transaction
    .selectFrom('invoices')
    .select(['item', 'total', 'currency', 'seller', 'supplied_from'])
    .where('number', '=', issued.number)
    .executeTakeFirstOrThrow();
  await mailRecruiters(transaction, parts, companyId, (to) => ({
    ...invoiceIssuedMail(to, {
      number: issued.number,
      item,
      total,
      currency,
      dueOn: new Date(`${issued.dueOn}T00:00:00Z`),
      account: describeAccount(seller, issued.number),
      beginsWithPayment: supplied_from === null,
      publicUrl: parts.config.publicUrl,
    }),
    about: orderId,
  }));
  return issued.number;
}

interface Invoicable {
  id: string;
  companyId: string;
  amount: number;
}

async function requireInvoicable(
  transaction: Database,
  { config }: Pick<Parts, 'config'>,
  { id, companyId, amount }: Invoicable,
): Promise<void> {
  if (!(await mayPayByInvoice(transaction, companyId, config))) throw notOffered();
  if (amount === 0) throw new AppError('conflict', msg`There is nothing left to pay. Press “Begin” instead.`);
  if (!(await isCouponFree(transaction, id))) {
    throw new AppError('conflict', msg`Others have used up your coupon. Take it off the order first.`);
  }
}

const notOffered = () =>
  new AppError('conflict', msg`Invoices are not offered to your company. Pay now, or ask us.`);

/** The billing details, with the VAT number that was given with the order, which is kept with them. */
async function settleDetails(transaction: Database, companyId: string, given: string | undefined) {
  const details = await findCompanyBilling(transaction, companyId);
  if (!hasAddress(buyerOf(details, true))) {
    throw new AppError(
      'conflict',
      msg`An invoice needs the postal address of your company. Enter it under “Billing details” first.`,
    );
  }
  const vatNumber = given ?? details.vatNumber;
  const problem = findVatProblem({ country: details.country, vatNumber });
  if (problem) throw invalidFields({ vatNumber: problem });
  const read = readVatNumber(vatNumber)?.number ?? '';
  if (read !== details.vatNumber)
    await saveVatNumber(transaction, companyId, { ...details, vatNumber: read });
  return buyerOf({ ...details, vatNumber: read }, true);
}
