import type { SignInProvider } from '@waymark/contract/identity/choices';
import type { LinkedProvider } from '@waymark/contract/identity/provider-sign-in';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ProviderIdentity } from './rules.ts';

/** The account that is linked with whom a provider has named. */
export function findLinkedAccount(
  database: Kysely<Tables>,
  { issuer, subject }: Pick<ProviderIdentity, 'issuer' | 'subject'>,
) {
  return database
    .selectFrom('linked_providers')
    .innerJoin('users', 'users.id', 'linked_providers.user_id')
    .select(['linked_providers.id as linkedId', 'users.id', 'users.role', 'users.is_demo'])
    .select('users.suspended_at')
    .where('linked_providers.issuer', '=', issuer)
    .where('linked_providers.subject', '=', subject)
    .executeTakeFirst();
}

/** What signs in to an account, oldest first. */
export async function listLinked(database: Kysely<Tables>, userId: string): Promise<LinkedProvider[]> {
  const rows = await database
    .selectFrom('linked_providers')
    .select(['id', 'provider', 'email', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ created_at: createdAt, last_used_at: lastUsedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** Whether one of these providers signs in to an account. */
export async function isLinkedWithAny(
  database: Kysely<Tables>,
  userId: string,
  providers: readonly SignInProvider[],
): Promise<boolean> {
  const linked = await database
    .selectFrom('linked_providers')
    .select('provider')
    .where('user_id', '=', userId)
    .execute();
  return linked.some(({ provider }) => providers.includes(provider));
}
