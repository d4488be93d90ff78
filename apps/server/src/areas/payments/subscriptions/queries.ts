import type { Say } from '@waymark/contract/text/say';
import { defaultPageSize, type Page } from '@waymark/contract/pagination';
import { describePlan } from '@waymark/contract/payments/membership-plans';
import type {
  ContractCancellation,
  StaffSubscription,
  Subscription,
} from '@waymark/contract/payments/subscriptions';
import { sql, type SqlBool } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { refuseBeyondLastPage } from '../../../platform/pagination.ts';
import type { OrderTerms } from '../tables.ts';
import { presentStaffSubscription, presentSubscription, type StaffRow } from './presenter.ts';
import type { SubscriptionRow } from './rules.ts';

/** The plans of a company that renew, and what each can be switched to. */
export async function listSubscriptions(
  say: Say,
  database: Database,
  companyId: string,
): Promise<Subscription[]> {
  const rows = await database
    .selectFrom('subscriptions')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .orderBy('created_at')
    .execute();
  const shown: Subscription[] = [];
  for (const row of rows) {
    const switches = await listSwitches(database, row);
    shown.push({
      ...presentSubscription(say, row),
      switches: switches.map(({ key, name, amount, terms }) => ({
        plan: key,
        name: board.ownText(name, say.language),
        amount,
        description: say(describePlan(terms)),
      })),
    });
  }
  return shown;
}

/** The plans on sale that renew as often and in the same currency: a checkout charges them on the same day. */
export function listSwitches(
  database: Database,
  { plan, renewal, currency }: Pick<SubscriptionRow, 'plan' | 'renewal' | 'currency'>,
) {
  return database
    .selectFrom('plans')
    .select(['key', 'name', 'amount', 'product_id'])
    .select(sql<OrderTerms>`terms_of(plans) - 'trialDays'`.as('terms'))
    .where('kind', '=', 'plan')
    .where('retired_at', 'is', null)
    .where('renewal', '=', renewal)
    .where('currency', '=', currency)
    .where('key', '<>', plan)
    .orderBy('position')
    .execute();
}

const conditions = {
  running: sql<SqlBool>`ended_at is null`,
  failing: sql<SqlBool>`(ended_at is null and (failed_at is not null or wish > told_wish))`,
  all: sql<SqlBool>`true`,
} as const;

/** A page of the plans that renew, or did, the latest first. Throws `not_found` beyond the last page. */
export async function listStaffSubscriptions(
  say: Say,
  database: Database,
  { show, page }: { show: keyof typeof conditions; page: number },
): Promise<Page<StaffSubscription>> {
  const pageSize = defaultPageSize;
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from subscriptions where ${conditions[show]}
  `.execute(database);
  const total = counted.rows[0]?.total ?? 0;
  refuseBeyondLastPage(page, pageSize, total);
  const { rows } = await sql<StaffRow>`
    select subscriptions.*, companies.name as company_name,
      posting_orders.number as order_number
    from subscriptions
      join posting_orders on posting_orders.id = subscriptions.order_id
      left join companies on companies.id = subscriptions.company_id
    where ${conditions[show]}
    order by subscriptions.created_at desc, subscriptions.id desc
    limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(database);
  return { data: rows.map((row) => presentStaffSubscription(say, row)), total, page, pageSize };
}

/** A page of the declarations that end contracts, the latest first. Throws `not_found` beyond the last page. */
export async function listCancellations(
  database: Database,
  page: number,
): Promise<Page<ContractCancellation>> {
  const pageSize = defaultPageSize;
  const { total } = await database
    .selectFrom('contract_cancellations')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  refuseBeyondLastPage(page, pageSize, total);
  const rows = await database
    .selectFrom('contract_cancellations')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const data = rows.map(({ created_at: createdAt, done_at: doneAt, ends_on: endsOn, ...row }) => ({
    ...row,
    endsOn,
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  }));
  return { data, total, page, pageSize };
}
