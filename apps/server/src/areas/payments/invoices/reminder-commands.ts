import { sql } from 'kysely';
import type { Services } from '../../../platform/services.ts';
import { mailRecruiters } from '../../companies/companies/commands.ts';
import type { InvoiceParty } from '../tables.ts';
import { invoiceOverdueMail } from './emails/invoices.ts';
import { describeAccount } from './rules.ts';

/** Days after an invoice was due. */
const remindedAfter = 7;
const remindedAgainAfter = 21;

interface Due {
  number: string;
  order_id: string;
  company_id: string;
  item: string;
  seller: InvoiceParty;
  total: number;
  currency: string;
  due_on: string;
}

/**
 * Reminds companies of overdue invoices, twice each. One that was due for long is reminded of once only, however often
 * this runs. Returns the number of reminders.
 */
export async function remindOfInvoices(
  { database, ...parts }: Pick<Services, 'database' | 'queue' | 'config'>,
  now = new Date(),
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const { rows } = await sql<Due>`
      update invoice_states set
        reminded_at = coalesce(reminded_at, ${now}),
        reminded_again_at = case
          when due_on + ${remindedAgainAfter}::int <= (${now}::timestamptz at time zone 'UTC')::date then ${now}::timestamptz
        end
      from invoices join posting_orders on posting_orders.id = invoices.order_id
      where invoices.number = invoice_states.number and invoice_states.paid_at is null and posting_orders.company_id is not null
        and posting_orders.status = 'pending'
        and not exists (select from invoices credit where credit.credits = invoices.number)
        and due_on + case when reminded_at is null then ${remindedAfter}::int else ${remindedAgainAfter}::int end
          <= (${now}::timestamptz at time zone 'UTC')::date
        and reminded_again_at is null
      returning invoices.number, order_id, company_id, invoices.item, invoices.seller, total, invoices.currency, due_on::text as due_on
    `.execute(transaction);
    for (const {
      number,
      order_id: about,
      company_id: companyId,
      item,
      seller,
      total,
      currency,
      due_on: dueOn,
    } of rows) {
      await mailRecruiters(transaction, parts, companyId, (to) => ({
        ...invoiceOverdueMail(to, {
          number,
          item,
          total,
          currency,
          dueOn: new Date(`${dueOn}T00:00:00Z`),
          account: describeAccount(seller, number),
          publicUrl: parts.config.publicUrl,
        }),
        about,
      }));
    }
    return rows.length;
  });
}
