import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { companiesOf } from '../../companies/companies/queries.ts';
import { keysOfCompanies, type CompanyKey } from './exclusion-rules.ts';

/** What all companies are known by that somebody works for: who is hidden from one of them is from the person. */
export async function findCompanyKeys(database: Kysely<Tables>, memberId: string): Promise<CompanyKey[]> {
  const companies = await database
    .selectFrom('companies')
    .select(['name', 'website_host'])
    .where('id', 'in', companiesOf(memberId))
    .execute();
  const { rows } = await sql<{ host: string }>`
    select distinct lower(split_part(email, '@', 2)) as host
    from company_members join users on users.id = user_id
    where company_id in ${companiesOf(memberId)}
  `.execute(database);
  return keysOfCompanies(
    companies,
    rows.map(({ host }) => host),
  );
}

/** Whether a candidate keeps one of these out; `profile` is the column with the candidate's id. */
export function isExcluded(profile: string, keys: readonly CompanyKey[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from candidate_exclusions
    where candidate_exclusions.profile_id = ${sql.ref(profile)} and key = any(${keys}::text[])
  )`;
}

/** The numbers of the candidates who keep one of these out. */
export async function listExcluding(
  database: Kysely<Tables>,
  keys: readonly CompanyKey[],
): Promise<Set<number>> {
  const { rows } = await sql<{ numbers: string | null }>`
    select string_agg(distinct number::text, ',') as numbers
    from candidate_exclusions join candidate_profiles on candidate_profiles.id = profile_id
    where key = any(${keys}::text[])
  `.execute(database);
  return new Set(rows[0]?.numbers?.split(',').map(Number));
}
