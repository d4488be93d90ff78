import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { newId } from '../../../platform/ids.ts';

/**
 * An account in the place of one that is erased, for what a law has kept of it: the names alone, no address, no way in.
 * It is erased itself at the given moment. Gives its id.
 */
export async function createStandIn(
  transaction: Kysely<Tables>,
  userId: string,
  until: Date,
): Promise<string> {
  const id = newId();
  // Names under ".invalid" receive no mail (RFC 2606).
  await sql`
    insert into users (id, role, email, password_hash, first_name, last_name, suspended_at, deletion_due_at)
    select ${id}, 'candidate', ${`${id}@kept.invalid`}, null, first_name, last_name, now(), ${until}
    from users where id = ${userId}
  `.execute(transaction);
  return id;
}
