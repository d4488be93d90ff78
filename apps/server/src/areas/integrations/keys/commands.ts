import { keysLimit } from '@waymark/contract/integrations/choices';
import type { CreatedKey, NewKey } from '@waymark/contract/integrations/keys';
import { msg } from '@waymark/contract/text/message';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { noteCompanyEvent } from '../../companies/companies/commands.ts';
import type { Viewer } from '../../identity/accounts/policy.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { sendSignInNotice } from '../../identity/mfa/commands.ts';
import { endedKeysKeptDays, keyTouchSeconds } from './constants.ts';
import { presentKey } from './presenter.ts';
import { selectKeysOf } from './queries.ts';
import { newKey, type KeyOwner } from './rules.ts';

interface Creation {
  owner: KeyOwner;
  viewer: Viewer;
  fields: NewKey;
  userAgent: string;
}

/** Creates a key and mails its maker, whom a thief of the session cannot keep from it. Throws `conflict` at the limit. */
export async function createKey(
  { database, queue, config }: Pick<Services, 'database' | 'queue' | 'config'>,
  { owner, viewer, fields, userAgent }: Creation,
): Promise<CreatedKey> {
  const { secret, prefix, hash } = newKey();
  return database.transaction().execute(async (transaction) => {
    await refuseMany(transaction, owner);
    const row = await transaction
      .insertInto('api_keys')
      .values({
        id: newId(),
        owner_kind: owner.kind,
        company_id: owner.kind === 'company' ? owner.companyId : null,
        created_by: viewer.userId,
        name: fields.name,
        prefix,
        secret_hash: hash,
        scopes: fields.scopes,
        provider: viewer.provider,
        expires_at: fields.days === null ? null : sql`now() + make_interval(days => ${fields.days}::int)`,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await noteKey(transaction, 'created', { owner, userId: viewer.userId, key: row });
    const notice = { change: 'key-created', userAgent } as const;
    await sendSignInNotice(transaction, { queue, config }, viewer.account, notice);
    const { first_name, last_name } = viewer.account;
    return { ...presentKey({ ...row, first_name, last_name }), secret };
  });
}

/** Two at once would each count the keys without the other: those of one owner take turns. */
async function refuseMany(transaction: Database, owner: KeyOwner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`keys ${JSON.stringify(owner)}`}, 0))`.execute(
    transaction,
  );
  const { live } = await selectKeysOf(transaction, owner)
    .select(sql<number>`count(*)::int`.as('live'))
    .where('revoked_at', 'is', null)
    .where(sql<boolean>`coalesce(expires_at > now(), true)`)
    .executeTakeFirstOrThrow();
  if (live < keysLimit) return;
  throw new AppError(
    'conflict',
    msg`There are ${keysLimit} keys, which is the limit. Revoke one that is not used.`,
  );
}

/** Ends a key at once: its next call is refused. Throws `not_found` for another owner’s and an ended one. */
export async function revokeKey(
  database: Database,
  owner: KeyOwner,
  { userId, keyId }: { userId: string; keyId: string },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const key = await transaction
      .updateTable('api_keys')
      .set({ revoked_at: sql`now()` })
      .where('id', '=', keyId)
      .where('id', 'in', selectKeysOf(transaction, owner).select('id'))
      .where('revoked_at', 'is', null)
      .returning(['id', 'name', 'prefix', 'scopes'])
      .executeTakeFirst();
    if (!key) throw new AppError('not_found', msg`This key no longer exists. Load the page again.`);
    await noteKey(transaction, 'revoked', { owner, userId, key });
  });
}

interface NotedKey {
  owner: KeyOwner;
  userId: string;
  key: { id: string; name: string; prefix: string; scopes: string[] };
}

/** Changes of keys are logged for staff and companies; a person gets a mail. */
async function noteKey(
  transaction: Database,
  what: 'created' | 'revoked',
  { owner, userId, key: { id, name, prefix, scopes } }: NotedKey,
): Promise<void> {
  if (owner.kind === 'company') {
    const event = { companyId: owner.companyId, userId, detail: `${name} (${prefix}…)` };
    await noteCompanyEvent(transaction, { ...event, kind: `key-${what}` });
  }
  if (owner.kind !== 'board') return;
  const action = what === 'created' ? 'key.create' : 'key.revoke';
  const facts = { [what === 'created' ? 'after' : 'before']: { name, prefix, scopes } };
  await noteStaffAction(transaction, {
    staffId: userId,
    action,
    subjectKind: 'key',
    subjectId: id,
    ...facts,
  });
}

/** Notes that a key is in use, once a minute at most. */
export async function touchKey(
  database: Database,
  { id, last_used_at: last }: { id: string; last_used_at: Date | null },
): Promise<void> {
  if (last && Date.now() - last.getTime() < keyTouchSeconds * 1000) return;
  await database
    .updateTable('api_keys')
    .set({ last_used_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Revokes the keys that act for a person: their account was recovered by mail, and a stranger may have made them. */
export async function revokeKeysOf(transaction: Database, userId: string): Promise<void> {
  await sql`
    update api_keys set revoked_at = now()
    where owner_kind = 'person' and created_by = ${userId} and revoked_at is null
  `.execute(transaction);
}

/** Deletes keys that ended some time ago. */
export async function forgetEndedKeys(database: Database): Promise<void> {
  await sql`
    delete from api_keys
    where least(revoked_at, expires_at) < now() - make_interval(days => ${endedKeysKeptDays}::int)
  `.execute(database);
}
