import type { ResumeCheck } from '@waymark/contract/resumes/resume-check';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { prefillOf, type Prefill } from './prefill-rules.ts';

/**
 * The sentences that the form of a review begins with. They are kept when they are first shown: rules of the check that
 * change later do not make them the reviewer's own. Empty where the resume cannot be read.
 */
export async function ensurePrefill(
  database: Kysely<Tables>,
  reviewId: string,
  check: ResumeCheck | null,
): Promise<Prefill> {
  if (check) {
    // Of two who open it at once, the first one's sentences stay.
    await database
      .updateTable('critiques')
      .set({ prefill: JSON.stringify(prefillOf(check)) })
      .where('id', '=', reviewId)
      .where('prefill', 'is', null)
      .execute();
  }
  const row = await database
    .selectFrom('critiques')
    .select('prefill')
    .where('id', '=', reviewId)
    .executeTakeFirst();
  return row?.prefill ?? {};
}
