import type { Testimonial } from '@waymark/contract/testimonials';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

const testimonialsShown = 12;

/** What people have said about the product, the newest first (I-5). */
export function listTestimonials(database: Kysely<Tables>): Promise<Testimonial[]> {
  return database
    .selectFrom('testimonials')
    .select(['id', 'quote', 'person_name as name', 'person_role as role'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(testimonialsShown)
    .execute();
}
