import { jobTypes, labelOf, workModes } from '@waymark/contract/jobs/choices';
import type { JobCard, JobSearch, JobSearchResult, UnmetLimit } from '@waymark/contract/jobs/jobs';
import { formatList } from '@waymark/contract/text/intl';
import type { Locale } from '@waymark/contract/text/locales';
import { wordsToFind } from './filter-rules.ts';
import { msg } from '@waymark/contract/text/message';

/** Jobs of a page that answer a search, or that miss the same of it. */
export interface ResultGroup {
  /** What was given up; empty for the answers. */
  title: string;
  jobs: JobCard[];
  /** How many jobs of the page stand before it. */
  from: number;
}

const distances: readonly UnmetLimit[] = ['nearby', 'region', 'country', 'elsewhere'];

/** Each limit but the place, in the order in which a heading names several. */
const limitNames = {
  type: 'type of job',
  mode: 'work mode',
  schedule: 'hours',
  salary: 'pay',
  level: 'level',
  degree: 'degree',
  sponsorship: 'visa sponsorship',
  posted: 'posting date',
} as const;

/** Whether what a search gave up stands in headings; in another order than by fit it gives up nothing. */
export const isGrouped = ({ sort }: JobSearch) => (sort ?? 'relevance') === 'relevance';

type Kind = 'answer' | 'words' | UnmetLimit | 'several';

/**
 * The jobs of a page under what they miss (L-37): the answers first, then each heading where its first job stands. Those
 * that miss several limits share the last one, as a heading for each mixture would have a job or two.
 */
export function groupResults(search: JobSearch, result: JobSearchResult, language: Locale): ResultGroup[] {
  const { data, unmet, exact, total, page, pageSize } = result;
  const kindOf = (at: number): Kind => {
    const [limit, ...others] = unmet[at] ?? [];
    if (limit !== undefined) return others.length > 0 ? 'several' : limit;
    const isAnswer = !isGrouped(search) || exact === total || (page - 1) * pageSize + at < exact;
    return isAnswer ? 'answer' : 'words';
  };
  const rows = data.map((job, at) => ({ job, kind: kindOf(at), missed: unmet[at] ?? [] }));
  const few = rows.filter(({ kind }) => kind !== 'several');
  const groups = Map.groupBy([...few, ...rows.filter(({ kind }) => kind === 'several')], ({ kind }) => kind);
  let from = 0;
  return [...groups].map(([kind, grouped]) => {
    const jobs = grouped.map(({ job }) => job);
    const missed = new Set(grouped.flatMap((row) => row.missed));
    const title = kind === 'several' ? nameSeveral(missed) : titleOf(kind, search, jobs, language);
    const group = { title, jobs, from };
    from += jobs.length;
    return group;
  });
}

function titleOf(
  kind: Exclude<Kind, 'several'>,
  search: JobSearch,
  jobs: readonly JobCard[],
  language: Locale,
): string {
  const [place = ''] = search.location.split(/ outside /i);
  switch (kind) {
    case 'answer':
      return '';
    case 'words':
      return wordsToFind(search).includes(' ') ? msg`With some of the words` : msg`Related jobs`;
    case 'type':
      return nameStated(
        msg`Type of job`,
        jobs.map(({ type }) => labelOf(jobTypes, type)),
        language,
      );
    case 'mode':
      return nameStated(
        msg`Work mode`,
        jobs.map(({ workMode }) => labelOf(workModes, workMode)),
        language,
      );
    case 'nearby':
      return `Near ${place}`;
    case 'region':
      return `Farther from ${place}`;
    case 'country':
      return `Elsewhere in ${formatList(new Set(countriesOf(jobs).map(withArticle)), language, 'disjunction')}`;
    default:
      return otherTitles[kind];
  }
}

const otherTitles = {
  elsewhere: msg`In other countries`,
  schedule: msg`Other hours, or none stated`,
  salary: msg`Other pay, or none stated`,
  level: msg`Other levels`,
  degree: msg`A degree may be needed`,
  sponsorship: msg`No visa sponsorship stated`,
  posted: msg`Posted earlier`,
} as const;

/** Names a heading for jobs of which each misses two of these or more. */
function nameSeveral(missed: ReadonlySet<UnmetLimit>): string {
  const names = Object.entries(limitNames).filter(([limit]) => missed.has(limit as UnmetLimit));
  const all = [
    ...(distances.some((one) => missed.has(one)) ? ['place'] : []),
    ...names.map(([, name]) => name),
  ];
  return all.length > 2 ? `Two or more differ: ${all.join(', ')}` : `Different ${all.join(' and ')}`;
}

/** The country of each job; of several the one that most of the jobs have, which is that of the search. */
function countriesOf(jobs: readonly JobCard[]): string[] {
  const named = jobs.map(({ places }) => [...new Set(places.map(({ country }) => country).filter(Boolean))]);
  const jobsIn = (country: string) => named.filter((one) => one.includes(country)).length;
  return named.map((own) => own.toSorted((a, b) => jobsIn(b) - jobsIn(a))[0] ?? 'the country');
}

/** "Full Time or Temporary, or none stated". */
function nameStated(what: string, labels: readonly string[], language: Locale): string {
  const stated = labels.filter(Boolean);
  if (stated.length === 0) return `${what} not stated`;
  return `${formatList(new Set(stated), language, 'disjunction')}${stated.length < labels.length ? ', or none stated' : ''}`;
}

const hasArticle =
  /^(?:United|Isle|Gambia|Bahamas|Maldives|Philippines|Comoros)\b|\b(?:Republic|Islands|Netherlands|Territory|Territories)$/;

/** "The United Kingdom" is said with its article. */
const withArticle = (country: string) => (hasArticle.test(country) ? `the ${country}` : country);
