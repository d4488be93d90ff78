import { defineEndpoints } from '../endpoint.ts';
import { z } from '../zod.ts';
import { counterNames } from './staff-choices.ts';

/** Each at least 0. A counter of another role, or of a feature that is switched off, is missing. */
const countersSchema = z.partialRecord(z.enum(counterNames), z.number().int());
export type Counters = z.infer<typeof countersSchema>;

export const counterEndpoints = defineEndpoints({
  'GET /own-counters': {
    summary: 'How much waits for the signed-in member, for the navigation of their area',
    answer: z.object({ data: countersSchema }),
  },
});
