import { fixed } from '../text/say.ts';
import { defineEndpoints } from '../endpoint.ts';
import { defaultPageSize } from '../pagination.ts';
import { z } from '../zod.ts';
import { applicationParamsSchema, createdApplicationSchema } from './applications.ts';
import { nextSteps, timelineKinds } from './choices.ts';
import { interviewSchema } from './interviews.ts';

const applicationTimelineSchema = z.object({
  applicationId: z.uuid(),
  nextStep: z.enum(nextSteps),
  /** Oldest first. */
  events: z.array(z.object({ kind: z.enum(timelineKinds), at: z.iso.datetime() })),
  /** Latest first. */
  interviews: z.array(interviewSchema),
  conversation: z.object({ id: z.uuid(), unread: z.number().int() }).nullable(),
});
export type ApplicationTimeline = z.infer<typeof applicationTimelineSchema>;

const timelinesQuerySchema = z.strictObject({
  /** The ids of one page, separated by commas. */
  applications: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(z.array(z.uuid(fixed`There is no application with this address.`)).max(defaultPageSize)),
});

export const applicationTimelineEndpoints = defineEndpoints({
  'GET /application-timelines': {
    summary: 'The events and next steps of own applications',
    query: timelinesQuerySchema,
    answer: z.object({ data: z.array(applicationTimelineSchema) }),
  },
  'GET /applications/:applicationId': {
    summary: 'An own application',
    params: applicationParamsSchema,
    answer: createdApplicationSchema,
  },
});
