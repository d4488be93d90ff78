import type { AccountSession } from '@waymark/contract/identity/account-sessions';
import { describeDevice } from './session-rules.ts';

export interface LiveSession {
  id: string;
  user_agent: string;
  created_at: Date;
  last_used_at: Date;
}

/** A session as its owner sees it in the list of devices. */
export function presentSession(row: LiveSession, currentId: string): AccountSession {
  return {
    id: row.id,
    device: describeDevice(row.user_agent),
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    current: row.id === currentId,
  };
}
