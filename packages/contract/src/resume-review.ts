import { z } from 'zod';
import { email, text } from './accounts.ts';

/** POST /resume-review without the file, which travels beside the fields as `resume` (C-1). */
export const resumeReviewSchema = z.strictObject({
  email: email('Email is required'),
  firstName: text('First name is required', 80),
  lastName: text('Last name is required', 80),
});
export type ResumeReviewFields = z.infer<typeof resumeReviewSchema>;

/** What is said when the form comes without a resume. */
export const missingResume = 'Resume is required';

/** GET /get-critique-detail; openedByCustomer is text, as specified (document A, section 3). */
export const critiqueDetailSchema = z.object({
  data: z
    .object({
      reviewLink: z.string().nullable(),
      openedByCustomer: z.enum(['true', 'false']),
      reviewReady: z.boolean(),
    })
    .nullable(),
});
export type CritiqueDetail = z.infer<typeof critiqueDetailSchema>['data'];
