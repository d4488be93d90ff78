import { z } from '../zod.ts';
import { defineEndpoints } from '../endpoint.ts';
import {
  companyLetters,
  distanceUnits,
  experienceBands,
  jobCategories,
  jobLevels,
  jobSorts,
  jobStatuses,
  jobTypes,
  postedPeriods,
  salaryPeriods,
  searchPlaceMaxLength,
  searchWordsMaxLength,
  workModes,
} from './choices/jobs.ts';
import { companyVerificationSchema } from '../companies/verification.ts';
import { questionKinds } from '../posting/choices/postings.ts';
import { mapPositionSchema } from '../places/map-position.ts';
import { pageOf, pageQuery } from '../pagination.ts';

/** One of a choice list; the refusal names the field and what it takes. */
const oneOf = <T extends string>(name: string, choices: readonly T[]) =>
  z.enum(choices, `${name} is one of ${choices.join(', ')}.`);

const values = <T extends string>(choices: readonly { readonly value: T }[]) =>
  choices.map((choice) => choice.value);

/** `type=a&type=b` arrives as a list, `type=a` as text: both are a list here. */
const listOf = <T extends z.ZodType>(item: T) =>
  z
    .preprocess(
      (value) => (value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value]),
      z.array(item).max(50),
    )
    .prefault([]);

const optionalText = (max: number) =>
  z.string().trim().max(max, `Please use at most ${max} characters.`).default('');

/** An empty field of an HTML form arrives as '' and means "not asked". */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const jobSearchSchema = z.strictObject({
  q: optionalText(searchWordsMaxLength),
  location: optionalText(searchPlaceMaxLength),
  radius: optional(z.coerce.number().min(1, 'radius is from 1 to 500.').max(500, 'radius is from 1 to 500.')),
  unit: optional(oneOf('unit', distanceUnits)),
  category: listOf(oneOf('category', values(jobCategories))),
  type: listOf(oneOf('type', values(jobTypes))),
  mode: listOf(oneOf('mode', values(workModes))),
  experience: listOf(oneOf('experience', values(experienceBands))),
  /** What a title says, or else the years that are asked for. */
  level: listOf(oneOf('level', values(jobLevels))),
  /** At least so many US dollars a year. */
  salary: optional(
    z.coerce
      .number('salary is a number of dollars a year.')
      .int('salary is a whole number of dollars.')
      .min(1, 'salary is from 1 to 10000000.')
      .max(10_000_000, 'salary is from 1 to 10000000.'),
  ),
  company: listOf(z.uuid('company is a company id.')),
  /** Of the company, as its profile says it; capitals do not matter. */
  industry: listOf(z.string().trim().max(120, 'Please use at most 120 characters.')),
  letter: optional(oneOf('letter', values(companyLetters))),
  /** The whole title of a job, up to its first comma; capitals do not matter. */
  title: optionalText(200),
  /** One that the posting lists; capitals do not matter. */
  skill: optionalText(80),
  posted: optional(oneOf('posted', values(postedPeriods))),
  sort: optional(oneOf('sort', values(jobSorts))),
  /** Whether jobs are listed too that only speak of what was asked for, however many others there are. */
  wide: optional(oneOf('wide', ['true'])),
  ...pageQuery,
});
/** A parsed search: every list present, empty where nothing was asked. */
export type JobSearch = z.output<typeof jobSearchSchema>;

export const salarySchema = z.object({
  /** Minor units of the currency (cents). Either end may be open. */
  min: z.number().int().nullable(),
  max: z.number().int().nullable(),
  currency: z.string().length(3),
  period: z.enum(salaryPeriods),
});
export type Salary = z.infer<typeof salarySchema>;

export const yearlyDollarsSchema = z.object({
  min: z.number().int().nullable(),
  max: z.number().int().nullable(),
  /** The day of the exchange rate, YYYY-MM-DD; null for a salary in dollars, which needs none. */
  ratesOf: z.string().nullable(),
});
export type YearlyDollars = z.infer<typeof yearlyDollarsSchema>;

