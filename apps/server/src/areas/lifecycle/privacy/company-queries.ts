import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Whether a company that goes on would be left without an owner who stays. */
export async function ownsAlone(database: Kysely<Tables>, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from company_members own
    where own.user_id = ${userId} and own.member_role = 'owner'
      and exists (${staying(userId)})
      and not exists (${staying(userId)} and other.member_role = 'owner')
    limit 1
  `.execute(database);
  return rows.length > 0;
}

/** The other members of a company who have not asked for their own deletion. */
function staying(userId: string) {
  return sql`
    select from company_members other join users on users.id = other.user_id
    where other.company_id = own.company_id and other.user_id <> ${userId} and users.deletion_due_at is null
  `;
}
