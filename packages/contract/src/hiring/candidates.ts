import type { BoardWords } from '../board-words.ts';
import { defineEndpoints } from '../endpoint.ts';
import { messageSchema } from '../identity/accounts.ts';
import { distanceUnits, jobTypes, searchPlaceMaxLength, searchWordsMaxLength } from '../jobs/choices.ts';
import { categoryOf } from '../jobs/category-schemas.ts';
import { jobParamsSchema, placeSchema } from '../jobs/jobs.ts';
import { readEntrySchema } from '../jobs/search-reading.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { hasAddress, isPlain } from '../text/names.ts';
import { z } from '../zod.ts';
import { candidateLimits, candidatePagesLimit, candidateSorts } from './choices.ts';
import { newMessageSchema } from './conversations.ts';
import { msg } from '../text/message.ts';
import { fixed } from '../text/say.ts';

const values = <T extends string>(choices: readonly { readonly value: T }[]) =>
  choices.map((choice) => choice.value);
const categoryOn = (words: BoardWords) => categoryOf(words, fixed`Please choose a category.`);
const type = z.enum(values(jobTypes), fixed`Please choose job types from the list.`);

const tooLong = (max: number) => fixed`Please use at most ${max} characters.`;
const noAddress = fixed`Leave out web and email addresses: employers write to you here.`;
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, tooLong(max))
    .refine(isPlain, fixed`Please use one line, without hidden characters.`)
    .refine((value) => !hasAddress(value), noAddress);
const withoutDoubles = (names: string[]) => [
  ...new Map(names.filter(Boolean).map((name) => [name.toLowerCase(), name])).values(),
];

/** An hourly rate in minor units. */
const hourlyRateSchema = z.strictObject({
  amount: z
    .number(fixed`Please use a number.`)
    .int(fixed`Please use a number.`)
    .min(1, fixed`Please use a number above 0.`)
    .max(2_000_000_000, fixed`This rate is too high. Please enter a lower one.`),
  currency: z.string().regex(/^[A-Z]{3}$/, fixed`Please choose a currency.`),
});
export type HourlyRate = z.infer<typeof hourlyRateSchema>;

/** PUT /candidate-profile: all fields at once, so that no profile becomes visible before its companies are excluded. */
const candidateProfileFieldsSchema = z
  .strictObject({
    visible: z.boolean(),
    /** The resume that employers can read; null for none. */
    resumeId: z.uuid(fixed`There is no resume with this address.`).nullable(),
    headline: line(candidateLimits.headline),
    summary: z
      .string()
      .trim()
      .max(candidateLimits.summary, tooLong(candidateLimits.summary))
      .refine((value) => !hasAddress(value), noAddress),
    location: line(candidateLimits.location),
    types: z.array(type).max(jobTypes.length),
    category: z.string(),
    skills: z
      .array(line(candidateLimits.skill))
      .max(candidateLimits.skills, fixed`Please name at most ${candidateLimits.skills} skills.`)
      .transform(withoutDoubles),
    remote: z.boolean(),
    hourlyRate: hourlyRateSchema.nullable(),
    excludedCompanies: z
      .array(z.string().trim().max(200, tooLong(200)))
      .max(
        candidateLimits.excludedCompanies,
        fixed`Please name at most ${candidateLimits.excludedCompanies} companies.`,
      )
      .transform(withoutDoubles),
    /** The version that was edited; a newer one refuses the change. Without it there is no check. */
    version: z.string().max(40).optional(),
  })
  .refine(({ visible, headline }) => !visible || headline !== '', {
    path: ['headline'],
    message: msg`Say in a few words what you do: employers find you by it.`,
  });
const candidateProfileFieldsOn = (words: BoardWords) =>
  candidateProfileFieldsSchema.safeExtend({ category: categoryOn(words) });
export type CandidateProfileFields = z.infer<typeof candidateProfileFieldsSchema>;

