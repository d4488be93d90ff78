import { z } from '../zod.ts';
import { messageSchema } from '../identity/accounts.ts';
import { candidateLimits, candidatePagesLimit, candidateSorts } from './choices/candidates.ts';
import {
  distanceUnits,
  jobCategories,
  jobTypes,
  searchPlaceMaxLength,
  searchWordsMaxLength,
} from '../jobs/choices/jobs.ts';
import { defineEndpoints } from '../endpoint.ts';
import { newMessageSchema } from './conversations.ts';
import { jobParamsSchema, placeSchema } from '../jobs/jobs.ts';
import { hasAddress, isPlain } from '../text/names.ts';
import { pageOf, pageQuery } from '../pagination.ts';

const values = <T extends string>(choices: readonly { readonly value: T }[]) =>
  choices.map((choice) => choice.value);
const category = z.enum(values(jobCategories), 'Please choose a category.');
const type = z.enum(values(jobTypes), 'Please choose job types from the list.');

const tooLong = (max: number) => `Please use at most ${max} characters.`;
const noAddress = 'Leave out web and e-mail addresses: employers write to you here.';
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, tooLong(max))
    .refine(isPlain, 'Please use one line, without hidden characters.')
    .refine((value) => !hasAddress(value), noAddress);
const withoutDoubles = (names: string[]) => [
  ...new Map(names.filter(Boolean).map((name) => [name.toLowerCase(), name])).values(),
];

/** What an hour costs, in minor units. */
export const hourlyRateSchema = z.strictObject({
  amount: z
    .number('Please use a number.')
    .int('Please use a number.')
    .min(1, 'Please use a number above 0.')
    .max(2_000_000_000, 'This rate is too high. Please enter a lower one.'),
  currency: z.string().regex(/^[A-Z]{3}$/, 'Please choose a currency.'),
});
export type HourlyRate = z.infer<typeof hourlyRateSchema>;

/** PUT /candidate-profile: all of it at once, so that nobody is visible before the companies are excluded. */
export const candidateProfileFieldsSchema = z
  .strictObject({
    visible: z.boolean(),
    /** One of the person's resumes, for everybody who finds the profile; null for none. */
    resumeId: z.uuid('There is no resume with this address.').nullable(),
    headline: line(candidateLimits.headline),
    summary: z
      .string()
      .trim()
      .max(candidateLimits.summary, tooLong(candidateLimits.summary))
      .refine((value) => !hasAddress(value), noAddress),
    location: line(candidateLimits.location),
    types: z.array(type).max(jobTypes.length),
    category,
    skills: z
      .array(line(candidateLimits.skill))
      .max(candidateLimits.skills, `Please name at most ${candidateLimits.skills} skills.`)
      .transform(withoutDoubles),
    remote: z.boolean(),
    hourlyRate: hourlyRateSchema.nullable(),
    excludedCompanies: z
      .array(z.string().trim().max(200, tooLong(200)))
      .max(
        candidateLimits.excludedCompanies,
        `Please name at most ${candidateLimits.excludedCompanies} companies.`,
      )
      .transform(withoutDoubles),
    /** What the form was begun from: where something else is stored, nothing is. Not said, it is not asked. */
    version: z.string().max(40).optional(),
  })
  .refine(({ visible, headline }) => !visible || headline !== '', {
    path: ['headline'],
    message: 'Say in a few words what you do: employers find you by it.',
  });
export type CandidateProfileFields = z.infer<typeof candidateProfileFieldsSchema>;

export const candidateProfileSchema = z.object({
  visible: z.boolean(),
  /** What keeps employers from finding a visible profile; null for nothing. */
  hiddenBecause: z.enum(['unconfirmed', 'deletion']).nullable(),
  resumeId: z.uuid().nullable(),
  headline: z.string(),
  summary: z.string(),
  location: z.string(),
  /** What the location was understood as; null where it is no place that we know. */
  place: placeSchema.nullable(),
  types: z.array(z.enum(values(jobTypes))),
  category: z.enum(values(jobCategories)),
  skills: z.array(z.string()),
  remote: z.boolean(),
  hourlyRate: hourlyRateSchema.nullable(),
  excludedCompanies: z.array(z.string()),
  /** Another one after each save; empty before the first. */
  version: z.string(),
});
export type CandidateProfile = z.infer<typeof candidateProfileSchema>;

