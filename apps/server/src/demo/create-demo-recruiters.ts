import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { companySlug } from '../areas/companies/companies/rules.ts';
import type { Tables } from '../platform/database/tables.ts';
import { newId } from '../platform/ids.ts';

/**
 * An owner for every demo company that has none, so that each of its jobs takes applications (decision 004).
 * The account has no password; its mailed links arrive in the captured mail like all others.
 */
export async function createDemoRecruiters(
  transaction: Kysely<Tables>,
  companies: readonly string[],
): Promise<void> {
  const given = [...new Set(companies.map(companySlug))].map((slug) => ({
    id: newId(),
    slug,
    // .example is reserved for examples (RFC 2606): no mail to it ever reaches a stranger.
    email: `hiring@${slug}.example`,
  }));
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(id uuid, slug text, email text)
    ), unowned as (
      select given.id, given.email, companies.id as company_id from given
      join companies on companies.slug = given.slug
      where not exists (select from company_members where company_members.company_id = companies.id)
    ), created as (
      insert into users (id, role, email, first_name, last_name, job_title, is_demo)
      select id, 'employer', email, 'Hiring', 'Team', 'Recruiter', true from unowned
      on conflict do nothing
      returning id
    )
    insert into company_members (company_id, user_id, member_role)
    select unowned.company_id, unowned.id, 'owner' from unowned join created on created.id = unowned.id
  `.execute(transaction);
}