const candidateProfileSchema = z.object({
  visible: z.boolean(),
  /** Why employers do not find a visible profile. */
  hiddenBecause: z.enum(['unconfirmed', 'deletion']).nullable(),
  resumeId: z.uuid().nullable(),
  headline: z.string(),
  summary: z.string(),
  location: z.string(),
  /** The place that the location was read as; null for an unknown one. */
  place: placeSchema.nullable(),
  types: z.array(z.enum(values(jobTypes))),
  category: z.string(),
  skills: z.array(z.string()),
  remote: z.boolean(),
  hourlyRate: hourlyRateSchema.nullable(),
  excludedCompanies: z.array(z.string()),
  /** Changes with each save; empty before the first. */
  version: z.string(),
});
export type CandidateProfile = z.infer<typeof candidateProfileSchema>;

/** A company that looked, once a day each. */
const candidateViewSchema = z.object({
  company: z.object({ id: z.uuid(), name: z.string() }),
  /** YYYY-MM-DD, UTC */
  day: z.string(),
  viewedAt: z.string(),
  resumeRead: z.boolean(),
});
export type CandidateView = z.infer<typeof candidateViewSchema>;

/** A candidate in a list. Nothing here reveals a contact outside of the product. */
const candidateCardSchema = z.object({
  id: z.uuid(),
  /** First name and initial; the full name for companies that the candidate applied to or answered. */
  name: z.string(),
  headline: z.string(),
  /** May be empty. */
  location: z.string(),
  types: z.array(z.enum(values(jobTypes))),
  category: z.string(),
  skills: z.array(z.string()),
  remote: z.boolean(),
  hourlyRate: hourlyRateSchema.nullable(),
  hasResume: z.boolean(),
  /** Whether the company likes the candidate. */
  saved: z.boolean(),
  updatedAt: z.string(),
});
export type CandidateCard = z.infer<typeof candidateCardSchema>;

