import { z } from 'zod';

/** What the pages say of the whole board; counted, never claimed (I-1). */
export const siteStatsSchema = z.object({
  openJobs: z.number().int(),
  companies: z.number().int(),
  /** Present while demo data is still being loaded. */
  loading: z.object({ loaded: z.number().int(), total: z.number().int() }).nullable(),
});
export type SiteStats = z.infer<typeof siteStatsSchema>;
