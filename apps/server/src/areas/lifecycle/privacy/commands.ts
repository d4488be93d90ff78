import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Queue } from '../../../platform/queue.ts';
import { sql } from 'kysely';
import { removeStoredFiles } from '../../../platform/files/stored-files.ts';
import type { Services } from '../../../platform/services.ts';
import { companyFileColumns, fileColumns, storingGivenUpMinutes } from './constants.ts';
import type { Person } from './queries.ts';

/**
 * Deletes rows of files and has their bytes removed right after the commit. What the job does not get done, the
 * sweep does.
 */
export async function removeFiles(
  transaction: Kysely<Tables>,
  queue: Queue,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  const removed = await transaction
    .deleteFrom('files')
    .where('id', 'in', fileIds)
    .returning('storage_key')
    .execute();
  await queue.enqueue(transaction, 'remove-files', { keys: removed.map((row) => row.storage_key) });
}

type Parts = Pick<Services, 'database' | 'files'>;

/**
 * Removes what a crash has left: files whose storing broke off, and bytes whose row is gone already. Run again, or
 * on several nodes at once, it does the same.
 *
 * The database says what time it is, as it wrote when a row came: a process whose clock is ahead would take files from
 * under their storing. `now` is for those who do not want to wait.
 *
 * The store itself is never listed to find files that no row names: with the database of another day, or a wrong
 * one, that would be everybody's. Nothing is missed, because a file's row is there before its first byte and its
 * name goes to `file_removals` with the row.
 */
export async function sweepStoredFiles(services: Parts, now?: Date): Promise<void> {
  await deleteUnnamedFiles(services.database, now);
  const removals = await services.database
    .selectFrom('file_removals')
    .select('storage_key')
    .orderBy('deleted_at')
    .execute();
  const failures: unknown[] = [];
  for (const { storage_key: key } of removals) {
    // One file that the store does not let go must not keep the others.
    await removeStoredFiles(services, [key]).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Stored files could not be removed.');
}

/** Rows that nothing names, once no request can be storing their file any more. */
async function deleteUnnamedFiles(database: Kysely<Tables>, now: Date | undefined): Promise<void> {
  const named = [...fileColumns, ...companyFileColumns].map(
    ({ table, column }) =>
      sql`exists (select from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = files.id)`,
  );
  // Whoever is naming a file at this moment holds its row: it is passed over.
  await sql`
    delete from files where id in (
      select id from files
      where created_at < coalesce(${now ?? null}::timestamptz, now()) - make_interval(mins => ${storingGivenUpMinutes}::int)
        and not (${sql.join(named, sql` or `)})
      for update skip locked
    )
  `.execute(database);
}

/**
 * Holds the companies of a member until the transaction ends, in one order: nobody joins, leaves or changes a
 * role meanwhile, and of two owners who go at the same moment the second sees that the first has gone.
 */
export async function lockCompanies(transaction: Kysely<Tables>, userId: string): Promise<void> {
  await sql`
    select from companies
    where id in (select company_id from company_members where user_id = ${userId})
    order by id for no key update
  `.execute(transaction);
}

/**
 * Takes the person's addresses out of what their own companies say of how to reach them, others stay untouched, and the
 * person out of what a history says was done to them.
 */
export async function forgetContacts(transaction: Kysely<Tables>, { id, addresses }: Person): Promise<void> {
  const own = sql`any(${addresses}::text[])`;
  await sql`
    update companies set
      email = case when lower(email) = ${own} then '' else email end,
      contact_email = case when lower(contact_email) = ${own} then '' else contact_email end
    where id in (select company_id from company_members where user_id = ${id})
      and (lower(email) = ${own} or lower(contact_email) = ${own})
  `.execute(transaction);
  // Of these everybody at the company is told then.
  await sql`update jobs set notify_email = '' where lower(notify_email) = ${own}`.execute(transaction);
  await sql`
    update posting_drafts set fields = fields || '{"notifyEmail": ""}'
    where lower(fields ->> 'notifyEmail') = ${own}
  `.execute(transaction);
  await sql`update company_events set subject_id = null where subject_id = ${id}`.execute(transaction);
}

/**
 * Makes the longest-serving colleague an owner wherever this member is the only one: who asks for deletion is
 * told to do so in time, but can become the only owner afterwards.
 */
export async function handOverCompanies(transaction: Kysely<Tables>, userId: string): Promise<void> {
  await sql`
    with heirs as (
      select distinct on (other.company_id) other.company_id, other.user_id
      from company_members own
      join company_members other on other.company_id = own.company_id and other.user_id <> own.user_id
      join users on users.id = other.user_id
      where own.user_id = ${userId} and own.member_role = 'owner' and not exists (
        select from company_members owner
        where owner.company_id = own.company_id and owner.user_id <> ${userId} and owner.member_role = 'owner'
      )
      order by other.company_id, users.deletion_due_at is not null, other.created_at, other.user_id
    )
    update company_members set member_role = 'owner'
    from heirs
    where company_members.company_id = heirs.company_id and company_members.user_id = heirs.user_id
  `.execute(transaction);
}

/**
 * Leaves the companies whose last member goes as what they are to the public: their jobs that nobody would
 * receive applications for are closed, invitations and what the member told of how to reach them are gone.
 */
export async function desertCompanies(transaction: Kysely<Tables>, userId: string): Promise<void> {
  const deserted = sql`(
    select company_id from company_members own
    where own.user_id = ${userId} and not exists (
      select from company_members other
      where other.company_id = own.company_id and other.user_id <> ${userId}
    )
  )`;
  await sql`delete from company_invitations where company_id in ${deserted}`.execute(transaction);
  // Nobody has ever seen them.
  await sql`
    delete from companies where held_reason is not null and id in ${deserted}
      and not exists (select from jobs where company_id = companies.id)
  `.execute(transaction);
  await sql`
    update companies set email = '', contact_phone = '', contact_email = '', contact_country = '',
      contact_city = '', contact_zip = '', contact_address = '', latitude = null, longitude = null
    where id in ${deserted}
  `.execute(transaction);
  await sql`
    update jobs set status = 'expired', updated_at = now()
    where status = 'active' and apply_url is null and company_id in ${deserted}
  `.execute(transaction);
}
