import { z } from '../zod.ts';
import { jobStatuses } from './choices.ts';

/** Postings that may be translations of each other. */
export const maxTranslations = 6;

/** Another posting that is the same in another language. */
export const jobTranslationSchema = z.object({ id: z.uuid(), language: z.string() });
export type JobTranslation = z.infer<typeof jobTranslationSchema>;

/** The same as its company reads it. */
export const linkedPostingSchema = jobTranslationSchema.extend({
  title: z.string(),
  status: z.enum(jobStatuses),
});
export type LinkedPosting = z.infer<typeof linkedPostingSchema>;
