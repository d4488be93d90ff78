import { wholeUnitsOf } from '@waymark/contract/payments/prices';
import { orderStatuses, planRenewals } from '@waymark/contract/payments/choices';
import { nameCountry } from '@waymark/contract/text/country-names';
import { msg } from '@waymark/contract/text/message';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import {
  inOwnWords,
  namesIn,
  section,
  type Person,
  type PersonalData,
} from '../../platform/personal-data/personal-data.ts';
import { forgetCustomer } from './billing/commands.ts';
import { forgetBilling } from './invoices/buyer-commands.ts';
import { forgetDeclarations } from './subscriptions/cancellation-commands.ts';

/** Orders of a person, and those they paid for companies. */
export const personalData: PersonalData = {
  sections: [
    section({
      key: 'orders',
      title: msg`Orders`,
      tables: ['orders'],
      list: listOrders,
      names: { package: inOwnWords, refundTerms: inOwnWords },
    }),
    section({
      key: 'companyOrders',
      title: msg`What you set out to pay, or paid, for companies`,
      tables: ['posting_orders', 'posting_handoffs'],
      list: listCompanyOrders,
      names: { status: namesIn(orderStatuses), item: inOwnWords },
    }),
    section({
      key: 'invoices',
      title: msg`Invoices that you asked for; the law has us keep them, with the billing details that they name`,
      tables: ['invoice_states', 'invoices'],
      list: listInvoices,
      names: { item: inOwnWords },
    }),
    section({
      key: 'billing',
      title: msg`To whom invoices of your packages are addressed`,
      tables: ['billing_details'],
      list: listBilling,
      names: { country: (name: string, say) => nameCountry(name, say.language) },
    }),
    section({
      key: 'renewingPlans',
      title: msg`Plans that renew and that you pay for companies`,
      tables: ['subscriptions'],
      list: listRenewingPlans,
      names: { renewal: namesIn(planRenewals), plan: inOwnWords },
    }),
    section({
      key: 'contractCancellations',
      title: msg`Contracts that you canceled without signing in`,
      tables: ['contract_cancellations'],
      list: listDeclarations,
    }),
  ],
  erase: {
    async mentions(transaction, { id, addresses }) {
      await forgetCustomer(transaction, id);
      await forgetBilling(transaction, id);
      await forgetDeclarations(transaction, addresses);
    },
  },
};

/** With these amounts in whole units of the currency. */
function inUnits<One extends { currency: string }, Name extends keyof One>(
  rows: readonly One[],
  ...names: Name[]
): (Omit<One, Name> & Record<Name, number>)[] {
  return rows.map((row) => ({
    ...row,
    ...(Object.fromEntries(
      names.map((name) => [name, wholeUnitsOf(Number(row[name]), row.currency)]),
    ) as Record<Name, number>),
  }));
}

async function listOrders(database: Kysely<Tables>, { id }: Person) {
  const rows = await database
    .selectFrom('orders')
    .select(['id', 'package_name as package', 'price_cents as price', 'currency'])
    .select(['status_percentage as percentDone', 'external_id as numberAtTheCheckout'])
    .select('refund_terms as refundTerms')
    .select(['refunded_at as refundedAt', 'created_at as createdAt', 'updated_at as updatedAt'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
  return inUnits(rows, 'price');
}

async function listInvoices(database: Kysely<Tables>, { id }: Person) {
  const rows = await database
    .selectFrom('invoice_states')
    .innerJoin('invoices', 'invoices.number', 'invoice_states.number')
    .select(['invoices.number', 'invoices.item', 'invoices.currency', 'invoices.issued_at as issuedAt'])
    .select(['invoices.total', 'invoice_states.paid_at as paidAt'])
    .select(
      sql<string>`concat_ws(', ', invoices.buyer ->> 'name', replace(invoices.buyer ->> 'address', e'\\n', ', '))`.as(
        'billedTo',
      ),
    )
    .where('asked_by', '=', id)
    .orderBy('invoices.number')
    .execute();
  return inUnits(rows, 'total');
}

function listBilling(database: Kysely<Tables>, { id }: Person) {
  return database
    .selectFrom('billing_details')
    .select(['name', 'street', 'post_code as postCode', 'town', 'country', 'vat_number as vatNumber'])
    .select(['email', 'reference', 'updated_at as updatedAt'])
    .where('user_id', '=', id)
    .execute();
}

async function listRenewingPlans(database: Kysely<Tables>, { id }: Person) {
  const rows = await database
    .selectFrom('subscriptions')
    .select(['item as plan', 'renewal', 'currency', 'payment_method as paymentMethod'])
    .select(['amount as price', 'period_end as paidUntil', 'created_at as begunAt'])
    .select(['cancel_asked_at as canceledAt', 'ended_at as endedAt'])
    .where('payer_id', '=', id)
    .orderBy('id')
    .execute();
  return inUnits(rows, 'price');
}

function listDeclarations(database: Kysely<Tables>, { addresses }: Person) {
  if (addresses.length === 0) return Promise.resolve([]);
  return database
    .selectFrom('contract_cancellations')
    .select(['number', 'name', 'email', 'contract', 'reason', 'ends_on as endsOn'])
    .select(['created_at as receivedAt', 'done_at as doneAt'])
    .where('email', 'in', addresses)
    .orderBy('number')
    .execute();
}

async function listCompanyOrders(database: Kysely<Tables>, { id }: Person) {
  const rows = await database
    .selectFrom('posting_orders')
    .leftJoin('companies', 'companies.id', 'posting_orders.company_id')
    .leftJoin('posting_handoffs', (join) =>
      join
        .onRef('posting_handoffs.order_id', '=', 'posting_orders.id')
        .on('posting_handoffs.user_id', '=', id),
    )
    .select(['companies.name as company', 'posting_orders.number as order', 'posting_orders.item'])
    .select(['posting_orders.amount as price', 'posting_orders.currency'])
    .select('posting_orders.discount as takenOffByACoupon')
    .select(['posting_orders.status', 'posting_handoffs.created_at as sentToTheCheckoutAt'])
    .select(sql<boolean>`coalesce(posting_orders.paid_by = ${id}, false)`.as('paidByYou'))
    .select('posting_orders.paid_at as paidAt')
    .where(({ or, eb }) =>
      or([eb('posting_orders.paid_by', '=', id), eb('posting_handoffs.user_id', '=', id)]),
    )
    .orderBy('posting_orders.number')
    .execute();
  return inUnits(rows, 'price', 'takenOffByACoupon');
}
