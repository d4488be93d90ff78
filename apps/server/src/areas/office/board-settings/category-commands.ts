import { defaultBoardSettings } from '@waymark/contract/all-settings';
import { otherCategory, type BoardCategory } from '@waymark/contract/jobs/category-choices';
import { msg } from '@waymark/contract/text/message';
import type { Kysely } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { invalidFields } from '../../../platform/http/parse-fields.ts';
import { moveCategory } from '../../jobs/jobs/category-commands.ts';
import { lockSetting, writeSetting } from './commands.ts';

interface Deletion {
  category: string;
  /** The category that takes in its postings. */
  to: string;
  /** The version of the list that was read. */
  version: number;
}

/**
 * Deletes a category and moves its postings to another. The list keeps where it leads to, so that addresses, alerts,
 * drafts and candidates that name it mean the other one. Throws `not_found`, `invalid_input` or `conflict`.
 */
export async function deleteCategory(
  database: Kysely<Tables>,
  staffId: string,
  { category, to, version }: Deletion,
): Promise<{ value: unknown; version: number; moved: number }> {
  const deleted = await database.transaction().execute(async (transaction) => {
    const stored = await lockSetting(transaction, 'categories');
    const categories = (stored?.value ?? defaultBoardSettings.categories) as readonly BoardCategory[];
    requireDeletable(categories, category, to);
    const value = categories.map((one) =>
      one.value === category || one.movedTo === category ? { ...one, movedTo: to } : one,
    );
    const written = await writeSetting(transaction, staffId, { key: 'categories', value, version });
    return { ...written, moved: await moveCategory(transaction, category, to) };
  });
  await board.loadEverywhere(database);
  return deleted;
}

function requireDeletable(categories: readonly BoardCategory[], category: string, to: string): void {
  const listed = categories.filter(({ movedTo }) => movedTo === null);
  if (!listed.some(({ value }) => value === category)) {
    throw new AppError('not_found', msg`This category is not on the list any more.`);
  }
  if (category === otherCategory) {
    throw new AppError(
      'invalid_input',
      msg`The category “other” stays: it is for postings that fit nowhere else.`,
    );
  }
  if (to === category || !listed.some(({ value }) => value === to)) {
    throw invalidFields({ to: msg`Choose another category of the board for its postings.` });
  }
}
