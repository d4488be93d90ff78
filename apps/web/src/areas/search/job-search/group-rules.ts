import type { JobCard, JobSearch, JobSearchResult, UnmetLimit } from '@waymark/contract/jobs/jobs';
import { wordsToFind } from './filter-rules.ts';

/** Jobs of a page that answer a search, or that miss the same of it. */
export interface ResultGroup {
  /** What was given up; empty for the answers. */
  title: string;
  jobs: JobCard[];
  /** How many jobs of the page stand before it. */
  from: number;
}

const distances = ['nearby', 'region', 'country', 'elsewhere'] as const;
type Distance = (typeof distances)[number];
type Limit = Exclude<UnmetLimit, Distance>;

/** What the jobs have that miss one limit, and its name among others. */
const limits: Readonly<Record<Limit, { title: string; name: string }>> = {
  type: { title: 'Other types of job', name: 'type of job' },
  mode: { title: 'Other work modes', name: 'work mode' },
  schedule: { title: 'Other hours, or none stated', name: 'hours' },
  salary: { title: 'Other pay, or none stated', name: 'pay' },
  level: { title: 'Other levels', name: 'level' },
  degree: { title: 'A degree may be needed', name: 'degree' },
  sponsorship: { title: 'No visa sponsorship stated', name: 'visa sponsorship' },
  posted: { title: 'Posted earlier', name: 'posting date' },
};

const isDistance = (limit: UnmetLimit): limit is Distance => distances.some((one) => one === limit);

/** Whether what a search gave up stands in headings; in another order than by fit it gives up nothing. */
export const isGrouped = ({ sort }: JobSearch) => (sort ?? 'relevance') === 'relevance';

interface Row {
  job: JobCard;
  missed: readonly UnmetLimit[];
  isAnswer: boolean;
}

/**
 * The jobs of a page under what they miss (L-37): the answers first, then each heading where its first job stands. Those
 * that miss several limits share the last one, as a heading for each mixture would have a job or two.
 */
export function groupResults(search: JobSearch, result: JobSearchResult): ResultGroup[] {
  const { data, unmet, exact, total, page, pageSize } = result;
  const rows = data.map((job, at) => ({
    job,
    missed: unmet[at] ?? [],
    isAnswer: !isGrouped(search) || exact === total || (page - 1) * pageSize + at < exact,
  }));
  const few = rows.filter(({ missed }) => missed.length < 2);
  const several = rows.filter(({ missed }) => missed.length > 1);
  const countryOf = commonCountries(few);
  const groups = Map.groupBy(few, (row) => titleOf(row, search, countryOf));
  if (several.length > 0) groups.set(nameSeveral(several), several);
  let from = 0;
  return [...groups].map(([title, grouped]) => {
    const group = { title, jobs: grouped.map(({ job }) => job), from };
    from += grouped.length;
    return group;
  });
}

function titleOf({ job, missed, isAnswer }: Row, search: JobSearch, countryOf: (job: JobCard) => string) {
  const [limit] = missed;
  if (limit === undefined) {
    if (isAnswer) return '';
    return wordsToFind(search).includes(' ') ? 'With some of the words' : 'Related jobs';
  }
  if (!isDistance(limit)) return limits[limit].title;
  const [place = ''] = search.location.split(/ outside /i);
  return {
    nearby: `Near ${place}`,
    region: `Farther from ${place}`,
    country: `Elsewhere in ${countryOf(job)}`,
    elsewhere: 'In other countries',
  }[limit];
}

/** Names a heading for jobs that each miss some of these. */
function nameSeveral(rows: readonly Row[]): string {
  const missed = new Set(rows.flatMap((row) => row.missed));
  const names = Object.entries(limits).flatMap(([limit, { name }]) =>
    missed.has(limit as Limit) ? [name] : [],
  );
  const all = distances.some((one) => missed.has(one)) ? ['place', ...names] : names;
  return all.length > 2 ? `Two or more differ: ${all.join(', ')}` : `Different ${all.join(' and ')}`;
}

/** Of a job with several countries the one that most of the jobs have: that of the search. */
function commonCountries(rows: readonly Row[]): (job: JobCard) => string {
  const countriesOf = ({ places }: JobCard) => [...new Set(places.map(({ country }) => country))];
  const counts = new Map<string, number>();
  for (const country of rows.flatMap(({ job }) => countriesOf(job)))
    counts.set(country, (counts.get(country) ?? 0) + 1);
  return (job) => {
    const [country] = countriesOf(job)
      .filter(Boolean)
      .toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
    return country === undefined ? 'the country' : withArticle(country);
  };
}

const hasArticle =
  /^(?:United|Isle|Gambia|Bahamas|Maldives|Philippines|Comoros)\b|\b(?:Republic|Islands|Netherlands|Territory|Territories)$/;

/** "The United Kingdom" is said with its article. */
const withArticle = (country: string) => (hasArticle.test(country) ? `the ${country}` : country);
