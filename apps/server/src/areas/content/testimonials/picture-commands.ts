import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Upload } from '../../../platform/http/uploads.ts';
import { deletePictures, removeReplaced, storePictures } from '../../../platform/pictures/store-pictures.ts';
import type { Services } from '../../../platform/services.ts';
import { noteStaffAction } from '../../identity/audit/audit-commands.ts';
import { cutPicture } from '../../identity/profile-pictures/rules.ts';

type Stores = Pick<Services, 'database' | 'files' | 'temporaryDirectory'>;

/** Makes an upload, drawn anew as a square, the picture of who said it; the one before is gone. Throws `not_found`. */
export async function changeTestimonialPicture(
  services: Stores,
  staffId: string,
  testimonialId: string,
  upload: Upload,
): Promise<void> {
  const bytes = await cutPicture(upload, undefined);
  const gone = await storePictures(services, 'picture', [bytes], (transaction, [fileId]) =>
    replacePicture(transaction, staffId, testimonialId, fileId ?? null),
  );
  await removeReplaced(services, gone);
}

/** Leaves it without a picture; having none is no error. Throws `not_found`. */
export async function removeTestimonialPicture(
  services: Stores,
  staffId: string,
  testimonialId: string,
): Promise<void> {
  const gone = await services.database
    .transaction()
    .execute((transaction) => replacePicture(transaction, staffId, testimonialId, null));
  await removeReplaced(services, gone);
}

/** Gives the names of the bytes that are to be removed after the commit. */
async function replacePicture(
  transaction: Kysely<Tables>,
  staffId: string,
  testimonialId: string,
  fileId: string | null,
): Promise<string[]> {
  // Two uploads at once take turns here, so that the second removes the first one's picture.
  const known = await transaction
    .selectFrom('testimonials')
    .select('picture_file_id')
    .where('id', '=', testimonialId)
    .forUpdate()
    .executeTakeFirst();
  if (!known) throw new AppError('not_found', 'This testimonial is gone already.');
  if (known.picture_file_id === fileId) return [];
  await transaction
    .updateTable('testimonials')
    .set({ picture_file_id: fileId })
    .where('id', '=', testimonialId)
    .execute();
  await noteStaffAction(transaction, {
    staffId,
    action: 'testimonial.picture',
    subjectKind: 'testimonial',
    subjectId: testimonialId,
    before: { picture: known.picture_file_id !== null },
    after: { picture: fileId !== null },
  });
  return known.picture_file_id === null ? [] : deletePictures(transaction, [known.picture_file_id]);
}
