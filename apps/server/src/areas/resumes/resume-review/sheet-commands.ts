import type { ResumeSheet } from '@waymark/contract/resumes/resume-review';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { ensureFileReading } from '../resume-reading/kept-commands.ts';
import { presentSheet } from '../resume-reading/sheet-presenter.ts';

type Stores = Pick<Services, 'database' | 'files'>;

/**
 * The resume of a request as lines with their places. It is read when it is first asked for and kept: comments point at
 * its lines. One that cannot be read says why, and is tried again the next time: a reader may have learned meanwhile.
 * Throws `not_found` for a request that was withdrawn.
 */
export async function ensureSheet({ database, files }: Stores, reviewId: string): Promise<ResumeSheet> {
  const row = await database
    .selectFrom('critiques')
    .innerJoin('files', 'files.id', 'critiques.file_id')
    .select(['critiques.sheet', 'critiques.file_id', 'files.extension', 'files.storage_key'])
    .where('critiques.id', '=', reviewId)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found', 'This request is not there any more.');
  if (row.sheet) return row.sheet;
  // Bytes that are away for a moment are no reason to keep a reviewer from the form.
  const reading = await ensureFileReading({ database, files }, row).catch(() => null);
  const sheet = presentSheet(reading, row.extension);
  if (sheet.problem === null) await keepSheet(database, reviewId, sheet);
  return sheet;
}

/** Of two who open a request at once, the first reading stays: both read the same bytes. */
async function keepSheet(
  database: Services['database'],
  reviewId: string,
  sheet: ResumeSheet,
): Promise<void> {
  await database
    .updateTable('critiques')
    .set({ sheet: JSON.stringify(sheet) })
    .where('id', '=', reviewId)
    .where('sheet', 'is', null)
    .execute();
}