export const placeSchema = z.object({
  city: z.string(),
  region: z.string(),
  /** ISO 3166-1 alpha-2, empty where a source did not say. */
  countryCode: z.string(),
  country: z.string(),
});
export type Place = z.infer<typeof placeSchema>;

export const jobCardSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  /** The logo in its largest size; others with `?size=`. */
  company: z.object({ id: z.uuid(), name: z.string(), logoUrl: z.string().nullable() }),
  places: z.array(placeSchema),
  /** Null where the source did not say. */
  workMode: z.enum(values(workModes)).nullable(),
  type: z.enum(values(jobTypes)).nullable(),
  category: z.enum(values(jobCategories)),
  salary: salarySchema.nullable(),
  skills: z.array(z.string()),
  /** ISO 8601, UTC; null where the source did not say when the job was posted. */
  postedAt: z.string().nullable(),
});
export type JobCard = z.infer<typeof jobCardSchema>;

export const jobQuestionSchema = z.object({
  id: z.uuid(),
  kind: z.enum(values(questionKinds)),
  question: z.string(),
  /** What can be chosen, of a choice. */
  options: z.array(z.string()),
  required: z.boolean(),
});
export type JobQuestion = z.infer<typeof jobQuestionSchema>;
export const jobDetailSchema = jobCardSchema.extend({
  status: z.enum(jobStatuses),
  /** Sanitised HTML; empty where the source gave none. */
  description: z.string(),
  requirements: z.array(z.string()),
  howToApply: z.string(),
  education: z.string(),
  experienceMin: z.number().nullable(),
  experienceMax: z.number().nullable(),
  /** The day applications close, YYYY-MM-DD; null where none was given. */
  deadline: z.string().nullable(),
  /** When somebody last said that it is open: its employer, or the source it comes from. */
  confirmedAt: z.string(),
  /** The day it closed, YYYY-MM-DD; null while it is open, and where nobody knows. */
  closedOn: z.string().nullable(),
  /** Where each of its places is; null where that is not known. */
  positions: z.array(mapPositionSchema.nullable()),
  /** The salary as whole US dollars a year, where it is given otherwise and the currency is known. */
  yearlyDollars: yearlyDollarsSchema.nullable(),
  /** The posting at its source; null for jobs posted here. */
  applyUrl: z.string().nullable(),
  /** From where people may work, by the English names of countries; none where only the places count. */
  applicantCountries: z.array(z.string()),
  /** A file that goes with the posting. */
  attachment: z.object({ name: z.string(), size: z.number().int() }).nullable(),
  /** What is asked of whoever applies here. Which answers speak against somebody is not said. */
  questions: z.array(jobQuestionSchema),
  /** True where somebody at the company receives applications made here. */
  acceptsApplications: z.boolean(),
  companyDetail: z.object({
    id: z.uuid(),
    name: z.string(),
    website: z.string(),
    about: z.string(),
    industry: z.string(),
    verification: companyVerificationSchema.nullable(),
  }),
});
export type JobDetail = z.infer<typeof jobDetailSchema>;

const facetValueSchema = z.object({ value: z.string(), count: z.number().int() });
export const jobFacetsSchema = z.object({
  category: z.array(facetValueSchema),
  type: z.array(facetValueSchema),
  mode: z.array(facetValueSchema),
  experience: z.array(facetValueSchema),
  salary: z.array(facetValueSchema),
  posted: z.array(facetValueSchema),
  /** The ten companies with most hits, and any that is selected. */
  company: z.array(facetValueSchema.extend({ name: z.string() })),
  /** Industries with most hits, and any that is selected. */
  industry: z.array(facetValueSchema),
  /** By the first letter of the company's name; names in other scripts stand under none. */
  letter: z.array(facetValueSchema),
});
export type JobFacets = z.infer<typeof jobFacetsSchema>;

