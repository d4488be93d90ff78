import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Whom a copy or an erasure is about. */
export interface Person {
  id: string;
  /** In lower case: the account's, and those it had or was about to have. None of them is another's account. */
  addresses: string[];
}

/** The person of an account; throws when there is none any more. */
export async function getPerson(database: Kysely<Tables>, userId: string): Promise<Person> {
  // The links that were mailed remember the addresses that an account had before. One that somebody typed by
  // mistake, or to do harm, may belong to somebody else, whose mails are not this person's.
  const { rows } = await sql<{ address: string }>`
    with known(address) as (
      select lower(email) from users where id = ${userId}
      union select lower(pending_email) from users where id = ${userId}
      union select lower(email) from one_time_tokens where user_id = ${userId}
    )
    select address from known
    where address <> '' and not exists (
      select from users other where lower(other.email) = known.address and other.id <> ${userId}
    )
  `.execute(database);
  if (rows.length === 0) throw new Error('The account has been deleted meanwhile.');
  return { id: userId, addresses: rows.map((row) => row.address) };
}
