import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Entrant } from '../accounts/entry-rules.ts';
import type { PasskeyRow } from './passkey-presenter.ts';
import type { Mfa } from '@waymark/contract/identity/mfa';

/** The passkeys of an account, the oldest first; there is a bound to them. */
export function listPasskeys(database: Kysely<Tables>, userId: string): Promise<PasskeyRow[]> {
  return database
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A passkey by its credential ID; undefined where there is none. */
export function findPasskey(
  database: Kysely<Tables>,
  credentialId: string,
): Promise<(PasskeyRow & Entrant) | undefined> {
  return database
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .selectAll('passkeys')
    .select(['users.role', 'users.is_demo', 'users.suspended_at'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Whether signing in to an account takes a code, and how many codes for recovery it has left. */
export async function getMfa(database: Kysely<Tables>, userId: string): Promise<Mfa> {
  const row = await database
    .selectFrom('totp_secrets')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const { left } = await database
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::int`.as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { since: row?.confirmed_at?.toISOString() ?? null, recoveryCodesLeft: left };
}
