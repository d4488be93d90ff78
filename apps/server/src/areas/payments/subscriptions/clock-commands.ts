import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Database } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { mailRecruiters } from '../../companies/companies/commands.ts';
import { planRenewsMail } from './emails/subscriptions.ts';
import { changeSubscription, endSubscription, lockSubscription, type Parts } from './grant-commands.ts';
import { isOnTrial, isReminderDue, maxFailingDays, nextTermsOf, type SubscriptionRow } from './rules.ts';

type Stores = Pick<Services, 'database' | 'queue' | 'config'>;

/** Subscriptions looked at in one step. */
const batchSize = 100;

/** What time alone brings: plans that end, and companies that are told before theirs renew. It may run at any time, twice. */
export async function passTime({ database, ...parts }: Stores, now = new Date()): Promise<void> {
  await eachOf(database, mayEnd(now), (transaction, row) => endInTime(transaction, parts, row, now));
  await eachOf(database, mayBeTold(now), (transaction, row) => tellOfRenewal(transaction, parts, row, now));
}

/** Each is looked at again under its lock: whatever else is going on with it goes first. */
async function eachOf(
  database: Database,
  condition: RawBuilder<SqlBool>,
  act: (transaction: Database, row: SubscriptionRow) => Promise<void>,
): Promise<void> {
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await database
      .selectFrom('subscriptions')
      .select('id')
      .where('ended_at', 'is', null)
      .where('id', '>', last)
      .where(condition)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    for (const { id } of rows) {
      await database
        .transaction()
        .execute(async (transaction) => act(transaction, await lockSubscription(transaction, id)));
    }
    const next = rows.at(-1)?.id;
    if (rows.length < batchSize || next === undefined) return;
    last = next;
  }
}

const mayEnd = (now: Date) => sql<SqlBool>`(period_end <= ${now} or company_id is null)`;

async function endInTime(transaction: Database, parts: Parts, row: SubscriptionRow, now: Date) {
  if (row.company_id === null) {
    return endSubscription(transaction, parts, row, { reason: 'gone', at: now, isToTell: true });
  }
  if (row.period_end > now) return undefined;
  if (row.cancel_asked_at !== null) {
    return endSubscription(transaction, parts, row, { reason: 'canceled', at: now, isToTell: true });
  }
  const { unpaidDays } = board.settings.renewing;
  const days = row.external_id === null ? unpaidDays : maxFailingDays;
  if (row.period_end.getTime() + days * 86_400_000 > now.getTime()) return undefined;
  return endSubscription(transaction, parts, row, { reason: 'unpaid', at: now, isToTell: true });
}

/** Who may be told is looked for generously: the rule decides. */
const mayBeTold = (now: Date) => sql<SqlBool>`(
  period_end > ${now} and period_end <= ${now}::timestamptz + interval '30 days' and cancel_asked_at is null
  and told_of is distinct from period_end
)`;

async function tellOfRenewal(transaction: Database, parts: Parts, row: SubscriptionRow, now: Date) {
  const { renewing } = board.settings;
  if (row.company_id === null || !isReminderDue(row, renewing, now)) return;
  await changeSubscription(transaction, row, { told_of: row.period_end });
  const { currency, amount } = row;
  const next = nextTermsOf(row);
  await mailRecruiters(transaction, parts, row.company_id, (to) => ({
    ...planRenewsMail(to, {
      name: next.item,
      price: { amount: next.amount, currency },
      former: next.amount === amount ? null : { amount, currency },
      renewal: row.renewal,
      renewsAt: row.period_end,
      isTrial: isOnTrial(row),
      isInvoiced: row.external_id === null,
      publicUrl: parts.config.publicUrl,
    }),
    about: row.order_id,
  }));
}
