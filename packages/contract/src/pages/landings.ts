import { jobCategories, labelOf, type JobCategory } from '../jobs/choices/jobs.ts';
import type { JobCard, JobSearch } from '../jobs/jobs.ts';
import type { LandingCriteria } from '../paths.ts';

/** How the names of a page of `/jobs` are written; absent where it is not about one. */
export interface LandingNames {
  category?: JobCategory;
  title?: string;
  skill?: string;
  /** The place, and what it lies in. */
  place?: { name: string; detail: string };
}

/** A page of `/jobs` with at least one open job, and how many it has. */
export interface LandingLink {
  criteria: LandingCriteria;
  names: LandingNames;
  count: number;
}

/** The lower quartile, the median and the upper quartile, a year, in whole units of the currency. */
export interface PayRange {
  currency: string;
  lower: number;
  median: number;
  upper: number;
}

export interface LandingPay {
  /** Postings that state a salary; the upper end of each is what counts. */
  stated: number;
  dollars: PayRange;
  /** The same in the currency that nearly all of the newest name, where that is not the dollar. */
  local: PayRange | null;
  /** The day of the exchange rates, YYYY-MM-DD. */
  ratesOf: string;
}

/** What a page of `/jobs` shows. Every figure is counted over the open jobs. */
export interface Landing {
  /** As the page's one address has them. */
  criteria: LandingCriteria;
  names: LandingNames;
  /** What finds the same jobs in the search. */
  search: LandingCriteria;
  total: number;
  companiesHiring: number;
  remote: number;
  postedThisWeek: number;
  /** Null where fewer postings state a salary than quartiles need. */
  pay: LandingPay | null;
  /** Most jobs first. */
  companies: { id: string; name: string; logoUrl: string | null; count: number }[];
  /** Asked for most, among the newest `of` jobs. */
  skills: { of: number; data: LandingLink[] };
  modes: { value: string; count: number }[];
  /** Of the postings that say. */
  experience: { value: string; count: number }[];
  /** The same work elsewhere: in the cities of the place, near it, or where there is most. */
  places: { relation: 'inside' | 'near' | 'most'; data: LandingLink[] };
  /** Other work in the same place. */
  categories: LandingLink[];
  /** The newest. */
  jobs: JobCard[];
}

/** What the pages of `/jobs`, and those that link to them, ask of the server. */
export interface LandingData {
  getLanding(criteria: LandingCriteria): Promise<Landing>;
  /** The page about exactly what a search asks for; null where there is none, or only a few jobs. */
  findLanding(search: JobSearch): Promise<LandingLink | null>;
  /** What most jobs are about: work, skills, and work in a place. */
  listPopularLandings(): Promise<LandingLink[]>;
}

/** A page with fewer jobs says too little to be worth finding. */
export const landingLeastJobs = 3;

/** "Health jobs in London". */
export function nameLanding({ category, title, skill, place }: LandingNames): string {
  // The specification has a category "Automotive Jobs".
  const label = category && labelOf(jobCategories, category).replace(/ jobs$/i, '');
  const work = label ?? title ?? skill;
  return `${work ? `${work} jobs` : 'Jobs'}${place ? ` in ${place.name}` : ''}`;
}
