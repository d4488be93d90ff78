import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Numbers of one statement. */
const batch = 1000;

/** Gives these postings another category, where they still have the first. Gives their number. */
export async function movePostings(
  transaction: Kysely<Tables>,
  numbers: readonly number[],
  { from, to }: { from: string; to: string },
): Promise<number> {
  let moved = 0;
  for (let at = 0; at < numbers.length; at += batch) {
    const { numUpdatedRows } = await transaction
      .updateTable('jobs')
      .set({ category: to, updated_at: sql`now()` })
      .where('number', 'in', numbers.slice(at, at + batch))
      .where('category', '=', from)
      .executeTakeFirstOrThrow();
    moved += Number(numUpdatedRows);
  }
  return moved;
}

/** Gives the postings of a category to another, closed ones among them. Gives their number. */
export async function moveCategory(transaction: Kysely<Tables>, from: string, to: string): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('jobs')
    .set({ category: to, updated_at: sql`now()` })
    .where('category', '=', from)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
