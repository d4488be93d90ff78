import { postedPeriods, type JobLevel, type JobType, type WorkMode } from '@waymark/contract/jobs/choices';
import { jobSearchSchema, type JobSearch } from '@waymark/contract/jobs/jobs';
import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';

const words = (what: string, max = 200) =>
  z.string().trim().max(max, `${what} has at most ${max} characters.`);

/** The input of `search_jobs` as the Open Job Context Protocol asks for it; what is not known there is left out. */
export const searchInput = z.object({
  query: words('query').describe(
    'What is looked for, in a sentence or a few words: "night nurse in Leeds that pays over 40k".',
  ),
  location: z
    .object({
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
    .object({
      employment_type: words('employment_type', 40).optional(),
      salary_min: z.number().int().min(1).max(10_000_000).optional().describe('US dollars a year.'),
      salary_max: z.number().optional(),
      experience_level: words('experience_level', 40).optional(),
      posted_within_days: z.number().int().min(1).max(3650).optional(),
    })
    .optional(),
  pagination: z
    .object({
      limit: z.number().int().min(1).max(50).default(10),
      offset: z.number().int().min(0).max(10_000).default(0),
    })
    .optional(),
});
export type SearchInput = z.output<typeof searchInput>;

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
export function readSearch({ query, location = {}, filters = {} }: SearchInput): {
  search: JobSearch;
  ignored: string[];
} {
  const { employment_type: type, experience_level: level, posted_within_days: days } = filters;
  const ignored: string[] = [];
  if (filters.salary_max !== undefined) ignored.push('salary_max');
  if (level !== undefined && !levelsOf[level]) ignored.push('experience_level');
  const modes = location.remote_policy?.flatMap((policy) => modesOf[policy] ?? []) ?? [];
  if (location.remote_ok) modes.push('remote');
  const longest = postedPeriods.at(-1)?.days ?? 0;
  if (days !== undefined && days > longest) ignored.push('posted_within_days');
  const place = [location.city, location.state, location.country].filter(Boolean).join(', ');
  const known = type === undefined ? undefined : typesOf[type.toLowerCase().replaceAll('-', '_')];
  if (type !== undefined && !known) {
    throw new AppError('invalid_input', `employment_type is one of ${Object.keys(typesOf).join(', ')}.`);
  }
  const search = jobSearchSchema.parse({
    q: query,
    location: place,
    ...(place && location.radius_miles && { radius: location.radius_miles, unit: 'miles' }),
    mode: [...new Set(modes)],
    type: known ? [known] : [],
    level: level !== undefined && levelsOf[level] ? [levelsOf[level]] : [],
    salary: filters.salary_min,
    // The shortest period that holds all of the days.
    posted: days === undefined ? undefined : postedPeriods.find((period) => period.days >= days)?.value,
  });
  return { search, ignored };
}
