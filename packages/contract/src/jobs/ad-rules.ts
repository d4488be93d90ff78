import { defineEndpoints } from '../endpoint.ts';
import { z } from '../zod.ts';
import { adAnswers, adAsks, adSeverities } from './ad-rule-choices.ts';

/** What the law of a place asks of ads, as a public page says it; no legal advice (L-43). */
const adRuleSchema = z.object({
  id: z.string(),
  /** Who asks: the region, the country, or the union of countries whose law it is. */
  place: z.string(),
  /** The region or the country of the work that it is about. */
  where: z.string(),
  ask: z.enum(adAsks.map(({ value }) => value)),
  /** Whether the law makes it a duty. */
  isDuty: z.boolean(),
  /** YYYY-MM-DD */
  since: z.string(),
  /** Employers of fewer people are not meant. */
  employees: z.number().int(),
  law: z.string(),
  /** The address of the page where it was read, without its protocol. */
  source: z.string(),
});
export type AdRuleText = z.infer<typeof adRuleSchema>;

/** A rule that an ad does not meet. */
export const adFindingSchema = adRuleSchema.extend({
  severity: z.enum(adSeverities.map(({ value }) => value)).exclude(['off']),
  /** Why the employer says that it is no duty here. */
  answer: z.enum(adAnswers.map(({ value }) => value)).nullable(),
});
export type AdFinding = z.infer<typeof adFindingSchema>;

export const adRuleEndpoints = defineEndpoints({
  'GET /staff/ad-rules': {
    summary: 'What laws ask of ads, by place',
    answer: z.object({ data: z.array(adRuleSchema) }),
  },
});
