import { sql, type Kysely } from 'kysely';
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

interface NamesakeRow {
  name: string;
  slug: string;
  website: string;
  has_members: boolean;
}

/** Companies with a slug or with the slug and a number, which are of the same name or nearly so. */
export async function listNamesakes(database: Kysely<Tables>, slug: string): Promise<NamesakeRow[]> {
  // A slug has letters, digits and hyphens only, so that it is its own pattern.
  const { rows } = await sql<NamesakeRow>`
    select name, slug, website, exists (select from company_members where company_id = companies.id) as has_members
    from companies
    where slug ~ ${`^${slug}(-[0-9]+)?$`}
    order by created_at, id
  `.execute(database);
  return rows;
}
