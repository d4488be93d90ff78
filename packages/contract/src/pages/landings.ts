import type { BoardWords } from '../board-words.ts';
import { categoryLabel, type JobCategory } from '../jobs/category-choices.ts';
import type { SalaryPeriod } from '../jobs/choices.ts';
import type { JobCard, JobSearch } from '../jobs/jobs.ts';
import type { LandingCriteria } from '../paths.ts';
import { msg, term, type Message } from '../text/message.ts';

/** The display names of a landing page. */
export interface LandingNames {
  category?: JobCategory;
  title?: string;
  skill?: string;
  /** The place, and its region or country. */
  place?: { name: string; detail: string };
}

/** A landing page with open jobs, and their number. */
export interface LandingLink {
  criteria: LandingCriteria;
  names: LandingNames;
  count: number;
}

/** The lower quartile, the median and the upper quartile, in whole units of the currency. */
export interface PayRange {
  currency: string;
  period: SalaryPeriod;
  lower: number;
  median: number;
  upper: number;
}

export interface LandingPay {
  /** Postings that state a salary, of which the upper end counts. */
  stated: number;
  /** In the currency of the board. */
  ofBoard: PayRange;
  /** The same in the currency of nearly all of the newest postings, if it is not the board's. */
  local: PayRange | null;
  /** The day of the exchange rates, YYYY-MM-DD; null where they are too old to convert with. */
  ratesOf: string | null;
}

/** The content of a landing page, counted over its open jobs. */
export interface Landing {
  /** Of the canonical address. */
  criteria: LandingCriteria;
  names: LandingNames;
  /** The search for the same jobs. */
  search: LandingCriteria;
  total: number;
  companiesHiring: number;
  remote: number;
  postedThisWeek: number;
  /** Null when too few postings state a salary. */
  pay: LandingPay | null;
  /** Most jobs first. */
  companies: { id: string; name: string; logoUrl: string | null; count: number }[];
  /** The most frequent ones among the newest `of` jobs. */
  skills: { of: number; data: LandingLink[] };
  modes: { value: string; count: number }[];
  /** Of the postings that state it. */
  experience: { value: string; count: number }[];
  /** The same work in cities of the place, near it, or in the places with most of it. */
  places: { relation: 'inside' | 'near' | 'most'; data: LandingLink[] };
  /** Other work in the same place. */
  categories: LandingLink[];
  /** The newest. */
  jobs: JobCard[];
}

/** The data of landing pages, and of pages that link to them. */
export interface LandingData {
  getLanding(criteria: LandingCriteria): Promise<Landing>;
  /** The landing page of exactly this search; null without one, or with few jobs. */
  findLanding(search: JobSearch): Promise<LandingLink | null>;
  /** The landing pages with most jobs: titles, skills, and titles in a place. */
  listPopularLandings(): Promise<LandingLink[]>;
}

/** Pages with fewer jobs are not indexed. */
export const landingLeastJobs = 3;

/** "Health jobs in London". */
export function nameLanding(words: BoardWords, { category, title, skill, place }: LandingNames): Message {
  // The specification has a category "Automotive Jobs".
  const label = category && categoryLabel(words, category).replace(/ jobs$/i, '');
  const work = label === undefined ? (title ?? skill) : term(label);
  const jobs = work ? msg`${work} jobs` : msg`Jobs`;
  return place ? msg`${term(jobs)} in ${place.name}` : jobs;
}
