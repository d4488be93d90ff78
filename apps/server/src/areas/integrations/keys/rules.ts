import {
  allKeyScopes,
  keyPrefix,
  type KeyOwnerKind,
  type KeyScope,
} from '@waymark/contract/integrations/choices';
import type { MemberRole, Role } from '@waymark/contract/identity/choices';
import type { StaffRole } from '@waymark/contract/identity/staff-choices';
import { msg, type Message } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import { newSecret, hashSecret } from '../../../platform/ids.ts';
import type { Services } from '../../../platform/services.ts';
import { findClosed } from '../../identity/accounts/entry-rules.ts';

/** Whose key it is. */
export type KeyOwner =
  | { kind: 'board' }
  | { kind: 'company'; companyId: string }
  | { kind: 'person'; userId: string };

/** The visible part of a key: its fixed prefix and four more characters. */
const prefixLength = keyPrefix.length + 4;

/** A new key with 256 random bits, what is shown of it later, and the hash that is stored. */
export function newKey(): { secret: string; prefix: string; hash: string } {
  const secret = keyPrefix + newSecret().secret;
  return { secret, prefix: secret.slice(0, prefixLength), hash: hashSecret(secret) };
}

/** A key as it was found, with the person it acts for as they are now. */
export interface FoundKey {
  owner_kind: KeyOwnerKind;
  company_id: string | null;
  created_by: string;
  expires_at: Date | null;
  revoked_at: Date | null;
  /** The address of the provider with which its maker had signed in. */
  provider: string | null;
  suspended_at: Date | null;
  is_demo: boolean;
  role: Role;
  staff_role: StaffRole | null;
  member_role: MemberRole | null;
}

/**
 * Why a key opens nothing; undefined for a live one. A key never reaches further than the person it acts for: it stops
 * while they may not make such a key themselves.
 */
export function findEnd(
  key: FoundKey,
  now: Date,
  config: Pick<Services['config'], 'demo' | 'staffSso'>,
): Message | undefined {
  if (key.revoked_at) return msg`This API key was revoked. Create a new one and send that.`;
  if (key.expires_at && key.expires_at <= now)
    return msg`This API key has expired. Create a new one and send that.`;
  const closed = findClosed(key, key.provider, config);
  if (closed === 'provider') {
    return msg`Staff now sign in with ${config.staffSso?.name} only, and this API key is older. Create a new one and send that.`;
  }
  if (closed || !mayHaveKey(key)) {
    return msg`The person who created this API key may no longer have one. Ask a colleague to create another.`;
  }
  return undefined;
}

function mayHaveKey({ owner_kind, role, staff_role, member_role }: FoundKey): boolean {
  if (owner_kind === 'board') return role === 'staff' && staff_role === 'administrator';
  return owner_kind === 'company' ? member_role === 'owner' : role === 'candidate';
}

export function ownerOf({ owner_kind, company_id, created_by }: FoundKey): KeyOwner {
  if (owner_kind === 'company' && company_id !== null) return { kind: 'company', companyId: company_id };
  return owner_kind === 'board' ? { kind: 'board' } : { kind: 'person', userId: created_by };
}

/** The stored scopes that this version knows. */
export function knownScopes(scopes: readonly string[]): KeyScope[] {
  return allKeyScopes.filter((scope) => scopes.includes(scope));
}

/** Throws `forbidden` where the key lacks the scope. */
export function requireScope(scopes: readonly KeyScope[], scope: KeyScope): void {
  if (scopes.includes(scope)) return;
  throw new AppError('forbidden', msg`This API key lacks the scope ${scope}. Create one that has it.`);
}