export const jobSearchResultSchema = pageOf(jobCardSchema).extend({
  facets: jobFacetsSchema,
  /** False when the search names a place that nobody knows. */
  placeKnown: z.boolean(),
  /** How many of `total` have all that was asked for; the rest follows them, and has most of it or speaks of it. */
  exact: z.number().int(),
  /** How many more jobs speak of what was asked for: with `wide` they are listed too. */
  others: z.number().int(),
  /** Words that none or few of those on this page have which have not all of it. */
  missing: z.array(z.object({ words: z.string(), none: z.boolean() })),
  /** What such a place most likely means, as a search names it; for the code of a state the country that has it too. */
  placeOffers: z.array(z.string()),
  /** What words of the search turned out to mean; null when they mean only themselves. */
  understood: z
    .object({
      q: z.string(),
      location: z.string(),
      radius: z.number().optional(),
      mode: z.array(z.enum(values(workModes))),
      type: z.array(z.enum(values(jobTypes))),
      level: z.array(z.enum(values(jobLevels))),
      salary: z.number().optional(),
      posted: z.enum(values(postedPeriods)).optional(),
    })
    .nullable(),
  /** Words of other languages, and the English ones that were searched for besides. */
  translated: z.array(z.object({ words: z.string(), meant: z.array(z.string()) })),
  /** What the words said of place, pay and the like and had to be left out, as they said it. */
  leftOut: z.array(z.string()),
  /** The words that were searched for instead, because those typed are in no job; null otherwise. */
  corrected: z.string().nullable(),
  /** Each word and place that was taken for a slip, as it was typed and as it was meant. */
  respelled: z.array(z.object({ typed: z.string(), meant: z.string() })),
  /** Words that find far more than those typed, which look mistyped; null otherwise. */
  didYouMean: z.string().nullable(),
  /** Where nothing was found: the nearest circle around the place with jobs in it, and the first of them. */
  nearby: z
    .object({
      radius: z.number(),
      unit: z.enum(distanceUnits),
      total: z.number().int(),
      data: z.array(jobCardSchema),
    })
    .nullable(),
  /** Where nothing was found: what each filter keeps out, most first. */
  relaxed: z.array(z.object({ field: z.string(), total: z.number().int() })),
  /** The day of the exchange rates by which pay is filtered, YYYY-MM-DD; some currencies may have older ones. */
  ratesOf: z.string(),
});
export type JobSearchResult = z.infer<typeof jobSearchResultSchema>;

export const suggestionKinds = ['title', 'skill', 'company', 'place'] as const;
/** GET /jobs/suggestions: what a beginning may go on to, in the field for words or the one for places. */
export const suggestionsQuerySchema = z.strictObject({
  q: z.string().trim().min(1, 'q is what was typed so far.').max(80, 'Please use at most 80 characters.'),
  field: oneOf('field', ['words', 'place']).default('words'),
});
export const suggestionSchema = z.object({
  kind: z.enum(suggestionKinds),
  text: z.string(),
  /** What tells it apart from another of that name; empty where nothing has to. */
  detail: z.string(),
  /** The company's id; the text to search for otherwise. */
  value: z.string(),
  /** Open jobs that it stands for, a few minutes old at most. */
  jobs: z.number().int(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;
export const suggestionsSchema = z.object({ data: z.array(suggestionSchema) });

export const jobParamsSchema = z.strictObject({ jobId: z.uuid('There is no job with this address.') });

/** POST /company/jobs/:jobId/confirm. */
export const jobConfirmationSchema = z.object({ data: z.object({ confirmedAt: z.string() }) });

export const jobEndpoints = defineEndpoints({
  'GET /jobs': {
    summary: 'Searches the open jobs, with the counts of each filter',
    query: jobSearchSchema,
    answer: jobSearchResultSchema,
    errors: ['not_found'],
  },
  'GET /jobs/suggestions': {
    summary: 'What a beginning may go on to',
    query: suggestionsQuerySchema,
    answer: suggestionsSchema,
  },
  'GET /jobs/:jobId': {
    summary: 'A posting, open or closed',
    params: jobParamsSchema,
    answer: z.object({ data: jobDetailSchema }),
  },
  'POST /company/jobs/:jobId/confirm': {
    summary: 'The employer says that a job is still open',
    params: jobParamsSchema,
    answer: jobConfirmationSchema,
    errors: ['conflict'],
  },
});
