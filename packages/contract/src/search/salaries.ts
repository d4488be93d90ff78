import type { ShownPeriod } from './choices/salaries.ts';
import type { SalaryCriteria } from '../paths.ts';

/** How a title and a place are written; absent where the page is not about one. */
export interface SalaryNames {
  title?: string;
  /** The place, and what it lies in. */
  place?: { name: string; detail: string };
}

/** A page of the pay explorer that has figures. */
export interface SalaryLink {
  criteria: SalaryCriteria;
  names: SalaryNames;
}

/** What some postings offer, in the currency and for the period of the page. */
export interface PayFigure {
  postings: number;
  companies: number;
  lower: number;
  median: number;
  upper: number;
}

/** One of several figures beside each other. */
export interface PayRow extends PayFigure {
  name: string;
  /** What tells it apart; empty where nothing has to. */
  detail: string;
  /** The page about it; null where there is none. */
  criteria: SalaryCriteria | null;
  /** Of a country its own; absent where it is that of the page. */
  currency?: string;
}

/** How many postings offer from `from` to below `to`; null for an open end. */
export interface PayBand {
  from: number | null;
  to: number | null;
  postings: number;
}

/** What figures rest on. */
export interface PayBasis {
  currency: string;
  per: ShownPeriod;
  /** Postings in other currencies, which were converted. */
  converted: number;
  /** The day of the exchange rates, YYYY-MM-DD; null where none was converted. */
  ratesOf: string | null;
  /** When the oldest posting was posted that may be counted, and when postings were read; ISO 8601. */
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
  /** Work like it, at the same place where that has figures. */
  similar: SalaryLink[];
  /** Open jobs that have exactly this title, at the place. */
  openJobs: number;
}

/** Without a title: what is offered most, at a place or everywhere. */
export interface SalaryOverview extends SalaryLink, PayBasis {
  kind: 'overview';
  /** All titles at the place together; null without a place. */
  figure: PayFigure | null;
  titles: PayRow[];
  /** Without a place only: all titles together, each country in its own currency. */
  countries: PayRow[];
  /** Each leads to its jobs; `value` is the category. */
  categories: (PayFigure & { value: string })[];
}

/** Too few postings for any figure. */
export interface FewSalaries extends SalaryLink {
  kind: 'few';
  per: ShownPeriod;
  /** Why: the place is none that a posting names, or there are too few postings. */
  because: 'place' | 'postings';
  /** Less exact, with figures: the closest first. */
  broader: SalaryLink[];
  similar: SalaryLink[];
}

export type SalaryPage = SalarySpread | SalaryOverview | FewSalaries;

/** What pages ask of the pay explorer. */
export interface SalaryData {
  getSalaries(criteria: SalaryCriteria, per: ShownPeriod): Promise<SalaryPage>;
  /**
   * The first page with figures of a title (or of titles, where none is given) at these places, the closest first; an
   * empty place is everywhere. Null for none, and before postings were read: it waits for nothing.
   */
  findSalaries(title: string | undefined, locations: readonly string[]): Promise<SalaryLink | null>;
}
