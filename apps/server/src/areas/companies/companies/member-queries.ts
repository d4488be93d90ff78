import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { MemberRow } from './member-presenter.ts';

/** The members of a company, first come first. */
export function listCompanyMembers(database: Kysely<Tables>, companyId: string): Promise<MemberRow[]> {
  return database
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .leftJoin('files', 'files.id', 'users.picture_file_id')
    .select(['company_members.user_id', 'company_members.member_role', 'company_members.created_at'])
    .select(['users.first_name', 'users.last_name', 'users.email', 'users.email_confirmed_at'])
    .select('users.suspended_at')
    .select('files.storage_key as picture_key')
    .where('company_members.company_id', '=', companyId)
    .orderBy('company_members.created_at')
    .orderBy('company_members.user_id')
    .execute();
}
