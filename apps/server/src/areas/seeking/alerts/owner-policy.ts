import { alertsLimit } from '@waymark/contract/seeking/choices';
import type { Language } from '@waymark/contract/text/languages';
import { msg } from '@waymark/contract/text/message';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { languageFor } from '../../../platform/board/language-rules.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Viewer } from '../../identity/accounts/policy.ts';

/** The owner of alerts: an account, and its address as a guest. */
export interface AlertOwner {
  userId: string;
  /** In lower case. */
  address: string;
  /** Only who has proven to read the mails of an address owns what was made there without an account. */
  proven: boolean;
  language: Language;
}

export function ownerOf({ userId, account }: Viewer): AlertOwner {
  const address = account.email.toLowerCase();
  const proven = account.email_confirmed_at !== null;
  return { userId, address, proven, language: languageFor(account.language) };
}

/** The condition for a row of `job_alerts` to be the owner’s. */
export function isOwnedBy({ userId, address, proven }: AlertOwner): RawBuilder<boolean> {
  const own = sql<boolean>`job_alerts.user_id = ${userId}`;
  if (!proven) return own;
  return sql`(${own} or (job_alerts.email = ${address} and job_alerts.confirmed_at is not null))`;
}

/** Serialises additions for one address, which would otherwise both count the rows before either exists. */
export async function lockAddress(transaction: Database, address: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`job-alerts ${address}`}, 0))`.execute(
    transaction,
  );
}

/** Checks the limit after an addition, in its transaction, with the address locked. Throws `conflict`. */
export async function requireRoom(transaction: Database, owner: AlertOwner): Promise<void> {
  const { count } = await transaction
    .selectFrom('job_alerts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isOwnedBy(owner))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count > alertsLimit) throw noRoom();
}

/** The number of alerts that an address gets mail for, as a guest or as a confirmed account. */
export async function countForAddress(transaction: Database, address: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from job_alerts
    where confirmed_at is not null and deleted_at is null and (
      email = ${address}
      or user_id in (select id from users where lower(email) = ${address} and email_confirmed_at is not null)
    )
  `.execute(transaction);
  return rows[0]?.count ?? 0;
}

export function noRoom(): AppError {
  return new AppError(
    'conflict',
    msg`You have ${alertsLimit} job alerts, which is the limit. Delete one to add another.`,
  );
}

export function noSuchAlert(): AppError {
  return new AppError('not_found', msg`There is no job alert with this address.`);
}
