import type { Kysely } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import { newId } from '../platform/ids.ts';
import { demoTestimonials } from './testimonials.ts';

/** Puts them in where there are none at all: those of real people are never mixed with invented ones. */
export async function createDemoTestimonials(transaction: Kysely<Tables>): Promise<void> {
  const known = await transaction.selectFrom('testimonials').select('id').limit(1).executeTakeFirst();
  if (known) return;
  const now = Date.now();
  await transaction
    .insertInto('testimonials')
    .values(
      demoTestimonials.map(({ quote, name, role }, at) => ({
        id: newId(),
        quote,
        person_name: name,
        person_role: role,
        // The newest is shown first: the order of the list.
        created_at: new Date(now - at * 86_400_000),
      })),
    )
    .execute();
}
