import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { emailLinkHours } from '../../identity/accounts/constants.ts';

/** The companies that somebody works for here, as a subquery: an agency, or an import, may bring several. */
export function companiesOf(memberId: string): RawBuilder<string> {
  return sql`(select company_id from company_members where user_id = ${memberId})`;
}

/** Those of them whose candidates the member may see: nobody sees people for a suspended one. */
export function companiesSeeing(memberId: string): RawBuilder<string> {
  return sql`(
    select company_id from company_members join companies on companies.id = company_id
    where user_id = ${memberId} and held_reason is distinct from 'suspended'
  )`;
}

/** Those of them whose jobs and applicants the member may also change: for a suspended one nobody does anything. */
export function companiesRecruitedBy(memberId: string): RawBuilder<string> {
  return sql`(
    select company_id from company_members join companies on companies.id = company_id
    where user_id = ${memberId} and member_role <> 'viewer' and held_reason is distinct from 'suspended'
  )`;
}

/** Whether somebody reads what is sent to a company here, and answers it: a posting takes applications only then. */
export function hasAnswering(companyId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (
    select from company_members join users on users.id = user_id
    where company_id = ${companyId} and member_role <> 'viewer' and suspended_at is null
  )`;
}

/** Everybody who works for a company here and is not suspended: whom its mails go to. */
export function listMembers(
  database: Kysely<Tables>,
  companyId: string,
): Promise<{ id: string; email: string; first_name: string; email_confirmed_at: Date | null }[]> {
  return database
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .select(['users.id', 'users.email', 'users.first_name', 'users.email_confirmed_at'])
    .where('company_members.company_id', '=', companyId)
    .where('users.suspended_at', 'is', null)
    .orderBy('company_members.created_at')
    .execute();
}

interface NamesakeRow {
  name: string;
  slug: string;
  website: string;
  /** Public with members, or registered by somebody who may still be confirming. */
  is_claimed: boolean;
}

/** Companies with a slug or with the slug and a number, which are of the same name or nearly so. */
export async function listNamesakes(database: Kysely<Tables>, slug: string): Promise<NamesakeRow[]> {
  // A slug has letters, digits and hyphens only, so that it is its own pattern.
  const { rows } = await sql<NamesakeRow>`
    select name, slug, website, exists (select from company_members where company_id = companies.id) and (
        held_reason is null
        or (held_reason = 'unconfirmed' and created_at > now() - make_interval(hours => ${emailLinkHours}::int))
      ) as is_claimed
    from companies
    where slug ~ ${`^${slug}(-[0-9]+)?$`}
    order by created_at, id
  `.execute(database);
  return rows;
}

/**
 * To which addresses applications of a company may be announced: those of its members, and those at its domain once
 * that is proven. Any other would have us write to strangers.
 */
export async function addressesToNotify(
  database: Kysely<Tables>,
  companyId: string,
): Promise<(email: string) => boolean> {
  const known = new Set((await listMembers(database, companyId)).map(({ email }) => email.toLowerCase()));
  const { host, verified_at: verifiedAt } = await database
    .selectFrom('companies')
    .select(['website_host as host', 'verified_at'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return (email) => known.has(email) || (verifiedAt !== null && host !== '' && email.endsWith(`@${host}`));
}
