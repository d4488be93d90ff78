import type { BoardWords } from '../board-words.ts';
import { companySizes } from '../companies/profile-choices.ts';
import { companyVerificationSchema } from '../companies/verification.ts';
import { defineEndpoints } from '../endpoint.ts';
import { pageOf, pageQuery } from '../pagination.ts';
import { mapPositionSchema } from '../places/map-position.ts';
import { readEntrySchema } from './search-reading.ts';
import { questionKinds } from './posting-choices.ts';
import { z } from '../zod.ts';
import {
  companyLetters,
  distanceUnits,
  experienceBands,
  jobLevels,
  jobSorts,
  jobStatuses,
  jobTypes,
  maxHiddenCompanies,
  postedPeriods,
  salaryPeriods,
  searchPlaceMaxLength,
  searchWordsMaxLength,
  workModes,
} from './choices.ts';
import { categoryOf } from './category-schemas.ts';
import { degreeChoices, jobBenefits, jobSchedules, sponsorshipChoices } from './fact-choices.ts';
import { facetValueSchema, factFacetShape, factFilterShape } from './fact-schemas.ts';
import { cardFieldShape, jobFieldShape } from './job-field-schemas.ts';
import { jobTranslationSchema } from './translations.ts';
import { isOwnFilter, ownFieldKinds } from './own-fields.ts';
import { listOf, oneOf, optional, optionalText, values } from './query-schemas.ts';
import { msg } from '../text/message.ts';
import { fixed } from '../text/say.ts';

const ownFilter = z.string().max(120, 'own has at most 120 characters.');

/** A search as any board reads it; `jobSearchOn` also checks its categories and filters. */
export const jobSearchSchema = z.strictObject({
  q: optionalText(searchWordsMaxLength).meta({
    description: msg`Words. Quotes keep a phrase together; OR joins alternatives; a minus leaves out: nurse -"night shift".`,
  }),
  location: optionalText(searchPlaceMaxLength),
  radius: optional(z.coerce.number().min(1, 'radius is from 1 to 500.').max(500, 'radius is from 1 to 500.')),
  unit: optional(oneOf('unit', distanceUnits)),
  category: listOf(z.string()),
  type: listOf(oneOf('type', values(jobTypes))),
  mode: listOf(oneOf('mode', values(workModes))),
  experience: listOf(oneOf('experience', values(experienceBands))),
  /** By the title, else by the required years. */
  level: listOf(oneOf('level', values(jobLevels))),
  ...factFilterShape,
  /** Ways of working, types and levels that no result has. */
  notMode: listOf(oneOf('notMode', values(workModes))),
  notType: listOf(oneOf('notType', values(jobTypes))),
  notLevel: listOf(oneOf('notLevel', values(jobLevels))),
  company: listOf(z.uuid('company is a company id.')),
  notCompany: listOf(
    z.uuid('notCompany is a company id.'),
    maxHiddenCompanies,
    `notCompany takes at most ${maxHiddenCompanies} companies.`,
  ).meta({ description: `Companies whose jobs are left out, at most ${maxHiddenCompanies}.` }),
  /** The industry of the company's profile; capitals do not matter. */
  industry: listOf(
    z
      .string()
      .trim()
      .max(120, fixed`Please use at most 120 characters.`),
  ),
  letter: optional(oneOf('letter', values(companyLetters))),
  /** The whole title of a job, up to its first comma; capitals do not matter. */
  title: optionalText(200),
  /** A listed skill; capitals do not matter. */
  skill: optionalText(80),
  /** Filters by the board's own fields: `shift:night`, `hours:20..40`; several values of one field widen the search. */
  own: listOf(ownFilter),
  posted: optional(oneOf('posted', values(postedPeriods))),
  sort: optional(oneOf('sort', values(jobSorts))),
  /** Also lists partial matches where there are many exact ones. */
  wide: optional(oneOf('wide', ['true'])),
  ...pageQuery,
});

