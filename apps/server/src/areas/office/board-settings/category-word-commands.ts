import { otherCategory } from '@waymark/contract/jobs/category-choices';
import type { CategoryMoves } from '@waymark/contract/office/word-endpoints';
import { msg } from '@waymark/contract/text/message';
import type { Kysely } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { movePostings } from '../../jobs/jobs/category-commands.ts';
import { findLastMove, findMoves } from './category-word-queries.ts';
import { changedMeanwhile, lockSetting } from './commands.ts';

const subject = { subjectKind: 'setting', subjectId: 'categoryWords' } as const;

/**
 * Moves postings out of "other" by the stored words, and notes which, so that it can be undone. Throws `conflict` where
 * the words have changed since they were read.
 */
export async function moveByWords(
  database: Kysely<Tables>,
  staffId: string,
  version: number,
): Promise<CategoryMoves> {
  await board.load(database);
  return database.transaction().execute(async (transaction) => {
    // Of two at once the second finds nothing left to move.
    const stored = await lockSetting(transaction, 'categoryWords');
    if ((stored?.version ?? 0) !== version) throw changedMeanwhile();
    const { numbers, ...shown } = await findMoves(transaction, board.words);
    if (numbers.size === 0) return shown;
    for (const [to, postings] of numbers)
      await movePostings(transaction, postings, { from: otherCategory, to });
    await noteStaffAction(transaction, {
      staffId,
      action: 'category-words.move',
      ...subject,
      after: { moved: Object.fromEntries(numbers) },
    });
    return shown;
  });
}

/**
 * Puts back into "other" what the last move took out of it, except what somebody has given another category since. Gives
 * their number. Throws `conflict` where nothing can be undone.
 */
export async function undoMove(database: Kysely<Tables>, staffId: string): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    await lockSetting(transaction, 'categoryWords');
    const last = await findLastMove(transaction);
    if (!last) throw new AppError('conflict', msg`Nothing is left to undo.`);
    let postings = 0;
    for (const [from, numbers] of Object.entries(last.moved))
      postings += await movePostings(transaction, numbers, { from, to: otherCategory });
    await noteStaffAction(transaction, {
      staffId,
      action: 'category-words.undo',
      ...subject,
      after: { postings },
    });
    return postings;
  });
}
