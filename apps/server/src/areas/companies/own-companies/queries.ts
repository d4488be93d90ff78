import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { OwnCompanyRow } from './presenter.ts';

/** As many as are shown: an agency that works for more finds the others by its jobs. */
const shown = 100;

/** The companies that somebody belongs to, by name. */
export function listOwnCompanies(database: Kysely<Tables>, userId: string): Promise<OwnCompanyRow[]> {
  return database
    .selectFrom('company_members')
    .innerJoin('companies', 'companies.id', 'company_members.company_id')
    .select(['companies.id', 'companies.name', 'companies.logo_file_id', 'companies.held_reason'])
    .select('company_members.member_role')
    .where('company_members.user_id', '=', userId)
    .orderBy('companies.folded_name')
    .orderBy('companies.id')
    .limit(shown)
    .execute();
}

/** How many companies somebody answers for as an owner. */
export async function countOwnedCompanies(database: Kysely<Tables>, userId: string): Promise<number> {
  const { count } = await database
    .selectFrom('company_members')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('member_role', '=', 'owner')
    .executeTakeFirstOrThrow();
  return Number(count);
}
