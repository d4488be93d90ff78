import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { eraseJobs, mentionOf } from '../../../platform/erase-jobs.ts';
import { hashSecret } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { endInvitationsOf } from '../../identity/accounts/pending-commands.ts';
import { forgetAuditSubject } from '../../identity/audit/commands.ts';
import { forgetCustomer } from '../../payments/billing/commands.ts';
import {
  desertCompanies,
  forgetContacts,
  handOverCompanies,
  lockCompanies,
  removeFiles,
} from './commands.ts';
import { fileColumns } from './constants.ts';
import { getPerson } from './queries.ts';
import type { Person } from './queries.ts';

type Parts = Pick<Services, 'database' | 'queue'>;

/**
 * Erases for good every account whose time to change one's mind is over, each in a transaction of its own, and
 * gives how many. Several nodes may do so at once. An account with work under way is left for the next time.
 */
export async function eraseDueAccounts(services: Parts, now = new Date()): Promise<number> {
  const leftAlone: string[] = [];
  const failures: unknown[] = [];
  let erased = 0;
  for (;;) {
    const attempt = { userId: '' };
    try {
      if (!(await eraseNext(services, now, leftAlone, attempt))) break;
      erased++;
    } catch (error) {
      // One account that cannot be erased must not keep the others; without an id nothing was even tried.
      if (attempt.userId === '') throw error;
      leftAlone.push(attempt.userId);
      if (!(error instanceof WorkUnderWay)) failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Accounts could not be erased.');
  return erased;
}

class WorkUnderWay extends Error {}

/** False when no account is due any more. */
function eraseNext(
  { database, queue }: Parts,
  now: Date,
  leftAlone: readonly string[],
  attempt: { userId: string },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const userId = await lockDueAccount(transaction, now, leftAlone);
    if (userId === undefined) return false;
    attempt.userId = userId;
    const person = await getPerson(transaction, userId);
    await lockCompanies(transaction, userId);
    await forgetContacts(transaction, person);
    await handOverCompanies(transaction, userId);
    await desertCompanies(transaction, userId);
    const work = await listOwnWork(transaction, userId);
    const fileIds = await listOwnFiles(transaction, userId);
    await forgetAuditSubject(transaction, userId);
    await forgetCustomer(transaction, userId);
    await endInvitationsOf(transaction, userId);
    await transaction.deleteFrom('users').where('id', '=', userId).execute();
    // After everything that could cause new work for this person is gone.
    if (!(await eraseJobs(transaction, { addresses: person.addresses, ids: [userId, ...work] }))) {
      throw new WorkUnderWay();
    }
    await eraseByAddress(transaction, person);
    await removeFiles(transaction, queue, fileIds);
    return true;
  });
}

/** Another node that is at an account has locked its row, and a person who is keeping it just now has too. */
async function lockDueAccount(
  transaction: Kysely<Tables>,
  now: Date,
  leftAlone: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from users
    where deletion_due_at <= ${now} and id <> all(${leftAlone}::uuid[])
    order by deletion_due_at limit 1
    for update skip locked
  `.execute(transaction);
  return rows[0]?.id;
}

/** What the queue knows of a person without naming them. */
async function listOwnWork(transaction: Kysely<Tables>, userId: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('account_exports')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => row.id);
}

async function listOwnFiles(transaction: Kysely<Tables>, userId: string): Promise<string[]> {
  const selects = fileColumns.flatMap(({ table, column, owner }) =>
    owner === null
      ? []
      : sql`select ${sql.ref(column)} as id from ${sql.table(table)} where ${sql.ref(owner)} = ${userId} and ${sql.ref(column)} is not null`,
  );
  const { rows } = await sql<{ id: string }>`${sql.join(selects, sql` union `)}`.execute(transaction);
  return rows.map((row) => row.id);
}

/** What is known by the address alone, or speaks of the person to somebody else: no reference leads there. */
async function eraseByAddress(transaction: Kysely<Tables>, { id, addresses }: Person): Promise<void> {
  const own = sql`any(${addresses}::text[])`;
  await sql`delete from company_invitations where lower(email) = ${own}`.execute(transaction);
  await sql`delete from staff_invitations where lower(email) = ${own}`.execute(transaction);
  await sql`delete from contact_messages where user_id is null and lower(email) = ${own}`.execute(
    transaction,
  );
  await sql`delete from job_reports where user_id is null and email = ${own}`.execute(transaction);
  await sql`delete from job_alerts where email = ${own}`.execute(transaction);
  await sql`delete from newsletter_subscribers where email = ${own}`.execute(transaction);
  // What others have answered keeps its place; the trigger does the same to what was written signed in.
  await sql`
    update blog_comments set name = '', email = '', url = '', text = '', wants_mail = false, confirm_hash = null,
      erased_at = now()
    where user_id is null and email = ${own}
  `.execute(transaction);
  await sql`
    delete from captured_mails
    where lower(recipient) = ${own} or concerns = ${id} or text ~* ${mentionOf(addresses)}
  `.execute(transaction);
  await sql`delete from mail_sends where lower(recipient) = ${own} or concerns = ${id}`.execute(transaction);
  // The counters of attempts hold fingerprints; that of an address can be guessed.
  await sql`
    delete from rate_limits where split_part(key, ':', 2) = any(${[id, ...addresses].map(hashSecret)})
  `.execute(transaction);
}
