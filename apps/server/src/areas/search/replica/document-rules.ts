import type { CompanySize } from '@waymark/contract/companies/profile-choices';
import { hash } from 'node:crypto';
import { foldName, type PlaceRow } from '../../places/places/rules.ts';
import type { PublicCompany } from '@waymark/contract/pages/company-directory';
import type { OwnValues } from '@waymark/contract/jobs/own-fields';
import type { FactFieldName, JobFieldValues } from '@waymark/contract/jobs/job-fields';
import type { JobQuestion } from '@waymark/contract/jobs/jobs';
import { factFieldNames, listTerms, pickCardColumns, pickFieldFacts } from '../../jobs/jobs/field-rules.ts';
import type { JobCardRow, JobCompanyColumns, JobDetailColumns } from '../../jobs/jobs/presenter.ts';
import { nameWords } from '../../jobs/jobs/row-rules.ts';
import { spellSymbols } from '../../jobs/jobs/posting-rules.ts';
import { stemArabic } from '../lexicon/script-rules.ts';
import { sanitiseDescription, toPlainText, toYearlyUsd } from '../../jobs/jobs/rules.ts';
import type { TextFacts } from '../../jobs/posting-facts/reading-rules.ts';

/** The words of a company's name as they are compared: without case, accents, apostrophes and signs. */
export function wordsOfName(name: string): string[] {
  return foldName(name.replaceAll(/['’]/g, '')).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Each costs a look through all names that begin with it. */
const maxWords = 6;

/** What a search through names asks FTS5 for: each word is the beginning of one of the name; null where it has none. */
export function toNameQuery(q: string): string | null {
  const words = [...new Set(wordsOfName(q))].slice(0, maxWords);
  return words.length === 0 ? null : words.map((word) => `"${word}"*`).join(' ');
}

/** What a company's postings show of it on their cards and pages. */
export interface CompanyDocument extends JobCompanyColumns {
  id: string;
  slug: string;
  name: string;
  size: CompanySize;
  logo_file_id: string | null;
}

/** A company with its page, null while it is not public, and how it stands in lists. */
export type CompanyWithPage = CompanyDocument & {
  page: PublicCompany | null;
  folded_name: string;
  letter: string;
};

/** A card without what its company says of itself. */
export type CardColumns = Omit<JobCardRow, `company_${'name' | 'logo_file_id' | 'industry' | 'size'}`>;

/** An open job as the tables have it. */
export interface JobDocument extends CardColumns, JobDetailColumns {
  number: number;
  salary_yearly_usd: number | null;
  questions: JobQuestion[];
  /** See `fingerprintOf`. */
  fingerprint: number;
}

type FingerprintColumns = Omit<JobDocument, 'questions' | 'fingerprint'>;

/**
 * The same for postings that a list shows as one: of one company, with the same title, text and terms, at whichever
 * places. 0, which is like no other, for a posting without a text.
 */
export function fingerprintOf(job: FingerprintColumns): number {
  // Tags alone are taken out: to fold every blank would take most of the time.
  const text = [job.description.replaceAll(/\s?(?:<[^<>]*>\s*)+/g, ' '), ...job.requirements]
    .join('\n')
    .trim();
  if (text === '') return 0;
  const { salary_min, salary_max, salary_currency, salary_period } = job;
  const salary = [salary_min, salary_max, salary_currency, salary_period];
  const { company_id, title, category, type, work_mode, experience_min, place_ids } = job;
  // Remote work without a place is open to every country.
  const own = writeOwn(job.own_fields);
  const more = own ? [own, ...listTerms(job)] : listTerms(job);
  const terms = [category, type, work_mode, experience_min, place_ids.length > 0, ...more];
  // As many bits as an exact number has room for.
  return hash(
    'sha256',
    `${JSON.stringify([company_id, foldName(title), terms, salary])}${text}`,
    'buffer',
  ).readUIntBE(0, 6);
}

/** What identifies an open job, and whose it is. */
export interface JobKey {
  number: number;
  id: string;
  companyId: string;
}

/** What an open job is filtered, counted and sorted by. */
export interface JobFacts extends JobFieldValues<FactFieldName> {
  number: number;
  title: string;
  companyId: string;
  category: string;
  type: string | null;
  workMode: string | null;
  experienceMin: number | null;
  /** Where pay ends, or begins where it has no end. */
  salaryYearlyUsd: number | null;
  /** Where it begins, or ends where it has no beginning. */
  payFromYearlyUsd: number | null;
  /** What its text states, as bits (`stated-rules.ts`). */
  stated: number;
  /** The languages of its text (`readPostingLanguage`); empty where they are not known. */
  language: string;
  hasSkills: boolean;
  /** Seconds since the epoch; null sorts last. */
  postedSeconds: number | null;
  /** The ids of its places, joined by commas: the key under which a combination is kept. */
  places: string;
  /** Equal for postings that lists show as one; 0 is like no other. */
  fingerprint: number;
  /** The values of the board's own fields as JSON, by which a combination is kept; empty for none. */
  own: string;
  featured: boolean;
}

/** A file with other fields is another version, and is built again. */
export const factNames = [
  'number',
  'title',
  'companyId',
  'category',
  'type',
  'workMode',
  'experienceMin',
  'salaryYearlyUsd',
  'payFromYearlyUsd',
  'stated',
  'language',
  'hasSkills',
  'postedSeconds',
  'places',
  'fingerprint',
  'own',
  'featured',
  ...factFieldNames,
] as const satisfies readonly (keyof JobFacts)[];

/** `read` is what its text states (`readTextFacts`), which takes too long for the thread that answers. */
export function factsOf(job: JobDocument, read: TextFacts): JobFacts {
  return {
    number: job.number,
    title: job.title.replaceAll(/[\n\r]/g, ' '),
    companyId: job.company_id,
    category: job.category,
    type: job.type,
    workMode: job.work_mode,
    experienceMin: job.experience_min,
    salaryYearlyUsd: job.salary_yearly_usd,
    payFromYearlyUsd: payFromOf(job),
    stated: read.stated,
    language: job.language,
    hasSkills: job.skills.length > 0,
    postedSeconds: job.posted_at && Math.round(job.posted_at.getTime() / 1000),
    places: job.place_ids.join(','),
    fingerprint: job.fingerprint,
    own: writeOwn(job.own_fields),
    featured: job.featured_until !== null,
    ...pickFieldFacts(job),
  };
}

/** In the proportion of the amounts: what was stored was converted at the rate of its day. */
function payFromOf({
  salary_yearly_usd: yearly,
  salary_min: min,
  salary_max: max,
  salary_currency: currency,
  salary_period: period,
}: JobDocument): number | null {
  if (yearly === null || min === null || max === null || max === 0) return yearly;
  if (currency === 'USD') return toYearlyUsd({ min, max: null, currency, period: period ?? 'year' });
  return Math.round((yearly * min) / max);
}

/** The same values are the same text. */
function writeOwn(values: OwnValues): string {
  const entries = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return entries.length === 0 ? '' : JSON.stringify(Object.fromEntries(entries));
}

/** The facts as they are stored: without names, which would take half of the time to read them. */
export type FactRow = readonly unknown[];

export const toFactRow = (facts: JobFacts): FactRow => factNames.map((name) => facts[name]);

export function readFactRow(row: FactRow): JobFacts {
  const facts: Record<string, unknown> = {};
  for (const [at, name] of factNames.entries()) facts[name] = row[at];
  return facts as unknown as JobFacts;
}

/** A posting's own part of its page. */
export type DetailColumns = JobDetailColumns & Pick<JobDocument, 'questions'>;

/** An open job as the file has it: what lists show, what its page shows besides, and the words that it is found by. */
export function splitDocument(
  job: JobDocument,
  companyName: string,
  places: readonly PlaceRow[],
): { card: CardColumns; detail: DetailColumns; words: readonly [string, string, string, string] } {
  const { number: _number, salary_yearly_usd: _salary, fingerprint: _fingerprint, ...shown } = job;
  const {
    id,
    title,
    company_id,
    place_ids,
    work_mode,
    type,
    category,
    skills,
    posted_at,
    featured_until,
    ...others
  } = shown;
  const { salary_min, salary_max, salary_currency, salary_period, ...detail } = others;
  const description = sanitiseDescription(detail.description);
  const placeNames = places.flatMap(({ city, region, country }) => [city, region, country]);
  return {
    card: {
      id,
      title,
      company_id,
      place_ids,
      work_mode,
      type,
      category,
      skills,
      posted_at,
      featured_until,
      salary_min,
      salary_max,
      salary_currency,
      salary_period,
      ...pickCardColumns(job),
    },
    detail: { ...detail, description },
    words: [
      wordsFor(title),
      stemArabic(nameWords(companyName, skills)),
      wordsFor([...new Set(placeNames)].join(' , ')),
      wordsFor([toPlainText(description), ...detail.requirements].join(' ')),
    ],
  };
}

/** A text as searches look words up in it. */
const wordsFor = (text: string) => stemArabic(spellSymbols(text));

/** A name that jobs are asked for by, as names are compared. */
export interface JobName {
  kind: 'title' | 'skill';
  folded: string;
  spelled: string;
}

/** What a job can be asked for by its whole name. A title goes without what follows a comma: a specialty or a shift. */
export function namesOf({ title, skills }: Pick<JobDocument, 'title' | 'skills'>): JobName[] {
  const whole = (title.split(',')[0] ?? '').trim();
  const names = [
    { kind: 'title' as const, spelled: whole },
    ...[...new Set(skills)].map((spelled) => ({ kind: 'skill' as const, spelled })),
  ];
  return names
    .filter(({ spelled }) => spelled !== '')
    .map((name) => ({ ...name, folded: name.spelled.toLowerCase() }));
}
