import type { BoardWords } from '@waymark/contract/board-words';
import { statedSizes } from '@waymark/contract/companies/profile-choices';
import {
  postedPeriods,
  salaryPeriods,
  type JobLevel,
  type JobType,
  type WorkMode,
} from '@waymark/contract/jobs/choices';
import {
  jobBenefits,
  jobSchedules,
  maxPayAmount,
  payCurrencies,
  postingLanguages,
} from '@waymark/contract/jobs/fact-choices';
import { jobSearchSchema, type JobSearch } from '@waymark/contract/jobs/jobs';
import { v1NewJobSchema } from '@waymark/contract/integrations/v1-jobs';
import { coverLetterLimits } from '@waymark/contract/resumes/choices';
import { shownPeriods } from '@waymark/contract/search/choices';
import { msg } from '@waymark/contract/text/message';
import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';

const words = (what: string, max = 200) =>
  z.string().trim().max(max, `${what} has at most ${max} characters.`);

const amount = z.number().min(1).max(maxPayAmount);
const choices = <T extends string>(list: readonly { readonly value: T }[]) =>
  z
    .array(z.enum(list.map(({ value }) => value)))
    .max(50)
    .optional();

/** The input of `search_jobs` as the Open Job Context Protocol asks for it; what is not known there is named in the answer. */
export const searchInput = z.looseObject({
  query: words('query').describe(
    'What is looked for, in a sentence or a few words: "night nurse in Leeds that pays over 40k".',
  ),
  location: z
    .looseObject({
      city: words('city').optional(),
      state: words('state').optional(),
      country: words('country').optional(),
      remote_ok: z.boolean().optional().describe('Only jobs that can be done remotely.'),
      remote_policy: z
        .array(z.enum(['on_site', 'hybrid', 'remote', 'flexible']))
        .max(4)
        .optional(),
      radius_miles: z.number().min(1).max(300).optional(),
    })
    .optional(),
  filters: z
    .looseObject({
      employment_type: words('employment_type', 40).optional(),
      salary_min: amount
        .optional()
        .describe('In salary_currency for salary_period; jobs without pay are left out.'),
      salary_max: amount.optional().describe('The same: jobs whose pay begins at that or less.'),
      salary_currency: z
        .enum(payCurrencies as [string, ...string[]])
        .optional()
        .describe('ISO 4217; the currency of the board without it.'),
      salary_period: z.enum(salaryPeriods).optional().describe('As the board speaks of pay without it.'),
      visa_sponsorship: z
        .boolean()
        .optional()
        .describe('Only jobs whose text states that a visa is sponsored.'),
      no_degree_needed: z
        .boolean()
        .optional()
        .describe('Only jobs whose text states that no degree is needed.'),
      schedule: choices(jobSchedules).describe(
        'What the text states. Several of day, evening, night and weekend widen the search; the others narrow it.',
      ),
      benefits: choices(jobBenefits).describe('Each has to be stated.'),
      languages: choices(postingLanguages).describe('The languages of the text, ISO 639-1.'),
      company_size: z.array(z.enum(statedSizes)).max(10).optional(),
      experience_level: words('experience_level', 40).optional(),
      posted_within_days: z.number().int().min(1).max(3650).optional(),
    })
    .optional(),
  pagination: z
    .looseObject({
      limit: z.number().int().min(1).max(50).default(10),
      offset: z.number().int().min(0).max(10_000).default(0),
    })
    .optional(),
});
export type SearchInput = z.output<typeof searchInput>;

export const jobInput = z.object({ job_id: z.uuid('job_id is the ojcp_id of a job.') });
export const employerInput = z.object({ employer_id: z.string().min(1).max(100) });
export const payInput = z.object({
  title: z.string().trim().min(1).max(200).optional(),
  location: z.string().trim().min(1).max(200).optional(),
  per: z
    .enum(shownPeriods.map(({ value }) => value))
    .optional()
    .describe('As the board speaks of pay without it.'),
});
export const pageInput = z.object({ page: z.number().int().min(1).max(1000).default(1) });
export const letterInput = z.object({
  job_id: z.uuid('job_id is the ojcp_id of a job.'),
  cover_letter: z
    .string()
    .trim()
    .min(1, 'Write the letter.')
    .max(coverLetterLimits.text, `cover_letter has at most ${coverLetterLimits.text} characters.`),
});