/** A company that looked, once a day. */
export const candidateViewSchema = z.object({
  company: z.object({ id: z.uuid(), name: z.string() }),
  /** YYYY-MM-DD, UTC */
  day: z.string(),
  viewedAt: z.string(),
  resumeRead: z.boolean(),
});
export type CandidateView = z.infer<typeof candidateViewSchema>;

/** What employers see of a candidate in a list. Nothing here leads to the person outside of the product. */
export const candidateCardSchema = z.object({
  id: z.uuid(),
  /** First name and initial; the whole name to companies that the candidate applied to or has answered. */
  name: z.string(),
  headline: z.string(),
  /** Empty where the person does not say. */
  location: z.string(),
  types: z.array(z.enum(values(jobTypes))),
  category: z.enum(values(jobCategories)),
  skills: z.array(z.string()),
  remote: z.boolean(),
  hourlyRate: hourlyRateSchema.nullable(),
  hasResume: z.boolean(),
  /** Whether the company likes the candidate. */
  saved: z.boolean(),
  updatedAt: z.string(),
});
export type CandidateCard = z.infer<typeof candidateCardSchema>;

export const candidateDetailSchema = candidateCardSchema.extend({
  summary: z.string(),
  /** The company's jobs that the person applied for. */
  appliedTo: z.array(z.object({ id: z.uuid(), title: z.string() })),
});
export type CandidateDetail = z.infer<typeof candidateDetailSchema>;

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const listOf = <T extends z.ZodType>(item: T) =>
  z
    .preprocess(
      (value) => (value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value]),
      z.array(item).max(50),
    )
    .prefault([]);
const flag = z.preprocess((value) => value === '1' || value === true, z.boolean());

export const candidateSearchSchema = z.strictObject({
  q: z.string().trim().max(searchWordsMaxLength, tooLong(searchWordsMaxLength)).default(''),
  location: z.string().trim().max(searchPlaceMaxLength, tooLong(searchPlaceMaxLength)).default(''),
  radius: optional(z.coerce.number().min(1, 'radius is from 1 to 500.').max(500, 'radius is from 1 to 500.')),
  unit: optional(z.enum(distanceUnits, `unit is one of ${distanceUnits.join(', ')}.`)),
  type: listOf(type),
  category: listOf(category),
  /** Those who wish to work remotely. */
  remote: flag.default(false),
  /** Those alone that the company likes. */
  saved: flag.default(false),
  sort: optional(z.enum(values(candidateSorts), 'sort is one of the list.')),
  page: pageQuery.page.refine(
    (page) => page <= candidatePagesLimit,
    `A search shows ${candidatePagesLimit} pages. Say more of whom you look for.`,
  ),
});
export type CandidateSearch = z.output<typeof candidateSearchSchema>;

export const candidateSearchResultSchema = pageOf(candidateCardSchema).extend({
  /** False where the search names a place that nobody here is at. */
  placeKnown: z.boolean(),
  /** What words of the search turned out to mean; null when they mean only themselves. */
  understood: z
    .object({ q: z.string(), location: z.string(), radius: z.number().optional(), remote: z.boolean() })
    .nullable(),
  /** The words that were searched for instead, because those typed find nobody; null otherwise. */
  corrected: z.string().nullable(),
});
export type CandidateSearchResult = z.infer<typeof candidateSearchResultSchema>;

