import type { ApiKey } from '@waymark/contract/integrations/keys';
import { fullName } from '@waymark/contract/text/format';
import type { KeyRow } from './queries.ts';
import { knownScopes } from './rules.ts';

export function presentKey(row: KeyRow, now = new Date()): ApiKey {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: knownScopes(row.scopes),
    createdBy: fullName(row.first_name, row.last_name),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    ended: endOf(row, now),
  };
}

function endOf({ revoked_at, expires_at }: KeyRow, now: Date): ApiKey['ended'] {
  if (revoked_at) return 'revoked';
  return expires_at && expires_at <= now ? 'expired' : null;
}