export const applicantsInput = pageInput.extend({
  job_id: z.uuid('job_id is the id of a posting of the company.').optional(),
});
export const postingInput = v1NewJobSchema;

/** The input of each tool by its name. */
export const toolInputs: Readonly<Partial<Record<string, z.ZodType>>> = {
  search_jobs: searchInput,
  get_job_detail: jobInput,
  get_employer_context: employerInput,
  get_pay: payInput,
  list_applications: pageInput,
  list_saved_jobs: pageInput,
  save_job: jobInput,
  remove_saved_job: jobInput,
  draft_application: letterInput,
  list_postings: pageInput,
  read_posting: jobInput,
  post_job: postingInput,
  close_posting: jobInput,
  list_applicants: applicantsInput,
};

const typesOf: Readonly<Record<string, JobType>> = {
  full_time: 'full-time',
  part_time: 'part-time',
  contract: 'freelance',
  freelance: 'freelance',
  internship: 'internship',
  temporary: 'temporary',
};

const levelsOf: Readonly<Record<string, JobLevel>> = {
  entry: 'entry',
  senior: 'senior',
  staff: 'principal',
  principal: 'principal',
  lead: 'lead',
};

const modesOf: Readonly<Record<string, readonly WorkMode[]>> = {
  on_site: ['on-site'],
  hybrid: ['hybrid'],
  remote: ['remote'],
  flexible: ['hybrid', 'remote'],
};

/**
 * The board's search for an input, and the filters that the board does not have: the answer names them, because they
 * were not applied. Throws `invalid_input` for an employment type that there is not.
 */
export function readSearch(
  input: SearchInput,
  { pay }: BoardWords,
): { search: JobSearch; ignored: string[] } {
  const { query, location = {}, filters = {} } = input;
  const { employment_type: type, experience_level: level, posted_within_days: days } = filters;
  const ignored = listUnknown(input);
  if (level !== undefined && !levelsOf[level]) ignored.push('experience_level');
  const modes = location.remote_policy?.flatMap((policy) => modesOf[policy] ?? []) ?? [];
  if (location.remote_ok) modes.push('remote');
  const longest = postedPeriods.at(-1)?.days ?? 0;
  if (days !== undefined && days > longest) ignored.push('posted_within_days');
  const place = [location.city, location.state, location.country].filter(Boolean).join(', ');
  if (location.radius_miles !== undefined && !place) ignored.push('radius_miles');
  const known = type === undefined ? undefined : typesOf[type.toLowerCase().replaceAll('-', '_')];
  if (type !== undefined && !known) {
    throw new AppError('invalid_input', msg`employment_type is one of ${Object.keys(typesOf).join(', ')}.`);
  }
  const isPaid = filters.salary_min !== undefined || filters.salary_max !== undefined;
  const search = jobSearchSchema.parse({
    q: query,
    location: place,
    ...(place && location.radius_miles && { radius: location.radius_miles, unit: 'miles' }),
    mode: [...new Set(modes)],
    type: known ? [known] : [],
    level: level !== undefined && levelsOf[level] ? [levelsOf[level]] : [],
    salary: filters.salary_min,
    salaryTo: filters.salary_max,
    currency: filters.salary_currency ?? (isPaid ? pay.currency : undefined),
    period: filters.salary_period ?? (isPaid ? pay.period : undefined),
    sponsorship: filters.visa_sponsorship ? 'offered' : undefined,
    degree: filters.no_degree_needed ? 'not-needed' : undefined,
    schedule: filters.schedule,
    benefits: filters.benefits,
    language: filters.languages,
    size: filters.company_size,
    // The shortest period that holds all of the days.
    posted: days === undefined ? undefined : postedPeriods.find((period) => period.days >= days)?.value,
  });
  return { search, ignored };
}

/** The names that the board does not know, at every level. */
function listUnknown(input: SearchInput): string[] {
  const { location, filters, pagination } = searchInput.shape;
  const levels: [{ shape: object }, object | undefined][] = [
    [searchInput, input],
    [location.unwrap(), input.location],
    [filters.unwrap(), input.filters],
    [pagination.unwrap(), input.pagination],
  ];
  return levels.flatMap(([schema, given]) =>
    Object.keys(given ?? {})
      .filter((name) => !Object.hasOwn(schema.shape, name))
      // A stranger's names: as many and as long as an answer is worth.
      .map((name) => name.slice(0, 100))
      .slice(0, 20),
  );
}
