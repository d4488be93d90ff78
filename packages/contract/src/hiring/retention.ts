import { fixed } from '../text/say.ts';
import { defineEndpoints } from '../endpoint.ts';
import { linkTokenSchema, messageSchema } from '../identity/accounts.ts';
import { pageQuery } from '../pagination.ts';
import { z } from '../zod.ts';
import { endReasons, maxPeriodMonths, minPeriodMonths, poolMonths } from './retention-choices.ts';

const reason = z.enum(endReasons.map(({ value }) => value));

/** What the law or the practice of a place says; not legal advice. */
const periodRuleSchema = z.object({
  id: z.string(),
  /** "Ontario, Canada" */
  place: z.string(),
  /** As PostgreSQL writes intervals: "6 months"; empty for none. */
  keep: z.string(),
  usual: z.string(),
  most: z.string(),
  employees: z.number().int(),
  law: z.string(),
  source: z.string(),
});
export type PeriodRuleText = z.infer<typeof periodRuleSchema>;

const poolStandings = ['none', 'asked', 'refused', 'agreed', 'withdrawn'] as const;
export type PoolStanding = (typeof poolStandings)[number];

const endingApplicationSchema = z.object({
  applicationId: z.uuid(),
  name: z.string(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  reason,
  endsAt: z.iso.datetime(),
  /** Whether a law makes the company keep it until then. */
  isKeptByLaw: z.boolean(),
  pool: z.enum(poolStandings),
  poolUntil: z.iso.datetime().nullable(),
  mayAsk: z.boolean(),
});
export type EndingApplication = z.infer<typeof endingApplicationSchema>;

const companyRetentionSchema = z.object({
  /** The company's own choice; null for none. */
  months: z.number().int().nullable(),
  standardMonths: z.number().int(),
  minMonths: z.number().int(),
  maxMonths: z.number().int(),
  /** Of the places of the company's postings. */
  rules: z.array(periodRuleSchema),
  /** A page of what is over, first ends first; `total` counts all of it. */
  applications: z.array(endingApplicationSchema),
  total: z.number().int(),
  page: z.number().int(),
});
export type CompanyRetention = z.infer<typeof companyRetentionSchema>;

const months = fixed`Enter a whole number of months, or leave it empty.`;
const retentionChoiceSchema = z.strictObject({
  months: z.number(months).int(months).min(minPeriodMonths, months).max(maxPeriodMonths, months).nullable(),
});

const keptApplicationSchema = z.object({
  applicationId: z.uuid(),
  jobTitle: z.string(),
  companyName: z.string(),
  /** Null while it is not over. */
  reason: reason.nullable(),
  endsAt: z.iso.datetime().nullable(),
  isKeptByLaw: z.boolean(),
  pool: z.enum(poolStandings),
  /** The request that was answered, to take the consent back by. */
  requestId: z.uuid().nullable(),
  poolUntil: z.iso.datetime().nullable(),
  words: z.string(),
});
export type KeptApplication = z.infer<typeof keptApplicationSchema>;

const poolQuestionSchema = z.object({
  companyName: z.string(),
  jobTitle: z.string(),
  words: z.string(),
  /** When it is deleted without a consent. */
  endsAt: z.iso.datetime().nullable(),
  standing: z.enum(poolStandings),
  agreedUntil: z.iso.datetime().nullable(),
});
export type PoolQuestion = z.infer<typeof poolQuestionSchema>;

const poolAnswerSchema = linkTokenSchema.extend({
  /** Null for a no, which also takes a yes back. */
  months: z.literal(poolMonths).nullable(),
});

const applicationParamsSchema = z.object({ applicationId: z.uuid() });

export const retentionEndpoints = defineEndpoints({
  'GET /company/retention': {
    summary: 'How long the company keeps applications that are over, and when each ends',
    query: z.strictObject(pageQuery),
    answer: z.object({ data: companyRetentionSchema }),
  },
  'PUT /company/retention': {
    summary: 'Chooses how long the company keeps applications that are over',
    body: retentionChoiceSchema,
    answer: messageSchema,
  },
  'POST /company/applicants/:applicationId/pool-request': {
    summary: 'Asks a candidate to stay in the talent pool',
    params: applicationParamsSchema,
    answer: messageSchema,
    errors: ['not_found', 'conflict'],
  },
  'GET /kept-applications': {
    summary: 'How long companies keep the candidate’s applications',
    answer: z.object({ data: z.array(keptApplicationSchema) }),
  },
  'POST /pool-requests/:requestId/withdrawal': {
    summary: 'Takes the consent to a talent pool back',
    params: z.object({ requestId: z.uuid() }),
    answer: messageSchema,
    errors: ['not_found'],
  },
  'POST /pool-requests/check': {
    summary: 'What a mailed link about a talent pool asks; it is not used up',
    body: linkTokenSchema,
    answer: z.object({ data: poolQuestionSchema }),
    errors: ['gone'],
  },
  'POST /pool-requests/answer': {
    summary: 'Agrees to a talent pool by the mailed link, refuses it, or takes the consent back',
    body: poolAnswerSchema,
    answer: z.object({ data: poolQuestionSchema }),
    errors: ['gone', 'conflict'],
  },
});
