import { sql, type Kysely } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';

/** The subjects of mails to others than the sender and staff, and the moves that wait to be mailed, oldest first. */
export async function listMailedOthers(
  database: Kysely<Tables>,
  { email }: { email: string },
): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    select coalesce(data ->> 'subject', 'Move of ' || (data ->> 'applicationId')) as subject
    from pgboss.job
    where name = 'application-moved' or name = 'send-mail' and data ->> 'to' <> ${email}
      and not exists (select from users where users.email = data ->> 'to' and users.staff_role is not null)
    order by created_on, id
  `.execute(database);
  return rows.map(({ subject }) => subject);
}
