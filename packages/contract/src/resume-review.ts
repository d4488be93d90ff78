import { z } from 'zod';

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
