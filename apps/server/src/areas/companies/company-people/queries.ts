import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';

/** A member as the public page shows them: without an address. */
export interface ShownPersonRow {
  company_id: string;
  first_name: string;
  last_name: string;
  page_title: string;
  picture_key: string | null;
}

/** The members on the pages of the given companies, or of all, the longest-serving first; not those suspended. */
export function listShownPeople(
  database: Database,
  companyIds?: readonly string[],
): Promise<ShownPersonRow[]> {
  return database
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .leftJoin('files', 'files.id', 'users.picture_file_id')
    .select(['company_members.company_id', 'company_members.page_title'])
    .select(['users.first_name', 'users.last_name', 'files.storage_key as picture_key'])
    .where('company_members.page_choice', '=', 'shown')
    .where('users.suspended_at', 'is', null)
    .$if(companyIds !== undefined, (query) =>
      query.where('company_members.company_id', '=', sql<string>`any(${companyIds}::uuid[])`),
    )
    .orderBy('company_members.created_at')
    .orderBy('company_members.user_id')
    .execute();
}
