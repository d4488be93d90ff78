import { jobTypes, labelOf, workModes } from '@waymark/contract/jobs/choices';
import type { JobCard, JobSearch, JobSearchResult, UnmetLimit } from '@waymark/contract/jobs/jobs';
import { formatList } from '@waymark/contract/text/intl';
import type { Locale } from '@waymark/contract/text/locales';
import { wordsToFind } from './filter-rules.ts';
import { msg } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';

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
  type: msg`type of job`,
  mode: msg`work mode`,
  schedule: msg`hours`,
  salary: msg`pay`,
  level: msg`level`,
  degree: msg`degree`,
  sponsorship: msg`visa sponsorship`,
  posted: msg`posting date`,
} as const;

/** Whether what a search gave up stands in headings; in another order than by fit it gives up nothing. */
export const isGrouped = ({ sort }: JobSearch) => (sort ?? 'relevance') === 'relevance';

type Kind = 'answer' | 'words' | UnmetLimit | 'several';

/**
 * The jobs of a page under what they miss (L-37): the answers first, then each heading where its first job stands. Those
 * that miss several limits share the last one, as a heading for each mixture would have a job or two.
 */
export function groupResults(
  say: Say,
  search: JobSearch,
  result: JobSearchResult,
  language: Locale,
): ResultGroup[] {
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
    const title =
      kind === 'several' ? nameSeveral(say, missed, language) : titleOf(say, kind, search, jobs, language);
    const group = { title, jobs, from };
    from += jobs.length;
    return group;
  });
}

function titleOf(
  say: Say,
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
      return wordsToFind(search).includes(' ') ? say`With some of the words` : say`Related jobs`;
    case 'type':
      return nameStated(
        say,
        msg`Type of job not stated`,
        jobs.map(({ type }) => say(labelOf(jobTypes, type))),
        language,
      );
    case 'mode':
      return nameStated(
        say,
        msg`Work mode not stated`,
        jobs.map(({ workMode }) => say(labelOf(workModes, workMode))),
        language,
      );
    case 'nearby':
      return say`Near ${place}`;
    case 'region':
      return say`Farther from ${place}`;
    case 'country':
      return say`Elsewhere in ${formatList(new Set(countriesOf(say, jobs)), language, 'disjunction')}`;
    default:
      return say(otherTitles[kind]);
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
function nameSeveral(say: Say, missed: ReadonlySet<UnmetLimit>, language: Locale): string {
  const names = Object.entries(limitNames).filter(([limit]) => missed.has(limit as UnmetLimit));
  const all = [
    ...(distances.some((one) => missed.has(one)) ? [say`place`] : []),
    ...names.map(([, name]) => say(name)),
  ];
  return all.length > 2
    ? say`Two or more differ: ${all.join(', ')}`
    : say`Different ${formatList(all, language)}`;
}

/** The country of each job; of several the one that most of the jobs have, which is that of the search. */
function countriesOf(say: Say, jobs: readonly JobCard[]): string[] {
  const named = jobs.map(({ places }) => [...new Set(places.map(({ country }) => country).filter(Boolean))]);
  const jobsIn = (country: string) => named.filter((one) => one.includes(country)).length;
  return named.map((own) => {
    const country = own.toSorted((a, b) => jobsIn(b) - jobsIn(a))[0];
    return country === undefined ? say`the country` : withArticle(say, country);
  });
}

/** "Full Time or Temporary, or none stated". */
function nameStated(say: Say, none: string, labels: readonly string[], language: Locale): string {
  const stated = labels.filter(Boolean);
  if (stated.length === 0) return say(none);
  const list = formatList(new Set(stated), language, 'disjunction');
  return stated.length < labels.length ? say`${list}, or none stated` : list;
}

const hasArticle =
  /^(?:United|Isle|Gambia|Bahamas|Maldives|Philippines|Comoros)\b|\b(?:Republic|Islands|Netherlands|Territory|Territories)$/;

/** "The United Kingdom" is said with its article in English. */
const withArticle = (say: Say, country: string) =>
  say.language === 'en' && hasArticle.test(country) ? `the ${country}` : country;