/** What a search has of the board's words. */
export const searchWordsOn = (words: BoardWords) => ({
  category: listOf(categoryOf(words)),
  own: listOf(
    ownFilter.refine(
      (filter) => isOwnFilter(words, filter),
      'own is a filter of this board, for example shift:night or hours:20..40.',
    ),
  ),
});
export const jobSearchOn = (words: BoardWords) => jobSearchSchema.extend(searchWordsOn(words));
/** A parsed search; lists without values are empty. */
export type JobSearch = z.output<typeof jobSearchSchema>;

export const salarySchema = z.object({
  /** Minor units of the currency (cents). Either end may be open. */
  min: z.number().int().nullable(),
  max: z.number().int().nullable(),
  currency: z.string().length(3),
  period: z.enum(salaryPeriods),
});
export type Salary = z.infer<typeof salarySchema>;

const convertedPaySchema = z.object({
  /** In units of the currency. */
  min: z.number().nullable(),
  max: z.number().nullable(),
  currency: z.string().length(3),
  period: z.enum(salaryPeriods),
  /** The day of the exchange rates, YYYY-MM-DD; null where only the period differs, which needs none. */
  ratesOf: z.string().nullable(),
});
export type ConvertedPay = z.infer<typeof convertedPaySchema>;

export const placeSchema = z.object({
  city: z.string(),
  region: z.string(),
  /** ISO 3166-1 alpha-2; empty where the source has none. */
  countryCode: z.string(),
  country: z.string(),
  /** What the language of the answer calls city and region, where it has names of its own for them. */
  named: z.object({ city: z.string(), region: z.string() }).optional(),
});
export type Place = z.infer<typeof placeSchema>;

/** Beyond its own, a card names no more places of other openings. */
export const cardMaxPlaces = 20;

export const jobCardSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  company: z.object({
    id: z.uuid(),
    name: z.string(),
    /** In its largest size; others with `?size=`. */
    logoUrl: z.string().nullable(),
    /** Empty where the company does not say, as its size. */
    industry: z.string(),
    size: z.enum(companySizes),
  }),
  /** In lists, those of all its openings. */
  places: z.array(placeSchema),
  /** The number of places that are not in `places`. */
  morePlaces: z.number().int(),
  /** How many open postings of the company have the same title and text; lists show them as one. */
  openings: z.number().int(),
  /** Null where the source has none. */
  workMode: z.enum(values(workModes)).nullable(),
  type: z.enum(values(jobTypes)).nullable(),
  /** One of the board's categories. */
  category: z.string(),
  salary: salarySchema.nullable(),
  skills: z.array(z.string()),
  /** ISO 8601, UTC; null where the source has none. */
  postedAt: z.string().nullable(),
  /** Whether its employer has it shown as featured. */
  featured: z.boolean(),
  ...cardFieldShape,
});
export type JobCard = z.infer<typeof jobCardSchema>;

export const jobQuestionSchema = z.object({
  id: z.uuid(),
  kind: z.enum(values(questionKinds)),
  question: z.string(),
  /** The choices of a `choice`. */
  options: z.array(z.string()),
  required: z.boolean(),
});
export type JobQuestion = z.infer<typeof jobQuestionSchema>;
const shownOwnFieldSchema = z.object({
  key: z.string(),
  label: z.string(),
  kind: z.enum(values(ownFieldKinds)),
  /** A choice by its identifier, a day as YYYY-MM-DD. */
  value: z.union([z.string(), z.number()]),
  text: z.string(),
});
export type ShownOwnField = z.infer<typeof shownOwnFieldSchema>;

