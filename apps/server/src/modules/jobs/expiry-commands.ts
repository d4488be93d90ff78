import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/**
 * Closes open jobs whose last day for applications is over, in UTC, and gives their numbers.
 * Running it twice, or on two nodes at once, closes each job once.
 */
export async function expireOverdueJobs(database: Kysely<Tables>, now = new Date()): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    update jobs set status = 'expired', updated_at = now()
    where status = 'active' and deadline < ${now.toISOString().slice(0, 10)}::date
    returning number
  `.execute(database);
  return rows.map((row) => row.number);
}
