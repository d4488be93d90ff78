import {
  testimonialsLimit,
  testimonialsShown,
  type StaffTestimonial,
} from '@waymark/contract/content/staff-testimonials';
import type { Testimonial } from '@waymark/contract/content/testimonials';
import { testimonialPictureAddress } from '../../../platform/pictures/picture-addresses.ts';
import type { Database } from '../../../platform/database/tables.ts';

/** The public testimonials, in the order that staff set (I-5). */
export async function listTestimonials(database: Database): Promise<Testimonial[]> {
  const rows = await selectInOrder(database)
    .where('hidden_at', 'is', null)
    .limit(testimonialsShown)
    .execute();
  return rows.map(({ id, quote, person_name: name, person_role: role, picture_file_id: picture }) => ({
    id,
    quote,
    name,
    role,
    pictureUrl: testimonialPictureAddress(picture),
  }));
}

/** All testimonials for staff, hidden ones included. */
export async function listStaffTestimonials(database: Database): Promise<StaffTestimonial[]> {
  const rows = await selectInOrder(database).limit(testimonialsLimit).execute();
  return rows.map((row) => ({
    id: row.id,
    quote: row.quote,
    name: row.person_name,
    role: row.person_role,
    pictureUrl: testimonialPictureAddress(row.picture_file_id),
    hidden: row.hidden_at !== null,
    version: row.version,
  }));
}

/** Testimonials in one position, which bulk loading creates, newest first. */
function selectInOrder(database: Database) {
  return database
    .selectFrom('testimonials')
    .selectAll()
    .orderBy('position')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
}

/** The stored file of a testimonial’s picture; undefined for any other. */
export function findTestimonialPicture(database: Database, fileId: string) {
  return database
    .selectFrom('testimonials')
    .innerJoin('files', 'files.id', 'testimonials.picture_file_id')
    .select(['files.storage_key', 'files.size'])
    .where('testimonials.picture_file_id', '=', fileId)
    .executeTakeFirst();
}
