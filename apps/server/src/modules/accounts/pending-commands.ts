import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { revokeLinks } from './link-commands.ts';

/**
 * Ends all that waits on an account: the new address, every mailed link and every login code, whoever asked for
 * them. The way back to an address that the account has left stays: it is for the person whose account was taken.
 */
export async function endPending(transaction: Kysely<Tables>, userId: string): Promise<void> {
  await transaction.updateTable('users').set({ pending_email: null }).where('id', '=', userId).execute();
  await revokeLinks(transaction, userId);
  await transaction
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('moved_at', 'is', null)
    .execute();
  // The table of a module that builds on this one, as in the queries.
  await sql`delete from customer_login_codes where user_id = ${userId}`.execute(transaction);
}