export const jobDetailSchema = jobCardSchema.extend({
  status: z.enum(jobStatuses),
  /** Sanitised HTML; empty where the source gave none. */
  description: z.string(),
  ...jobFieldShape,
  /** The day applications close, YYYY-MM-DD; null where none was given. */
  deadline: z.string().nullable(),
  /** When the last day for applications is over where the job is, with the offset there. */
  closesAt: z.string().nullable(),
  /** When the employer or the source last confirmed that it is open. */
  confirmedAt: z.string(),
  /** The day it closed, YYYY-MM-DD; null while it is open or where the day is unknown. */
  closedOn: z.string().nullable(),
  /** The position of each place; null where it is unknown. */
  positions: z.array(mapPositionSchema.nullable()),
  /** The salary as the board speaks of pay; null where it is given so, or cannot be converted. */
  converted: convertedPaySchema.nullable(),
  /** The source of a posting from elsewhere; null for postings written here. */
  cameFrom: z.object({ host: z.string() }).nullable(),
  /** The posting at its source; null for jobs posted here. */
  applyUrl: z.string().nullable(),
  /** English names of the countries that people may work from; empty where only the places count. */
  applicantCountries: z.array(z.string()),
  /** English names of the countries in the parts of the world among the places, such as Europe. */
  regionCountries: z.array(z.string()),
  /** The other openings with the same title and text, the newest first: not more than a page lists. */
  otherOpenings: z.array(z.object({ id: z.uuid(), places: z.array(placeSchema) })),
  /** The same posting in other languages, where they are open. */
  translations: z.array(jobTranslationSchema),
  attachment: z.object({ name: z.string(), size: z.number().int() }).nullable(),
  /** The values of the board's own fields that the page shows, in the board's order. */
  ownFields: z.array(shownOwnFieldSchema),
  /** The questions to applicants, without their knock-out answers. */
  questions: z.array(jobQuestionSchema),
  /** Whether the company receives applications from here. */
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

const jobFacetsSchema = z.object({
  category: z.array(facetValueSchema),
  type: z.array(facetValueSchema),
  mode: z.array(facetValueSchema),
  experience: z.array(facetValueSchema),
  salary: z.array(facetValueSchema),
  posted: z.array(facetValueSchema),
  /** The ten companies with the most hits, and the chosen and the hidden ones. */
  company: z.array(facetValueSchema.extend({ name: z.string() })),
  /** The industries with the most hits, and the selected ones. */
  /** With what each is called in the language of the reader. */
  industry: z.array(facetValueSchema.extend({ label: z.string().optional() })),
  /** By the first letter of the company's name; names in other scripts are left out. */
  letter: z.array(facetValueSchema),
  ...factFacetShape,
});
export type JobFacets = z.infer<typeof jobFacetsSchema>;

/** What a search gives up where few jobs meet all of its limits; the last four are of its place. */
const unmetLimits = [
  'salary',
  'posted',
  'schedule',
  'degree',
  'sponsorship',
  'level',
  'type',
  'mode',
  'nearby',
  'region',
  'country',
  'elsewhere',
] as const;
export type UnmetLimit = (typeof unmetLimits)[number];

const understoodSchema = z.object({
  q: z.string(),
  location: z.string(),
  radius: z.number().optional(),
  unit: z.enum(distanceUnits).optional(),
  mode: z.array(z.enum(values(workModes))),
  type: z.array(z.enum(values(jobTypes))),
  level: z.array(z.enum(values(jobLevels))),
  salary: z.number().optional(),
  salaryTo: z.number().optional(),
  currency: z.string().optional(),
  period: z.enum(salaryPeriods).optional(),
  posted: z.enum(values(postedPeriods)).optional(),
  schedule: z.array(z.enum(values(jobSchedules))),
  degree: z.enum(values(degreeChoices)).optional(),
  sponsorship: z.enum(values(sponsorshipChoices)).optional(),
  benefits: z.array(z.enum(values(jobBenefits))),
  notMode: z.array(z.enum(values(workModes))),
  notType: z.array(z.enum(values(jobTypes))),
  notLevel: z.array(z.enum(values(jobLevels))),
});

export const jobSearchResultSchema = pageOf(jobCardSchema).extend({
  facets: jobFacetsSchema,
  /** False for an unknown place. */
  placeKnown: z.boolean(),
  /** How many of `total` meet every limit, with all or most of the words. */
  within: z.number().int(),
  /** The number of exact matches in `total`; partial ones follow them. The counts of the filters are of these. */
  exact: z.number().int(),
  /** The number of further partial matches, which `wide` lists too. */
  others: z.number().int(),
  /** Words that few or none of the partial matches on this page have. */
  missing: z.array(z.object({ words: z.string(), none: z.boolean() })),
  /** Likely places for an unknown one; for a state code also the country with that code. */
  placeOffers: z.array(z.string()),
  /** What each of the words was taken for, in their order (L-37); empty for a search without words. */
  reading: z.array(readEntrySchema),
  /** The fields as the words filled them, with the words that are left; null where they are all looked for as they are. */
  understood: understoodSchema.nullable(),
  /** Words of other languages, and letters, with what was searched too. */
  translated: z.array(z.object({ words: z.string(), meant: z.array(z.string()) })),
  /** Work that no job is called by, with work of its kind that jobs have: none of these is what was asked for. */
  related: z.array(z.object({ words: z.string(), meant: z.array(z.string()) })),
  /**
   * By job of the page, the limits that it does not meet: none of an answer. Jobs that miss some follow the answers, the
   * nearest first; `elsewhere` is behind `country`, `region` and `nearby`.
   */
  unmet: z.array(z.array(z.enum(unmetLimits))),
  /** The corrected words, where the typed ones are in no job. */
  corrected: z.string().nullable(),
  /** Each corrected word and place. */
  respelled: z.array(z.object({ typed: z.string(), meant: z.string() })),
  /** Words that find far more than the typed ones, which look mistyped. */
  didYouMean: z.string().nullable(),
  /** Without hits: the smallest radius around the place that has jobs, and the first of them. */
  nearby: z
    .object({
      radius: z.number(),
      unit: z.enum(distanceUnits),
      total: z.number().int(),
      data: z.array(jobCardSchema),
    })
    .nullable(),
  /** Without hits: the number of jobs that each filter excludes, most first. */
  relaxed: z.array(z.object({ field: z.string(), total: z.number().int() })),
  /**
   * The day of the exchange rates for the pay filter, YYYY-MM-DD; some currencies may have older ones. Null where all
   * rates are too old: pay is then compared in US dollars alone.
   */
  ratesOf: z.string().nullable(),
  /** Present while the search is still loading postings: jobs and counts are not complete yet. */
  isLoading: z.literal(true).optional(),
});
export type JobSearchResult = z.infer<typeof jobSearchResultSchema>;

const suggestionKinds = ['title', 'skill', 'company', 'place'] as const;
/** GET /jobs/suggestions, for the field of words or of places. */
export const suggestionsQuerySchema = z.strictObject({
  q: z
    .string()
    .trim()
    .min(1, 'q is the typed text.')
    .max(80, fixed`Please use at most 80 characters.`),
  field: oneOf('field', ['words', 'place']).default('words'),
});
const suggestionSchema = z.object({
  kind: z.enum(suggestionKinds),
  text: z.string(),
  /** Distinguishes suggestions of one name. */
  detail: z.string(),
  /** A company's id, else the text to search for. */
  value: z.string(),
  /** Its number of open jobs, at most a few minutes old. */
  jobs: z.number().int(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;
const suggestionsSchema = z.object({ data: z.array(suggestionSchema) });

export const jobParamsSchema = z.strictObject({ jobId: z.uuid(msg`There is no job with this address.`) });

/** POST /company/jobs/:jobId/confirm. */
const jobConfirmationSchema = z.object({ data: z.object({ confirmedAt: z.string() }) });

export const jobEndpoints = defineEndpoints({
  'GET /jobs': {
    summary: 'Searches the open jobs, with the counts of each filter',
    query: jobSearchSchema,
    onBoard: { query: jobSearchOn },
    answer: jobSearchResultSchema,
    errors: ['not_found'],
  },
  'GET /jobs/suggestions': {
    summary: 'Suggestions for typed text',
    query: suggestionsQuerySchema,
    answer: suggestionsSchema,
  },
  'GET /jobs/:jobId': {
    summary: 'A posting, open or closed',
    params: jobParamsSchema,
    answer: z.object({ data: jobDetailSchema }),
  },
  'POST /company/jobs/:jobId/confirm': {
    summary: 'Confirms that a job is still open',
    params: jobParamsSchema,
    answer: jobConfirmationSchema,
    errors: ['conflict'],
  },
});
