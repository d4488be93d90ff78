import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Everybody who works for a company here: whom its mails go to. */
export function listMembers(
  database: Kysely<Tables>,
  companyId: string,
): Promise<{ email: string; first_name: string }[]> {
  return database
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .select(['users.email', 'users.first_name'])
    .where('company_members.company_id', '=', companyId)
    .orderBy('company_members.created_at')
    .execute();
}
