import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { Hook } from '../../../platform/hook.ts';
import { revokeLinks } from './link-commands.ts';
import type { LockedAccount } from './queries.ts';

/** Everything that waits on an account has to end. */
export const pendingEnded = new Hook<[userId: string]>();

/** Keys of programs that act for the person have to end. */
export const otherWaysInEnded = new Hook<[userId: string]>();

/** Invitations that an account has sent, or that were sent to addresses, have to end. */
export const invitationsEnded = new Hook<[of: { invitedBy: string } | { sentTo: readonly string[] }]>();

/**
 * Ends all that waits on an account: the new address, every mailed link and every login code, regardless of
 * who asked for them. The way back to an address that the account has left stays: it is for the person whose
 * account was taken.
 */
export async function endPending(transaction: Kysely<Tables>, userId: string): Promise<void> {
  await transaction.updateTable('users').set({ pending_email: null }).where('id', '=', userId).execute();
  await revokeLinks(transaction, userId);
  await transaction
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('moved_at', 'is', null)
    .execute();
  await pendingEnded.run(transaction, userId);
}

/** What became of the other ways in to an account that was recovered by mail. */
export interface OtherWaysAfter {
  hadPasskeys: boolean;
  keepsPasskeys: boolean;
  /** Whether providers were unlinked. */
  hadProviders: boolean;
}

/**
 * Removes all other ways to sign in than the password, regardless of who added them: the person who recovers
 * it by mail is the one whose it is. Staff keep their passkeys, which are their MFA, and have to type
 * the new password beside each until they have done so once: one that a thief has added opens nothing. Codes
 * are MFA too, and stay as long as the address was proven; before that, the person who opened the
 * account may have typed a stranger's. Providers stay where the session that proves the address is the account's own.
 */
export async function endOtherWaysIn(
  transaction: Kysely<Tables>,
  { id, email_confirmed_at: confirmedAt }: Pick<LockedAccount, 'id' | 'email_confirmed_at'>,
  { keepsProviders = false } = {},
): Promise<OtherWaysAfter> {
  const { rows: linked } = keepsProviders
    ? { rows: [] }
    : await sql`delete from linked_providers where user_id = ${id} returning 1`.execute(transaction);
  const { rows } = await sql`
    delete from passkeys using users
    where user_id = ${id} and users.id = user_id and users.role <> 'staff' returning 1
  `.execute(transaction);
  const { rows: kept } = await sql`
    update passkeys set asks_for_password = true where user_id = ${id} returning 1
  `.execute(transaction);
  await sql`delete from passkey_challenges where user_id = ${id}`.execute(transaction);
  if (confirmedAt === null) {
    await sql`delete from totp_secrets where user_id = ${id}`.execute(transaction);
    await sql`delete from recovery_codes where user_id = ${id}`.execute(transaction);
  }
  await otherWaysInEnded.run(transaction, id);
  return { hadPasskeys: rows.length > 0, keepsPasskeys: kept.length > 0, hadProviders: linked.length > 0 };
}

/**
 * Withdraws the invitations that a person has sent: someone who loses an account or a role must not come back
 * by one to another address of theirs.
 */
export async function endInvitationsOf(transaction: Kysely<Tables>, userId: string): Promise<void> {
  await invitationsEnded.run(transaction, { invitedBy: userId });
  await sql`delete from staff_invitations where invited_by = ${userId}`.execute(transaction);
}

/** Takes back the invitations to addresses, which are in lower case. */
export async function endInvitationsTo(
  transaction: Kysely<Tables>,
  addresses: readonly string[],
): Promise<void> {
  await invitationsEnded.run(transaction, { sentTo: addresses });
  await sql`delete from staff_invitations where lower(email) = any(${addresses}::text[])`.execute(
    transaction,
  );
}
