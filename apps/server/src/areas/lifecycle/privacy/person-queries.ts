import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Whom a copy or an erasure is about. */
export interface Person {
  id: string;
  /**
   * In lower case: those that a used link has proven to be read by this person, the account's own and those it had
   * before; there may be none. Whatever else was typed may be a stranger's, whose mails are not this person's.
   */
  addresses: string[];
}

/** The person of an account; throws when there is none any more. */
export async function getPerson(database: Kysely<Tables>, userId: string): Promise<Person> {
  const { rows } = await sql<{ addresses: string[] }>`
    with proven(address) as (
      select lower(email) from users where id = ${userId} and email_confirmed_at is not null
      union select lower(old_email) from email_changes
      where user_id = ${userId} and was_proven and moved_at is not null
    )
    select coalesce((
      select array_agg(address order by address) from proven
      -- One that was left belongs to whoever has proven it since.
      where not exists (
        select from users other
        where lower(other.email) = address and other.id <> ${userId} and other.email_confirmed_at is not null
      )
    ), '{}') as addresses
    from users where id = ${userId}
  `.execute(database);
  const [person] = rows;
  if (!person) throw new Error('The account has been deleted meanwhile.');
  return { id: userId, addresses: person.addresses };
}
