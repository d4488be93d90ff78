import { expect, test } from 'vitest';
import { listTestimonials } from '../areas/content/testimonials/queries.ts';
import { newId } from '../platform/ids.ts';
import { useTestApp } from '../testing/test-app.ts';
import { createDemoTestimonials } from './create-demo-testimonials.ts';
import { demoTestimonials } from './testimonials.ts';

const context = useTestApp();

test('[I-5] the demo invents people only where nobody real has said anything, and once', async () => {
  const real = { id: newId(), quote: 'It works.', person_name: 'Ada Lovelace', person_role: 'Engineer' };
  await context.database.insertInto('testimonials').values(real).execute();
  await createDemoTestimonials(context.database);
  expect((await listTestimonials(context.database)).map(({ name }) => name)).toEqual(['Ada Lovelace']);

  await context.database.deleteFrom('testimonials').execute();
  await createDemoTestimonials(context.database);
  await createDemoTestimonials(context.database);
  const listed = await listTestimonials(context.database);
  expect(listed.map(({ name }) => name)).toEqual(demoTestimonials.map(({ name }) => name));
});
