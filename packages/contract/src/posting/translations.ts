import { fixed } from '../text/say.ts';
import { defineEndpoints } from '../endpoint.ts';
import { jobParamsSchema } from '../jobs/jobs.ts';
import { linkedPostingSchema } from '../jobs/translations.ts';
import { z } from '../zod.ts';

const translationsSchema = z.object({
  data: z.object({
    /** The translations of the posting. */
    linked: z.array(linkedPostingSchema),
    /** Postings of the company that could be: open or waiting ones in other languages. */
    offered: z.array(linkedPostingSchema),
  }),
});
export type Translations = z.infer<typeof translationsSchema>['data'];

const linkSchema = z.strictObject({ jobId: z.uuid(fixed`Choose a posting from the list.`) });

export const translationEndpoints = defineEndpoints({
  'GET /company/jobs/:jobId/translations': {
    summary: 'The translations of a posting, and those that could be',
    params: jobParamsSchema,
    answer: translationsSchema,
  },
  'POST /company/jobs/:jobId/translations': {
    summary:
      'Links a posting as a translation: both are one application, one deadline and one place of the plan',
    params: jobParamsSchema,
    body: linkSchema,
    answer: translationsSchema,
    errors: ['conflict'],
  },
  'DELETE /company/jobs/:jobId/translations': {
    summary: 'Takes a posting out of its translations',
    params: jobParamsSchema,
    answer: translationsSchema,
    errors: ['conflict'],
  },
  'GET /staff/postings/:jobId/translations': {
    summary: 'The translations of a posting, and those that could be',
    params: jobParamsSchema,
    answer: translationsSchema,
  },
  'POST /staff/postings/:jobId/translations': {
    summary: 'Links a posting of the same company as a translation',
    params: jobParamsSchema,
    body: linkSchema,
    answer: translationsSchema,
    errors: ['conflict'],
  },
  'DELETE /staff/postings/:jobId/translations': {
    summary: 'Takes a posting out of its translations',
    params: jobParamsSchema,
    answer: translationsSchema,
    errors: ['conflict'],
  },
});
