import { defineEndpoints } from '../endpoint.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { z } from '../zod.ts';
import { companyEventKinds } from './choices.ts';

const companyEventSchema = z.object({
  id: z.uuid(),
  kind: z.enum(companyEventKinds),
  /** Who did it; null for deleted accounts and for changes from outside the company. */
  who: z.string().nullable(),
  /** The whole sentence, with the name. */
  what: z.string(),
  at: z.iso.datetime(),
});
export type CompanyEvent = z.infer<typeof companyEventSchema>;

const companyHistorySchema = pageOf(companyEventSchema);
export type CompanyHistory = z.infer<typeof companyHistorySchema>;

export const companyHistoryEndpoints = defineEndpoints({
  'GET /company-history': {
    summary: 'Who did what for the company, newest first',
    query: z.strictObject(pageQuery),
    answer: companyHistorySchema,
    errors: ['not_found'],
  },
});
