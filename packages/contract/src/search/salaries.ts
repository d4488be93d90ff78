import type { SalaryCriteria } from '../paths.ts';
import type { ShownPeriod } from './choices.ts';

/** The display names of title and place. */
export interface SalaryNames {
  title?: string;
  /** The place, and its region or country. */
  place?: { name: string; detail: string };
}

/** A link to a page of the pay explorer with figures. */
export interface SalaryLink {
  criteria: SalaryCriteria;
  names: SalaryNames;
}

/** The pay that postings offer, in the currency and for the period of the page. */
export interface PayFigure {
  postings: number;
  companies: number;
  lower: number;
  median: number;
  upper: number;
}

/** A row of a table. */
export interface PayRow extends PayFigure {
  name: string;
  /** Distinguishes equal names; may be empty. */
  detail: string;
  /** The criteria of its own page, if it has one. */
  criteria: SalaryCriteria | null;
  /** The currency of a country; absent if it is the page's. */
  currency?: string;
  /** Present for a row about a place, which is named in the language of the page. */
  isPlace?: true;
}

/** The postings that offer from `from` to below `to`; null for an open end. */
export interface PayBand {
  from: number | null;
  to: number | null;
  postings: number;
}

/** The postings that figures rest on. */
export interface PayBasis {
  currency: string;
  per: ShownPeriod;
  /** Pay below or above is an error of the posting and not counted; for the period. */
  possible: { least: number; most: number };
  /** Converted postings in other currencies. */
  converted: number;
  /** The day of the exchange rates, YYYY-MM-DD; null without conversions. */
  ratesOf: string | null;
  /** The start of the period that counts, and when postings were read; ISO 8601. */
  since: string;
  readAt: string;
}

export interface SalarySpread extends SalaryLink, PayBasis {
  kind: 'spread';
  figure: PayFigure;
  bands: PayBand[];
  levels: PayRow[];
  modes: PayRow[];
  /** The titles that are counted as this one, and the names of those with most postings. */
  counted: { titles: number; names: string[] };
  places: { relation: 'countries' | 'cities' | 'elsewhere'; rows: PayRow[] };
  /** Similar titles, at the same place if it has figures. */
  similar: SalaryLink[];
  /** Open jobs with exactly this title at the place. */
  openJobs: number;
}

/** The overview without a title, at one place or at all. */
export interface SalaryOverview extends SalaryLink, PayBasis {
  kind: 'overview';
  /** All titles at the place; null without a place. */
  figure: PayFigure | null;
  titles: PayRow[];
  /** Only without a place: all titles by country, each in its own currency. */
  countries: PayRow[];
  /** Each leads to its jobs; `value` is the category. */
  categories: (PayFigure & { value: string })[];
}

/** A page with too few postings for figures. */
export interface FewSalaries extends SalaryLink {
  kind: 'few';
  per: ShownPeriod;
  /** The reason: no posting names the place, or there are too few postings. */
  because: 'place' | 'postings';
  /** Broader pages with figures, the closest first. */
  broader: SalaryLink[];
  similar: SalaryLink[];
}

export type SalaryPage = SalarySpread | SalaryOverview | FewSalaries;

/** The data of the pay explorer's pages. */
export interface SalaryData {
  getSalaries(criteria: SalaryCriteria, per: ShownPeriod): Promise<SalaryPage>;
  /**
   * The first page with figures for a title (or for all titles) at these places, the closest first; an empty place
   * means everywhere. Null without one, and before postings were read, because it never waits.
   */
  findSalaries(title: string | undefined, locations: readonly string[]): Promise<SalaryLink | null>;
}