/** A candidate beside a posting: what speaks for them, and nothing that does not. */
export const candidateMatchSchema = z.object({
  candidate: candidateCardSchema,
  reasons: z.array(z.object({ fits: z.boolean(), text: z.string() })).min(1),
});
export type CandidateMatch = z.infer<typeof candidateMatchSchema>;
export const candidateMatchesSchema = pageOf(candidateMatchSchema).extend({
  job: z.object({ id: z.uuid(), title: z.string() }),
});
export type CandidateMatches = z.infer<typeof candidateMatchesSchema>;

export const candidateParamsSchema = z.strictObject({
  candidateId: z.uuid('There is no candidate with this address.'),
});

/** Somebody who applied to the company, as /company-resume shows them (H-6). */
export const applicantResumeSchema = z.object({
  /** Of the latest application: its resume is the one that is downloaded. */
  applicationId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string(),
  location: z.string(),
  resumeName: z.string(),
  appliedAt: z.string(),
  /** The company's jobs that the person applied for, the latest first; five at most. */
  jobs: z.array(z.object({ id: z.uuid(), title: z.string() })),
  /** How many there are in all. */
  jobCount: z.number().int(),
});
export type ApplicantResume = z.infer<typeof applicantResumeSchema>;

export const candidateEndpoints = defineEndpoints({
  'GET /candidate-profile': {
    summary: 'What one shows to employers',
    answer: z.object({ data: candidateProfileSchema }),
  },
  'PUT /candidate-profile': {
    summary: 'Says what employers see, and who must not',
    body: candidateProfileFieldsSchema,
    answer: z.object({ data: candidateProfileSchema }),
    errors: ['conflict'],
  },
  'GET /candidate-profile/preview': {
    summary: 'Oneself as employers see it',
    answer: z.object({ data: candidateDetailSchema }),
  },
  'GET /candidate-profile/views': {
    summary: 'Which companies looked, the latest first',
    query: z.strictObject(pageQuery),
    answer: pageOf(candidateViewSchema),
    errors: ['not_found'],
  },
  'GET /candidate-profile/skills': {
    summary: 'Skills that a beginning may go on to',
    query: z.strictObject({
      q: z.string().trim().min(1, 'q is what was typed so far.').max(80, tooLong(80)),
    }),
    answer: z.object({ data: z.array(z.string()) }),
  },
  'GET /candidates': {
    summary: 'Searches the candidates who chose to be visible',
    query: candidateSearchSchema,
    answer: candidateSearchResultSchema,
    errors: ['not_found'],
  },
  'GET /candidates/:candidateId': {
    summary: 'A visible candidate; the candidate is told who looked',
    params: candidateParamsSchema,
    answer: z.object({ data: candidateDetailSchema }),
  },
  'GET /candidates/:candidateId/resume': {
    summary: 'The resume that a visible candidate shows',
    params: candidateParamsSchema,
    answer: { file: 'application/octet-stream' },
  },
  'POST /candidates/:candidateId/messages': {
    summary: 'Writes to a visible candidate',
    params: candidateParamsSchema,
    body: newMessageSchema,
    status: 201,
    answer: z.object({ data: z.object({ conversationId: z.uuid() }) }),
    errors: ['conflict'],
  },
  'PUT /saved-candidates/:candidateId': {
    summary: 'Likes a candidate, for the whole company',
    params: candidateParamsSchema,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'DELETE /saved-candidates/:candidateId': {
    summary: 'Likes a candidate no more',
    params: candidateParamsSchema,
    answer: messageSchema,
  },
  'GET /company/jobs/:jobId/candidates': {
    summary: 'Visible candidates who fit a posting of one’s own, with reasons',
    params: jobParamsSchema,
    query: z.strictObject(pageQuery),
    answer: candidateMatchesSchema,
    errors: ['not_found'],
  },
  'GET /company/resumes': {
    summary: 'Those who applied to the company, the latest first',
    query: z.strictObject({ q: z.string().trim().max(120, tooLong(120)).default(''), ...pageQuery }),
    answer: pageOf(applicantResumeSchema),
    errors: ['not_found'],
  },
});
