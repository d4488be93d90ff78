import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { erasedSubject } from './constants.ts';

/**
 * Forgets whom actions were about: that something was done, when and by whom stays; who it was done to, and the
 * reason that may speak of them, do not.
 */
export async function forgetAuditSubject(transaction: Kysely<Tables>, userId: string): Promise<void> {
  await transaction
    .updateTable('audit_log')
    .set({ subject_id: erasedSubject, reason: '' })
    .where('subject_kind', '=', 'user')
    .where('subject_id', '=', userId)
    .execute();
  // Elsewhere people are named by their id, for example whom something was handed to.
  await sql`
    update audit_log set
      before = replace(before::text, ${userId}, ${erasedSubject})::jsonb,
      after = replace(after::text, ${userId}, ${erasedSubject})::jsonb
    where strpos(before::text, ${userId}) > 0 or strpos(after::text, ${userId}) > 0
  `.execute(transaction);
}
