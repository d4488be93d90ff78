import { defineEndpoints } from '../endpoint.ts';
import { z } from '../zod.ts';
import { staffQueues } from './staff-choices.ts';

const staffQueueSchema = z.object({
  queue: z.enum(staffQueues.map(({ value }) => value)),
  count: z.number().int(),
  /** When the oldest one came; null for an empty queue. ISO 8601, UTC. */
  oldestAt: z.iso.datetime().nullable(),
});
export type StaffQueue = z.infer<typeof staffQueueSchema>;

const staffOverviewSchema = z.object({
  data: z.array(staffQueueSchema),
  /** Missing settings of the board, in a sentence or two each. */
  warnings: z.array(z.string()),
});

export const backOfficeEndpoints = defineEndpoints({
  'GET /staff/overview': {
    summary: 'The queues of the caller’s role, and missing settings',
    answer: staffOverviewSchema,
  },
});
