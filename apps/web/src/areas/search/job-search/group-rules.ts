import type { JobCard, JobSearch, JobSearchResult, UnmetLimit } from '@waymark/contract/jobs/jobs';

/** Jobs of a page that answer a search, or that miss the same of it. */
export interface ResultGroup {
  /** What was given up; empty for the answers. */
  title: string;
  jobs: JobCard[];
  /** How many jobs of the page stand before it. */
  from: number;
}

const otherLimits: Readonly<Record<Exclude<UnmetLimit, Distance>, string>> = {
  salary: 'other pay, or none stated',
  posted: 'posted earlier',
  schedule: 'other hours, or none stated',
  degree: 'a degree may be needed',
  sponsorship: 'no visa sponsorship stated',
  level: 'other levels',
  type: 'other types of job',
  mode: 'other ways of working',
};
type Distance = 'nearby' | 'region' | 'country' | 'elsewhere';

/** The jobs of a page under what they miss (L-37): the answers first, then each heading where its first job stands. */
export function groupResults(search: JobSearch, result: JobSearchResult): ResultGroup[] {
  const { data, unmet, exact, total, page, pageSize } = result;
  const isInOrder = (search.sort ?? 'relevance') === 'relevance';
  const titleOf = (job: JobCard, at: number) => {
    const missed = unmet[at] ?? [];
    if (missed.length > 0) return nameMissed(missed, search, job);
    const isAnswer = !isInOrder || exact === total || (page - 1) * pageSize + at < exact;
    return isAnswer ? '' : 'With some of the words';
  };
  const groups = Map.groupBy(
    data.map((job, at) => ({ job, title: titleOf(job, at) })),
    ({ title }) => title,
  );
  let from = 0;
  return [...groups].map(([title, rows]) => {
    const group = { title, jobs: rows.map(({ job }) => job), from };
    from += rows.length;
    return group;
  });
}

function nameMissed(missed: readonly UnmetLimit[], { location }: JobSearch, job: JobCard): string {
  const parts = missed.map((limit) => {
    switch (limit) {
      case 'nearby':
        return `near ${location}`;
      case 'region':
        return `in the region of ${location}`;
      case 'country':
        return `elsewhere in ${job.places[0]?.country || 'the country'}`;
      case 'elsewhere':
        return 'elsewhere';
      default:
        return otherLimits[limit];
    }
  });
  // The place is what people look at first.
  const [first = '', ...others] = parts.toReversed();
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ');
}
