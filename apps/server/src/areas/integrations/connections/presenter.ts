import type { Connection } from '@waymark/contract/integrations/connections';
import { knownScopes } from '../keys/rules.ts';
import { hostOf } from './client-rules.ts';
import type { ConnectionRow } from './queries.ts';

export function presentConnection(row: ConnectionRow): Connection {
  return {
    id: row.id,
    name: row.name,
    host: hostOf(row.redirect_uri),
    scopes: knownScopes(row.scopes),
    company: row.company,
    connectedAt: row.connected_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
