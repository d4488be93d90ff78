import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Person, PersonalData, Row } from '../../platform/personal-data.ts';
import { forgetCustomer } from './billing/commands.ts';
import { forgetBilling } from './invoices/buyer-commands.ts';

/** Orders of a person, and those they paid for companies. */
export const personalData: PersonalData = {
  sections: [
    { key: 'orders', title: 'Orders', tables: ['orders'], list: listOrders },
    {
      key: 'companyOrders',
      title: 'What you set out to pay, or paid, for companies',
      tables: ['posting_orders', 'posting_handoffs'],
      list: listCompanyOrders,
    },
    {
      key: 'invoices',
      title: 'Invoices that you asked for; the law has us keep them, with the billing details that they name',
      tables: ['invoice_states', 'invoices'],
      list: listInvoices,
    },
    {
      key: 'billing',
      title: 'To whom invoices of your packages are addressed',
      tables: ['billing_details'],
      list: listBilling,
    },
  ],
  erase: {
    mentions: async (transaction, { id }) => {
      await forgetCustomer(transaction, id);
      await forgetBilling(transaction, id);
    },
  },
};

function listOrders(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('orders')
    .select(['id', 'package_name as package', sql<number>`price_cents / 100.0`.as('price'), 'currency'])
    .select(['status_percentage as percentDone', 'external_id as numberAtTheCheckout'])
    .select('refund_terms as refundTerms')
    .select(['refunded_at as refundedAt', 'created_at as createdAt', 'updated_at as updatedAt'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
}

function listInvoices(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('invoice_states')
    .innerJoin('invoices', 'invoices.number', 'invoice_states.number')
    .select(['invoices.number', 'invoices.item', 'invoices.currency', 'invoices.issued_at as issuedAt'])
    .select([sql<number>`invoices.total / 100.0`.as('total'), 'invoice_states.paid_at as paidAt'])
    .select(
      sql<string>`concat_ws(', ', invoices.buyer ->> 'name', replace(invoices.buyer ->> 'address', e'\\n', ', '))`.as(
        'billedTo',
      ),
    )
    .where('asked_by', '=', id)
    .orderBy('invoices.number')
    .execute();
}

function listBilling(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('billing_details')
    .select(['name', 'street', 'post_code as postCode', 'town', 'country', 'vat_number as vatNumber'])
    .select(['email', 'reference', 'updated_at as updatedAt'])
    .where('user_id', '=', id)
    .execute();
}

function listCompanyOrders(database: Kysely<Tables>, { id }: Person): Promise<Row[]> {
  return database
    .selectFrom('posting_orders')
    .leftJoin('companies', 'companies.id', 'posting_orders.company_id')
    .leftJoin('posting_handoffs', (join) =>
      join
        .onRef('posting_handoffs.order_id', '=', 'posting_orders.id')
        .on('posting_handoffs.user_id', '=', id),
    )
    .select(['companies.name as company', 'posting_orders.number as order', 'posting_orders.item'])
    .select([sql<number>`posting_orders.amount / 100.0`.as('price'), 'posting_orders.currency'])
    .select(sql<number>`posting_orders.discount / 100.0`.as('takenOffByACoupon'))
    .select(['posting_orders.status', 'posting_handoffs.created_at as sentToTheCheckoutAt'])
    .select(sql<boolean>`coalesce(posting_orders.paid_by = ${id}, false)`.as('paidByYou'))
    .select('posting_orders.paid_at as paidAt')
    .where(({ or, eb }) =>
      or([eb('posting_orders.paid_by', '=', id), eb('posting_handoffs.user_id', '=', id)]),
    )
    .orderBy('posting_orders.number')
    .execute();
}
