import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables.ts';
import { hashSecret } from '../../../platform/ids.ts';
import type { KeyOwner } from './rules.ts';

/**
 * A key with the person it acts for; undefined for an unknown one. It is looked up by its hash: the time that takes
 * says nothing about the secret.
 */
export function findKey(database: Database, secret: string) {
  return database
    .selectFrom('api_keys as key')
    .innerJoin('users', 'users.id', 'key.created_by')
    .leftJoin('company_members as member', (join) =>
      join.onRef('member.company_id', '=', 'key.company_id').onRef('member.user_id', '=', 'key.created_by'),
    )
    .leftJoin('companies', 'companies.id', 'key.company_id')
    .select(['key.id', 'key.owner_kind', 'key.company_id', 'key.created_by', 'key.scopes'])
    .select(['key.expires_at', 'key.revoked_at', 'key.last_used_at', 'key.provider'])
    .select([
      'users.role',
      'users.staff_role',
      'users.is_demo',
      'users.suspended_at',
      'member.member_role',
      'companies.held_reason',
    ])
    .where('key.secret_hash', '=', hashSecret(secret))
    .executeTakeFirst();
}

/** The keys of an owner. */
export function selectKeysOf(database: Database, owner: KeyOwner) {
  return database
    .selectFrom('api_keys')
    .where('owner_kind', '=', owner.kind)
    .$if(owner.kind === 'company', (keys) =>
      keys.where('company_id', '=', owner.kind === 'company' ? owner.companyId : null),
    )
    .$if(owner.kind === 'person', (keys) =>
      keys.where('created_by', '=', owner.kind === 'person' ? owner.userId : ''),
    );
}

export type KeyRow = Awaited<ReturnType<typeof listKeys>>[number];

/** The keys of an owner, live ones first, then the newest first. */
export function listKeys(database: Database, owner: KeyOwner) {
  return selectKeysOf(database, owner)
    .innerJoin('users', 'users.id', 'api_keys.created_by')
    .select(['api_keys.id', 'name', 'prefix', 'scopes', 'api_keys.created_at', 'expires_at'])
    .select(['last_used_at', 'revoked_at', 'users.first_name', 'users.last_name'])
    .orderBy(sql`revoked_at is not null or coalesce(expires_at <= now(), false)`)
    .orderBy('api_keys.created_at', 'desc')
    .orderBy('api_keys.id', 'desc')
    .execute();
}
