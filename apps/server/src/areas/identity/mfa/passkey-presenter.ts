import type { Passkey } from '@waymark/contract/identity/passkeys';
import type { KeptPasskey } from './rules.ts';

export interface PasskeyRow extends KeptPasskey {
  id: string;
  user_id: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
  asks_for_password: boolean;
}

/** A passkey as its owner sees it in the list. */
export function presentPasskey(row: PasskeyRow): Passkey {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    asksForPassword: row.asks_for_password,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
