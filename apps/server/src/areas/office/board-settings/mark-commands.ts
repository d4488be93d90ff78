import { pictureMaxBytes } from '@waymark/contract/identity/choices/accounts';
import type { Kysely } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Upload } from '../../../platform/http/uploads.ts';
import { checkPicture, damagedPicture, refusePicture } from '../../../platform/pictures/check-picture.ts';
import { encodePicture } from '../../../platform/pictures/encode-picture.ts';
import { deletePictures, removeReplaced, storePictures } from '../../../platform/pictures/store-pictures.ts';
import type { Services } from '../../../platform/services.ts';
import { writeSetting } from './commands.ts';
import { markFewestPixels, markPixels, markQuality, marksKept } from './constants.ts';

type Stores = Pick<Services, 'database' | 'files' | 'temporaryDirectory'>;

const words = { field: 'mark', purpose: 'the mark of the board' };

/** What a form with a mark may carry. */
export function markFormLimits(temporaryDirectory: string) {
  return { fileField: words.field, maxBytes: pictureMaxBytes, temporaryDirectory };
}

/**
 * Stores an uploaded mark, drawn anew as a square, and has the board show it. Throws `unsupported_file`, `too_large`,
 * `invalid_input`, or `conflict` where somebody else was first.
 */
export async function changeMark(
  services: Stores,
  staffId: string | null,
  upload: Upload,
  version: number,
): Promise<{ value: unknown; version: number }> {
  const bytes = await encodeMark(upload);
  const { stored, gone } = await storePictures(services, 'logo', [bytes], async (transaction, [markId]) => {
    await transaction
      .insertInto('board_marks')
      .values({ file_id: markId ?? '' })
      .execute();
    const written = await writeSetting(transaction, staffId, { key: 'mark', value: { markId }, version });
    return { stored: written, gone: await removeOldest(transaction) };
  });
  await removeReplaced(services, gone);
  await board.load(services.database);
  return stored;
}

async function encodeMark(upload: Upload): Promise<Buffer> {
  const { width, height } = await checkPicture(upload, words);
  if (Math.max(width, height) < markFewestPixels) {
    throw refusePicture(
      words,
      'invalid_input',
      `This picture has ${width} by ${height} pixels. Choose one with at least ${markFewestPixels} on its longer side.`,
    );
  }
  const white = '#ffffff';
  const encoding = encodePicture(
    upload.path,
    (picture) =>
      picture
        .flatten({ background: white })
        .resize(markPixels, markPixels, { fit: 'contain', background: white }),
    { quality: markQuality },
  );
  return (await encoding.catch(() => Promise.reject(damagedPicture(words)))).bytes;
}

/** The new one is the newest, so that what is shown never goes. Gives the names of the bytes to remove. */
async function removeOldest(transaction: Kysely<Tables>): Promise<string[]> {
  const oldest = await transaction
    .selectFrom('board_marks')
    .select('file_id')
    .orderBy('created_at', 'desc')
    .orderBy('file_id', 'desc')
    .offset(marksKept)
    .execute();
  if (oldest.length === 0) return [];
  const ids = oldest.map(({ file_id: id }) => id);
  await transaction.deleteFrom('board_marks').where('file_id', 'in', ids).execute();
  return deletePictures(transaction, ids);
}
