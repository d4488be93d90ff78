import type { StaffPostPicture } from '@waymark/contract/content/writing';
import { postPictureMaxBytes, postPicturesLimit } from '@waymark/contract/content/choices/blog';
import { sql } from 'kysely';
import { AppError } from '../../../platform/errors.ts';
import type { Upload } from '../../../platform/http/uploads.ts';
import { newId } from '../../../platform/ids.ts';
import { checkPicture, damagedPicture, refusePicture } from '../../../platform/pictures/check-picture.ts';
import { encodePicture, type EncodedPicture } from '../../../platform/pictures/encode-picture.ts';
import { storePictures } from '../../../platform/pictures/store-pictures.ts';
import type { Services } from '../../../platform/services.ts';
import { noteStaffAction } from '../../identity/audit/audit-commands.ts';
import { pictureFewestPixels, pictureWidths, postPictureQuality } from '../blog/constants.ts';
import { lockPost, type Which } from './commands.ts';
import { presentPicture } from './presenter.ts';

type Stores = Pick<Services, 'database' | 'files' | 'temporaryDirectory'>;

const words = { field: 'picture', purpose: 'a picture of a post' };

/** What a form with a picture may carry. */
export function pictureFormLimits(temporaryDirectory: string) {
  return { fileField: words.field, maxBytes: postPictureMaxBytes, temporaryDirectory };
}

/** Stores a picture of a post in its sizes. Throws `unsupported_file`, `too_large`, `invalid_input` or `conflict`. */
export async function addPicture(
  services: Stores,
  { postId, staffId, alternativeText }: Which & { alternativeText: string },
  upload: Upload,
): Promise<StaffPostPicture> {
  const sizes = await encodeSizes(upload);
  const [largest] = sizes as [EncodedPicture, ...EncodedPicture[]];
  const row = {
    id: newId(),
    post_id: postId,
    alternative_text: alternativeText,
    width: largest.width,
    height: largest.height,
  };
  await storePictures(
    services,
    'blog-picture',
    sizes.map(({ bytes }) => bytes),
    async (transaction, fileIds) => {
      await lockPost(transaction, postId);
      const { count } = await transaction
        .selectFrom('blog_pictures')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('post_id', '=', postId)
        .executeTakeFirstOrThrow();
      if (count >= postPicturesLimit) {
        throw new AppError('conflict', `A post has at most ${postPicturesLimit} pictures. Remove one first.`);
      }
      await transaction.insertInto('blog_pictures').values(row).execute();
      await transaction
        .insertInto('blog_picture_files')
        .values(sizes.map(({ width }, at) => ({ picture_id: row.id, width, file_id: fileIds[at] ?? '' })))
        .execute();
      await noteStaffAction(transaction, {
        staffId,
        action: 'post.picture',
        subjectKind: 'post',
        subjectId: postId,
        after: { pictureId: row.id },
      });
    },
  );
  return presentPicture(row);
}

/** The largest first; a size that is no smaller than the one before is left out. */
async function encodeSizes(upload: Upload): Promise<EncodedPicture[]> {
  const { width, height } = await checkPicture(upload, words);
  if (width < pictureFewestPixels || height > width * 3) {
    throw refusePicture(
      words,
      'invalid_input',
      `This picture has ${width} by ${height} pixels. Choose one at least ${pictureFewestPixels} wide and not much higher than that.`,
    );
  }
  const options = { quality: postPictureQuality };
  const within = (source: string | Buffer, size: number) =>
    encodePicture(source, (picture) => picture.resize({ width: size, withoutEnlargement: true }), options);
  const largest = await within(upload.path, pictureWidths[0]).catch(() =>
    Promise.reject(damagedPicture(words)),
  );
  const sizes = [largest];
  for (const size of pictureWidths.slice(1)) {
    if (size < largest.width) sizes.push(await within(largest.bytes, size));
  }
  return sizes;
}
