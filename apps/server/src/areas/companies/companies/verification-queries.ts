import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { isMailboxOf, provableHost } from './rules.ts';

/**
 * Whether somebody has proven that the company is that of its website: by a record, or by having a confirmed
 * mailbox there and working for it as more than a viewer.
 */
export async function isDomainVerified(database: Kysely<Tables>, companyId: string): Promise<boolean> {
  const company = await database
    .selectFrom('companies')
    .select(['verified_at', 'website'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return company.verified_at !== null || hasMailboxAt(database, companyId, company.website);
}

/** Whether one of those who may change a company has a confirmed mailbox at its website. */
export async function hasMailboxAt(
  database: Kysely<Tables>,
  companyId: string,
  website: string,
): Promise<boolean> {
  const host = provableHost(website);
  if (host === undefined) return false;
  const members = await database
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .select('users.email')
    .where('company_members.company_id', '=', companyId)
    .where('company_members.member_role', '<>', 'viewer')
    .where('users.email_confirmed_at', 'is not', null)
    .execute();
  return members.some(({ email }) => isMailboxOf(email, host));
}

/**
 * Public companies whose mark a confirmed mailbox may decide: unproven ones where one looks right, and those that
 * one has proven where none does any more. The rules look closer.
 */
export async function listMailboxCandidates(
  database: Kysely<Tables>,
  limit: number,
): Promise<{ id: string; website: string; isVerified: boolean }[]> {
  const fits = sql`exists (
    select from company_members member join users on users.id = member.user_id
    where member.company_id = companies.id and member.member_role <> 'viewer' and email_confirmed_at is not null
      and (website_host = lower(split_part(email, '@', 2)) or website_host like '%.' || lower(split_part(email, '@', 2)))
  )`;
  const { rows } = await sql<{ id: string; website: string; isVerified: boolean }>`
    select id, website, verified_at is not null as "isVerified" from companies
    where held_reason is null and website_host <> ''
      and ((verified_at is null and ${fits}) or (verified_by = 'mail' and not ${fits}))
    order by id limit ${limit}
  `.execute(database);
  return rows;
}
