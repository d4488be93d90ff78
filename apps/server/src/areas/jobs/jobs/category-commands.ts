import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Gives the postings of a category to another, closed ones among them. Gives their number. */
export async function moveCategory(transaction: Kysely<Tables>, from: string, to: string): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('jobs')
    .set({ category: to, updated_at: sql`now()` })
    .where('category', '=', from)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
