import { z } from '../zod.ts';
import { applicationParamsSchema, createdApplicationSchema } from './applications.ts';
import { nextSteps, timelineKinds } from './choices/application-timeline.ts';
import { defineEndpoints } from '../endpoint.ts';
import { defaultPageSize } from '../pagination.ts';
import { interviewSchema } from './interviews.ts';

export const applicationTimelineSchema = z.object({
  applicationId: z.uuid(),
  nextStep: z.enum(nextSteps),
  /** Oldest first. */
  events: z.array(z.object({ kind: z.enum(timelineKinds), at: z.iso.datetime() })),
  /** The latest first. */
  interviews: z.array(interviewSchema),
  conversation: z.object({ id: z.uuid(), unread: z.number().int() }).nullable(),
});
export type ApplicationTimeline = z.infer<typeof applicationTimelineSchema>;

const timelinesQuerySchema = z.strictObject({
  /** Ids, with commas between them: those of one page. */
  applications: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(z.array(z.uuid('There is no application with this address.')).max(defaultPageSize)),
});

export const applicationTimelineEndpoints = defineEndpoints({
  'GET /application-timelines': {
    summary: 'The course of one’s applications and what comes next; those of others are left out',
    query: timelinesQuerySchema,
    answer: z.object({ data: z.array(applicationTimelineSchema) }),
  },
  'GET /applications/:applicationId': {
    summary: 'One of one’s applications',
    params: applicationParamsSchema,
    answer: createdApplicationSchema,
  },
});
