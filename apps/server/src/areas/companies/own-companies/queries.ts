import type { OwnCompany } from '@waymark/contract/companies/own-companies';
import type { Database } from '../../../platform/database/tables.ts';
import { logoAddress } from '../../../platform/pictures/picture-addresses.ts';

/** An agency with more companies finds the others by their jobs. */
const shown = 100;

/** The companies of a member by name. */
export function listOwnCompanies(database: Database, userId: string) {
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

/** The number of companies that a user owns. */
export async function countOwnedCompanies(database: Database, userId: string): Promise<number> {
  const { count } = await database
    .selectFrom('company_members')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('member_role', '=', 'owner')
    .executeTakeFirstOrThrow();
  return Number(count);
}

type OwnCompanyRow = Awaited<ReturnType<typeof listOwnCompanies>>[number];

export function presentOwnCompany(row: OwnCompanyRow, activeId: string | null): OwnCompany {
  return {
    id: row.id,
    name: row.name,
    logoUrl: logoAddress(row.logo_file_id),
    memberRole: row.member_role,
    heldReason: row.held_reason,
    active: row.id === activeId,
  };
}
