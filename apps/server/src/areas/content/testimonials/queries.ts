import {
  testimonialsLimit,
  testimonialsShown,
  type StaffTestimonial,
} from '@waymark/contract/content/staff-testimonials';
import type { Testimonial } from '@waymark/contract/content/testimonials';
import type { Kysely } from 'kysely';
import { testimonialPictureAddress } from '../../../platform/pictures/picture-addresses.ts';
import type { Tables } from '../../../platform/database/tables.ts';

/** What people have said about the product, in the order that staff gave it (I-5). */
export async function listTestimonials(database: Kysely<Tables>): Promise<Testimonial[]> {
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

/** All of them, hidden ones too, as staff edits them. */
export async function listStaffTestimonials(database: Kysely<Tables>): Promise<StaffTestimonial[]> {
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

/** Those of one place, which only what was loaded at once has: the newest first. */
function selectInOrder(database: Kysely<Tables>) {
  return database
    .selectFrom('testimonials')
    .selectAll()
    .orderBy('position')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
}

/** The file of a picture that belongs to a testimonial; undefined for any other. */
export function findTestimonialPicture(database: Kysely<Tables>, fileId: string) {
  return database
    .selectFrom('testimonials')
    .innerJoin('files', 'files.id', 'testimonials.picture_file_id')
    .select(['files.storage_key', 'files.size'])
    .where('testimonials.picture_file_id', '=', fileId)
    .executeTakeFirst();
}