const candidateDetailSchema = candidateCardSchema.extend({
  summary: z.string(),
  /** The company's jobs that the candidate applied for. */
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

const candidateSearchSchema = z.strictObject({
  q: z.string().trim().max(searchWordsMaxLength, tooLong(searchWordsMaxLength)).default(''),
  location: z.string().trim().max(searchPlaceMaxLength, tooLong(searchPlaceMaxLength)).default(''),
  radius: optional(
    z.coerce
      .number()
      .min(1, fixed`radius is from 1 to 500.`)
      .max(500, fixed`radius is from 1 to 500.`),
  ),
  unit: optional(z.enum(distanceUnits, fixed`unit is one of ${distanceUnits.join(', ')}.`)),
  type: listOf(type),
  category: listOf(z.string()),
  /** Those who wish to work remotely. */
  remote: flag.default(false),
  /** Only those that the company likes. */
  saved: flag.default(false),
  sort: optional(z.enum(values(candidateSorts), fixed`sort is one of the list.`)),
  page: pageQuery.page.refine(
    (page) => page <= candidatePagesLimit,
    fixed`A search shows ${candidatePagesLimit} pages. Say more of whom you look for.`,
  ),
});
const candidateSearchOn = (words: BoardWords) =>
  candidateSearchSchema.extend({ category: listOf(categoryOn(words)) });
export type CandidateSearch = z.output<typeof candidateSearchSchema>;

const candidateSearchResultSchema = pageOf(candidateCardSchema).extend({
  /** False where no candidate is at the searched place. */
  placeKnown: z.boolean(),
  /** How the search read its words; null where it took them literally. */
  understood: z
    .object({
      q: z.string(),
      location: z.string(),
      radius: z.number().optional(),
      remote: z.boolean(),
      types: z.array(type),
    })
    .nullable(),
  /** Each of the typed words, in order, with what it was taken for (L-37). */
  reading: z.array(readEntrySchema),
  /** The corrected words, where the typed ones have no result. */
  corrected: z.string().nullable(),
});
export type CandidateSearchResult = z.infer<typeof candidateSearchResultSchema>;

/** A candidate for a posting, with reasons. */
const candidateMatchSchema = z.object({
  candidate: candidateCardSchema,
  reasons: z.array(z.object({ fits: z.boolean(), text: z.string() })).min(1),
});
export type CandidateMatch = z.infer<typeof candidateMatchSchema>;
const candidateMatchesSchema = pageOf(candidateMatchSchema).extend({
  job: z.object({ id: z.uuid(), title: z.string() }),
});
export type CandidateMatches = z.infer<typeof candidateMatchesSchema>;

const candidateParamsSchema = z.strictObject({
  candidateId: z.uuid(fixed`There is no candidate with this address.`),
});

/** An applicant of the company on /company-resume (H-6). */
const applicantResumeSchema = z.object({
  /** The latest application, whose resume is downloaded. */
  applicationId: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string(),
  location: z.string(),
  resumeName: z.string(),
  appliedAt: z.string(),
  /** The company's jobs that the person applied for, latest first; five at most. */
  jobs: z.array(z.object({ id: z.uuid(), title: z.string() })),
  /** The number of all of them. */
  jobCount: z.number().int(),
});
export type ApplicantResume = z.infer<typeof applicantResumeSchema>;

export const candidateEndpoints = defineEndpoints({
  'GET /candidate-profile': {
    feature: 'candidateSearch',
    summary: 'The own profile for employers',
    answer: z.object({ data: candidateProfileSchema }),
  },
  'PUT /candidate-profile': {
    feature: 'candidateSearch',
    summary: 'Saves the profile for employers and the excluded companies',
    body: candidateProfileFieldsSchema,
    onBoard: { body: candidateProfileFieldsOn },
    answer: z.object({ data: candidateProfileSchema }),
    errors: ['conflict'],
  },
  'GET /candidate-profile/preview': {
    feature: 'candidateSearch',
    summary: 'The own profile as employers see it',
    answer: z.object({ data: candidateDetailSchema }),
  },
  'GET /candidate-profile/views': {
    feature: 'candidateSearch',
    summary: 'The companies that looked, latest first',
    query: z.strictObject(pageQuery),
    answer: pageOf(candidateViewSchema),
    errors: ['not_found'],
  },
  'GET /candidate-profile/skills': {
    feature: 'candidateSearch',
    summary: 'Skills that start with the typed text',
    query: z.strictObject({
      q: z
        .string()
        .trim()
        .min(1, fixed`q is the typed text.`)
        .max(80, tooLong(80)),
    }),
    answer: z.object({ data: z.array(z.string()) }),
  },
  'GET /candidates': {
    feature: 'candidateSearch',
    summary: 'Searches the candidates who chose to be visible',
    query: candidateSearchSchema,
    onBoard: { query: candidateSearchOn },
    answer: candidateSearchResultSchema,
    errors: ['not_found'],
  },
  'GET /candidates/:candidateId': {
    feature: 'candidateSearch',
    summary: 'A visible candidate; the candidate sees who looked',
    params: candidateParamsSchema,
    answer: z.object({ data: candidateDetailSchema }),
  },
  'GET /candidates/:candidateId/resume': {
    feature: 'candidateSearch',
    summary: 'The resume that a visible candidate shows',
    params: candidateParamsSchema,
    answer: { file: 'application/octet-stream' },
  },
  'POST /candidates/:candidateId/messages': {
    feature: 'candidateSearch',
    summary: 'Writes to a visible candidate',
    params: candidateParamsSchema,
    body: newMessageSchema,
    status: 201,
    answer: z.object({ data: z.object({ conversationId: z.uuid() }) }),
    errors: ['conflict'],
  },
  'PUT /saved-candidates/:candidateId': {
    feature: 'candidateSearch',
    summary: 'Likes a candidate, for the whole company',
    params: candidateParamsSchema,
    answer: messageSchema,
    errors: ['conflict'],
  },
  'DELETE /saved-candidates/:candidateId': {
    feature: 'candidateSearch',
    summary: 'Removes the like of a candidate',
    params: candidateParamsSchema,
    answer: messageSchema,
  },
  'GET /company/jobs/:jobId/candidates': {
    feature: 'candidateSearch',
    summary: 'Visible candidates who fit an own posting, with reasons',
    params: jobParamsSchema,
    query: z.strictObject(pageQuery),
    answer: candidateMatchesSchema,
    errors: ['not_found'],
  },
  'GET /company/resumes': {
    summary: 'The applicants of the company, latest first',
    query: z.strictObject({ q: z.string().trim().max(120, tooLong(120)).default(''), ...pageQuery }),
    answer: pageOf(applicantResumeSchema),
    errors: ['not_found'],
  },
});
