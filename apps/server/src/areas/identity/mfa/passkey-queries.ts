import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { PasskeyRow } from './passkey-presenter.ts';

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

/** A passkey by what its device calls it; undefined for one that nobody has, or no more. */
export function findPasskey(database: Kysely<Tables>, credentialId: string): Promise<PasskeyRow | undefined> {
  return database
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}
