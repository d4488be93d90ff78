import type { SecondStep } from '@waymark/contract/identity/second-step';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Whether signing in to an account takes a code, and how many codes for recovery it has left. */
export async function getSecondStep(database: Kysely<Tables>, userId: string): Promise<SecondStep> {
  const row = await database
    .selectFrom('totp_secrets')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const { left } = await database
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::int`.as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { since: row?.confirmed_at?.toISOString() ?? null, recoveryCodesLeft: left };
}
