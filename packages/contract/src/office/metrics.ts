import { defineEndpoints } from '../endpoint.ts';
import { z } from '../zod.ts';
import { boardMetrics, figurePeriods, figureSteps } from './staff-choices.ts';
import { fixed } from '../text/say.ts';

const boardMetricsSchema = z.object({
  /** When they were last counted. ISO 8601, UTC. */
  countedAt: z.iso.datetime().nullable(),
  /** The first day of each step, the oldest first; the last step is not over yet. */
  steps: z.array(z.iso.date()),
  figures: z.array(
    z.object({
      figure: z.enum(boardMetrics.map(({ value }) => value)),
      total: z.number().int(),
      /** The total of the period of the same length before; null if it was not counted. */
      before: z.number().int().nullable(),
      /** One count for each step. */
      counts: z.array(z.number().int()),
    }),
  ),
  /** The mean hours of the reviews published in each step; null without any. */
  reviewHours: z.array(z.number().nullable()),
});
export type BoardMetrics = z.infer<typeof boardMetricsSchema>;

export const boardMetricEndpoints = defineEndpoints({
  'GET /staff/figures': {
    summary: 'What happened on the board, by day, week or month',
    query: z.strictObject({
      days: z.coerce
        .number()
        .pipe(z.literal(figurePeriods, fixed`days is one of ${figurePeriods.join(', ')}.`))
        .default(30),
      by: z
        .enum(
          figureSteps.map(({ value }) => value),
          'by is one of day, week and month.',
        )
        .default('day'),
    }),
    answer: z.object({ data: boardMetricsSchema }),
  },
});
