import { z } from '../zod.ts';
import { staffQueues } from '../choices/staff/queues.ts';
import { defineEndpoints } from '../endpoint.ts';

const staffQueueSchema = z.object({
  queue: z.enum(staffQueues.map(({ value }) => value)),
  count: z.number().int(),
  /** Since when the longest waiting one waits; null where nothing does. ISO 8601, UTC. */
  oldestAt: z.iso.datetime().nullable(),
});
export type StaffQueue = z.infer<typeof staffQueueSchema>;

export const backOfficeEndpoints = defineEndpoints({
  'GET /staff/overview': {
    summary: 'What waits for staff, as far as one’s role works on it',
    answer: z.object({ data: z.array(staffQueueSchema) }),
  },
});
