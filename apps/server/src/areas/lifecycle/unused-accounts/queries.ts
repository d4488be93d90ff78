import type { Language } from '@waymark/contract/text/languages';
import { sql, type RawBuilder } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { isOnlyOwner } from '../privacy/deletion-commands.ts';
import { firstNoticeDays, noticesARun } from './constants.ts';

export interface UnusedAccount {
  id: string;
  email: string;
  first_name: string;
  email_confirmed_at: Date | null;
  language: Language | null;
}

const lastUse = sql<Date>`greatest(
  users.last_active_at, (select max(last_used_at) from sessions where user_id = users.id)
)`;

/** Not those whose company looks for people: postings work without anybody signing in. */
const mayEnd = sql<boolean>`(
  users.role in ('candidate', 'employer') and not users.is_demo and not exists (
    select from company_members join jobs on jobs.company_id = company_members.company_id
    where company_members.user_id = users.id and jobs.status = 'active'
  ) and not ${isOnlyOwner(sql.ref('users.id'))}
)`;

/** Used since the first mail, or to be left alone for another reason. */
const isKept = sql<boolean>`(${lastUse} > unused_accounts.told_at or not ${mayEnd})`;

/** Accounts that nobody has used for so long that their owner is to be asked, longest unused first. */
export function listUnused(database: Database, now: Date): Promise<UnusedAccount[]> {
  const days = board.settings.retention.unusedAccountDays - firstNoticeDays;
  return selectAccounts(database)
    .leftJoin('unused_accounts', 'unused_accounts.user_id', 'users.id')
    .where('unused_accounts.user_id', 'is', null)
    .where('users.deletion_due_at', 'is', null)
    .where(mayEnd)
    .where(sql<boolean>`${lastUse} < ${daysBefore(now, days)}`)
    .orderBy('users.last_active_at')
    .limit(noticesARun)
    .execute();
}

/** Those who were asked and have used their account since, and those who have not answered by a moment. */
export async function listAnswers(
  database: Database,
  askedBefore: Date,
): Promise<{ used: string[]; silent: string[] }> {
  const rows = await database
    .selectFrom('unused_accounts')
    .innerJoin('users', 'users.id', 'unused_accounts.user_id')
    .select(['users.id', 'users.deletion_due_at', 'unused_accounts.told_at'])
    .select(isKept.as('is_used'))
    .execute();
  const silent = rows.filter(
    (row) => !row.is_used && row.deletion_due_at === null && row.told_at <= askedBefore,
  );
  return {
    used: rows.filter((row) => row.is_used).map(({ id }) => id),
    silent: silent.map(({ id }) => id),
  };
}

/** Accounts that are used again although their deletion is scheduled, locked. */
export async function lockUsedAgain(transaction: Database): Promise<string[]> {
  const rows = await transaction
    .selectFrom('users')
    .innerJoin('unused_accounts', 'unused_accounts.user_id', 'users.id')
    .select('users.id')
    .where('users.deletion_due_at', 'is not', null)
    .where(isKept)
    .orderBy('users.id')
    .forUpdate('users')
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** An account whose owner still has not used it, locked; undefined where that has changed. */
export function lockSilent(
  transaction: Database,
  userId: string,
  askedBefore: Date,
): Promise<UnusedAccount | undefined> {
  return selectAccounts(transaction)
    .innerJoin('unused_accounts', 'unused_accounts.user_id', 'users.id')
    .where('users.id', '=', userId)
    .where('users.deletion_due_at', 'is', null)
    .where('unused_accounts.told_at', '<=', askedBefore)
    .where(mayEnd)
    .where(sql<boolean>`${lastUse} <= unused_accounts.told_at`)
    .forUpdate('users')
    .executeTakeFirst();
}

function selectAccounts(database: Database) {
  return database
    .selectFrom('users')
    .select(['users.id', 'users.email', 'users.first_name', 'users.email_confirmed_at', 'users.language']);
}

function daysBefore(now: Date, days: number): RawBuilder<Date> {
  return sql`${now}::timestamptz - make_interval(days => ${days}::int)`;
}
