import { testimonialsLimit, type TestimonialFields } from '@waymark/contract/content/staff-testimonials';
import type { StaffAction } from '@waymark/contract/identity/staff-choices';
import { msg } from '@waymark/contract/text/message';
import { sql, type Selectable } from 'kysely';
import type { Tables, Database } from '../../../platform/database/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Upload } from '../../../platform/http/uploads.ts';
import { newId } from '../../../platform/ids.ts';
import { deletePictures, removeReplaced, storePictures } from '../../../platform/pictures/store-pictures.ts';
import type { Services } from '../../../platform/services.ts';
import { noteStaffAction } from '../../identity/audit/commands.ts';
import { cutPicture } from '../../identity/profile-pictures/rules.ts';

type Row = Selectable<Tables['testimonials']>;

type Stores = Pick<Services, 'database' | 'files' | 'temporaryDirectory'>;

/** Adds a testimonial at the top. Throws `conflict` at the limit. */
export async function addTestimonial(
  database: Database,
  staffId: string,
  { quote, name, role }: TestimonialFields,
): Promise<void> {
  await serialise(database, async (transaction, rows) => {
    if (rows.length >= testimonialsLimit) {
      throw new AppError(
        'conflict',
        msg`There is room for ${testimonialsLimit} testimonials. Remove one first.`,
      );
    }
    const id = newId();
    await transaction
      .insertInto('testimonials')
      .values({ id, quote, person_name: name, person_role: role, position: (rows[0]?.position ?? 1) - 1 })
      .execute();
    await note(transaction, staffId, 'testimonial.add', id, { after: { quote, role } });
  });
}

/** Changes a testimonial in the given version. Throws `not_found`, or `conflict` for an outdated version. */
export async function changeTestimonial(
  database: Database,
  staffId: string,
  {
    testimonialId,
    version,
    quote,
    name,
    role,
  }: TestimonialFields & { testimonialId: string; version: number },
): Promise<void> {
  await serialise(database, async (transaction, rows) => {
    const known = requireTestimonial(rows, testimonialId);
    if (known.version !== version) {
      throw new AppError('conflict', msg`Someone else just changed this. Reload to see their version.`);
    }
    await transaction
      .updateTable('testimonials')
      .set({ quote, person_name: name, person_role: role, version: version + 1 })
      .where('id', '=', testimonialId)
      .execute();
    await note(transaction, staffId, 'testimonial.change', testimonialId, {
      before: { quote: known.quote, role: known.person_role, nameChanged: false },
      after: { quote, role, nameChanged: known.person_name !== name },
    });
  });
}

/** Moves a testimonial by one place. Throws `not_found`, or `conflict` at the end of the list. */
export async function moveTestimonial(
  database: Database,
  staffId: string,
  { testimonialId, direction }: { testimonialId: string; direction: 'up' | 'down' },
): Promise<void> {
  await serialise(database, async (transaction, rows) => {
    const at = rows.indexOf(requireTestimonial(rows, testimonialId));
    const to = at + (direction === 'up' ? -1 : 1);
    if (!rows[to]) throw new AppError('conflict', msg`This testimonial is at the end of the list already.`);
    const order = rows.map(({ id }) => id);
    order.splice(to, 0, ...order.splice(at, 1));
    // All of them: several may share a place.
    await sql`
      update testimonials set position = placed.position
      from unnest(${order}::uuid[]) with ordinality as placed (id, position)
      where placed.id = testimonials.id and testimonials.position <> placed.position
    `.execute(transaction);
    await note(transaction, staffId, 'testimonial.move', testimonialId, {
      before: { place: at + 1 },
      after: { place: to + 1 },
    });
  });
}

/** Hides or shows a testimonial. Throws `not_found`, or `conflict` if it is already. */
export async function hideTestimonial(
  database: Database,
  staffId: string,
  { testimonialId, hidden }: { testimonialId: string; hidden: boolean },
): Promise<void> {
  await serialise(database, async (transaction, rows) => {
    const known = requireTestimonial(rows, testimonialId);
    if ((known.hidden_at !== null) === hidden) {
      throw new AppError('conflict', hidden ? msg`It is hidden already.` : msg`It is shown already.`);
    }
    await transaction
      .updateTable('testimonials')
      .set({ hidden_at: hidden ? sql`now()` : null })
      .where('id', '=', testimonialId)
      .execute();
    const action = hidden ? 'testimonial.hide' : 'testimonial.show';
    await note(transaction, staffId, action, testimonialId, {
      before: { hidden: !hidden },
      after: { hidden },
    });
  });
}

/** Removes a testimonial and its picture. Throws `not_found`. */
export async function removeTestimonial(
  stores: Stores,
  staffId: string,
  testimonialId: string,
): Promise<void> {
  const gone = await serialise(stores.database, async (transaction, rows) => {
    const known = requireTestimonial(rows, testimonialId);
    await transaction.deleteFrom('testimonials').where('id', '=', testimonialId).execute();
    await note(transaction, staffId, 'testimonial.remove', testimonialId, {
      before: { quote: known.quote, role: known.person_role },
    });
    return known.picture_file_id === null ? [] : deletePictures(transaction, [known.picture_file_id]);
  });
  await removeReplaced(stores, gone);
}

/** Parallel changes would collide in position or version: the second waits. Reading goes on. */
function serialise<T>(
  database: Database,
  write: (transaction: Database, rows: Row[]) => Promise<T>,
): Promise<T> {
  return database.transaction().execute(async (transaction) => {
    await sql`lock table testimonials in share row exclusive mode`.execute(transaction);
    const rows = await transaction
      .selectFrom('testimonials')
      .selectAll()
      .orderBy('position')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return write(transaction, rows);
  });
}

function requireTestimonial(rows: readonly Row[], testimonialId: string): Row {
  const found = rows.find(({ id }) => id === testimonialId);
  if (!found) throw new AppError('not_found', msg`This testimonial no longer exists.`);
  return found;
}

/** Without the person’s name: the log outlasts consent. */
function note(
  transaction: Database,
  staffId: string,
  action: StaffAction,
  testimonialId: string,
  changes: { before?: object; after?: object },
): Promise<void> {
  return noteStaffAction(transaction, {
    staffId,
    action,
    subjectKind: 'testimonial',
    subjectId: testimonialId,
    ...changes,
  });
}

/** Replaces the picture with a square of the upload. Throws `not_found`. */
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

/** Removes the picture; repeating it is no error. Throws `not_found`. */
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

/** Returns the storage keys to delete after the commit. */
async function replacePicture(
  transaction: Database,
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
  if (!known) throw new AppError('not_found', msg`This testimonial no longer exists.`);
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
