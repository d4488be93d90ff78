import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { listTestimonials } from './queries.ts';

const context = useTestApp();

test('[I-5] the newest testimonials come first, a dozen at most', async () => {
  expect(await listTestimonials(context.database)).toEqual([]);
  const rows = Array.from({ length: 14 }, (_none, number) => ({
    id: newId(),
    quote: `Quote ${number}`,
    person_name: `Person ${number}`,
    person_role: 'Student',
    created_at: new Date(Date.UTC(2026, 0, 1 + number)),
  }));
  await context.database.insertInto('testimonials').values(rows).execute();
  const listed = await listTestimonials(context.database);
  expect(listed).toHaveLength(12);
  expect(listed[0]).toEqual({
    id: rows[13]!.id,
    quote: 'Quote 13',
    name: 'Person 13',
    role: 'Student',
    pictureUrl: null,
  });
});
