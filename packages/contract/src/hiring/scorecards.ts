import { defineEndpoints } from '../endpoint.ts';
import { jobParamsSchema } from '../jobs/jobs.ts';
import { z } from '../zod.ts';
import { applicationParamsSchema } from './applications.ts';
import {
  criteriaMaxCount,
  criterionNameMaxLength,
  recommendations,
  scorecardTextMaxLength,
  teamMaxCount,
  teamParts,
} from './choices.ts';
import { fixed } from '../text/say.ts';

const part = z.enum(
  teamParts.map(({ value }) => value),
  fixed`Choose a part for each member.`,
);

const criterionSchema = z.object({ id: z.uuid(), name: z.string() });
export type Criterion = z.infer<typeof criterionSchema>;

const hiringTeamSchema = z.object({
  members: z.array(z.object({ userId: z.uuid(), name: z.string(), part })),
  criteria: z.array(criterionSchema),
  /** Colleagues who can be on the team; empty for readers who cannot change it. */
  colleagues: z.array(z.object({ userId: z.uuid(), name: z.string() })),
  /** For owners and hiring managers; for every recruiter while the team is empty. */
  isChangeable: z.boolean(),
});
export type HiringTeam = z.infer<typeof hiringTeamSchema>;

const isDistinct = (values: readonly string[]) => new Set(values).size === values.length;

const teamMembers = z
  .array(z.strictObject({ userId: z.uuid(fixed`There is no such member.`), part }))
  .max(teamMaxCount, fixed`A hiring team has at most ${teamMaxCount} members.`)
  .refine(
    (members) => isDistinct(members.map(({ userId }) => userId)),
    fixed`Each member can be there only once.`,
  )
  .refine(
    (members) => members.length === 0 || members.some((member) => member.part === 'hiring-manager'),
    fixed`Choose at least one hiring manager.`,
  );
const criteria = z
  .array(
    z.strictObject({
      /** Null for a new criterion. */
      id: z.uuid(fixed`There is no such criterion.`).nullable(),
      name: z
        .string()
        .trim()
        .min(1, fixed`Please name each criterion.`)
        .max(criterionNameMaxLength, fixed`Please keep a criterion to ${criterionNameMaxLength} characters.`),
    }),
  )
  .min(1, fixed`Please keep at least one criterion.`)
  .max(criteriaMaxCount, fixed`A posting has at most ${criteriaMaxCount} criteria.`)
  .refine(
    (list) => isDistinct(list.map(({ name }) => name.toLowerCase())),
    fixed`Two criteria have the same name. Choose different ones.`,
  )
  .refine(
    (list) => isDistinct(list.flatMap(({ id }) => id ?? [])),
    fixed`Each criterion can be there only once.`,
  );
const hiringTeamChangeSchema = z.strictObject({ members: teamMembers, criteria });
export type HiringTeamChange = z.output<typeof hiringTeamChangeSchema>;

const recommendation = z.enum(
  recommendations.map(({ value }) => value),
  fixed`Choose a recommendation.`,
);
const scoreSchema = z.strictObject({
  criterionId: z.uuid(fixed`There is no such criterion.`),
  score: z.number().int().min(1).max(4),
});

/** PUT /company/applicants/:applicationId/scorecard */
const scorecardFieldsSchema = z.strictObject({
  recommendation,
  text: z
    .string()
    .trim()
    .max(scorecardTextMaxLength, fixed`Please keep it to ${scorecardTextMaxLength} characters.`),
  /** Without the criteria that were not judged. */
  scores: z
    .array(scoreSchema)
    .max(criteriaMaxCount, fixed`A posting has at most ${criteriaMaxCount} criteria.`)
    .refine(
      (list) => isDistinct(list.map(({ criterionId }) => criterionId)),
      fixed`Score each criterion only once.`,
    ),
});
export type ScorecardFields = z.output<typeof scorecardFieldsSchema>;

const scorecardSchema = z.object({
  id: z.uuid(),
  /** Null for a deleted account. */
  author: z.string().nullable(),
  recommendation,
  text: z.string(),
  scores: z.array(scoreSchema),
  updatedAt: z.string(),
});
export type Scorecard = z.infer<typeof scorecardSchema>;

const applicantScorecardsSchema = z.object({
  criteria: z.array(criterionSchema),
  /** Null before it is handed in. */
  own: scorecardSchema.nullable(),
  /** The scorecards of colleagues, latest first; null until the reader has handed in one. */
  others: z.array(scorecardSchema).nullable(),
  /** The number of all that were handed in. */
  count: z.number().int(),
  /** The number that recommend the applicant; null with `others`. */
  yes: z.number().int().nullable(),
  /** Owners outside the team read only. */
  isOnTeam: z.boolean(),
  /** Hired or declined: scorecards stay as they are. */
  isDecided: z.boolean(),
});
export type ApplicantScorecards = z.infer<typeof applicantScorecardsSchema>;

export const scorecardEndpoints = defineEndpoints({
  'GET /company/jobs/:jobId/hiring-team': {
    summary: 'The hiring team of a job, and the criteria of its scorecards',
    params: jobParamsSchema,
    answer: z.object({ data: hiringTeamSchema }),
  },
  'PUT /company/jobs/:jobId/hiring-team': {
    summary: 'Replaces the hiring team of a job and its criteria',
    params: jobParamsSchema,
    body: hiringTeamChangeSchema,
    answer: z.object({ data: hiringTeamSchema }),
    errors: ['conflict'],
  },
  'GET /company/applicants/:applicationId/scorecards': {
    summary: 'The scorecards of an applicant; those of colleagues after handing in one’s own',
    params: applicationParamsSchema,
    answer: z.object({ data: applicantScorecardsSchema }),
  },
  'PUT /company/applicants/:applicationId/scorecard': {
    summary: 'Hands in the own scorecard of an applicant, or changes it until a decision',
    params: applicationParamsSchema,
    body: scorecardFieldsSchema,
    answer: z.object({ data: applicantScorecardsSchema }),
    errors: ['conflict'],
  },
});
