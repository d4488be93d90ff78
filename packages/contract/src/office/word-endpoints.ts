import { defineEndpoints } from '../endpoint.ts';
import { storedCategory } from '../jobs/category-schemas.ts';
import { version } from '../version.ts';
import { z } from '../zod.ts';

/** How many postings have a value, closed ones among them. */
const countedValueSchema = z.object({ value: z.string(), postings: z.number().int() });

export const wordEndpoints = defineEndpoints({
  'GET /staff/categories': {
    summary: 'The postings of each category, closed ones among them',
    answer: z.object({ data: z.array(countedValueSchema) }),
  },
  'POST /staff/categories/:category/deletion': {
    summary: 'Delete a category and move its postings to another, in one step',
    params: z.object({ category: storedCategory }),
    body: z.strictObject({ to: storedCategory, version }),
    answer: z.object({
      data: z.object({
        /** The setting after it. */
        value: z.unknown(),
        version: z.number().int(),
        moved: z.number().int(),
      }),
    }),
    errors: ['conflict'],
  },
});
