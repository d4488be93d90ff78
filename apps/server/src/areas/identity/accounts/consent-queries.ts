import type { Kysely } from 'kysely';
import type { ConsentPurpose, ConsentSource } from '@waymark/contract/identity/choices/accounts';
import type { Tables } from '../../../platform/database/tables.ts';

export interface ConsentRow {
  purpose: ConsentPurpose;
  granted: boolean;
  source: ConsentSource;
  created_at: Date;
}

/** What an account said last about each purpose that it was ever asked about. */
export function listConsents(database: Kysely<Tables>, userId: string): Promise<ConsentRow[]> {
  return database
    .selectFrom('consents')
    .distinctOn('purpose')
    .select(['purpose', 'granted', 'source', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('purpose')
    .orderBy('created_at', 'desc')
    .execute();
}
