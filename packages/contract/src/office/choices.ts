import type { BoardCategory, Sector } from '../jobs/category-choices.ts';
import type { OwnField } from '../jobs/own-fields.ts';
import type { ReportReason } from '../jobs/report-choices.ts';
import type { SiteLink } from './header-choices.ts';
import type { DateStyle, FooterGroup } from './site-choices.ts';
import type { DistanceUnit, SalaryPeriod } from '../jobs/choices.ts';
import type { Feature } from '../feature.ts';
import type { Plan } from '../payments/membership-plans.ts';

/** The texts that the law requires; each has a page, with the board's template until staff writes another. */
export const legalTexts = [
  { value: 'terms', label: 'Terms' },
  { value: 'privacy', label: 'Privacy' },
  { value: 'imprint', label: 'Imprint' },
] as const;
export type LegalText = (typeof legalTexts)[number]['value'];

/** The texts of the lines between jobs, before their links. */
export interface PromoTexts {
  review: string;
  packages: string;
}
export const defaultPromoTexts: PromoTexts = {
  review: 'An expert reads your resume, at no cost.',
  packages: 'Our writers work on your resume with you.',
};

/** The settings that every page carries; they hold nothing personal. */
export interface PublicBoard {
  name: string;
  /** Addresses of the uploaded mark and of the icon; null for the drawn ones. */
  markUrl: string | null;
  iconUrl: string | null;
  /** Whether lists of jobs have lines about reviews and packages. */
  promos: boolean;
  /** The texts of those lines; null for the default ones. */
  promoTexts: PromoTexts | null;
  /** The board's categories and sectors; null for the product's own. */
  categories: readonly BoardCategory[] | null;
  sectors: readonly Sector[] | null;
  /** The board's own fields that searches filter by. */
  filters: readonly OwnField[];
  /** Reasons of reports, the links of the header and the lists of the footer; null for the product's own. */
  reportReasons: readonly ReportReason[] | null;
  headerLinks: readonly SiteLink[] | null;
  footer: readonly FooterGroup[] | null;
  /** How days are written, and where the board is. */
  dateStyle: DateStyle;
  timeZone: string;
  /** Whether a script of staff's choice counts visits of public pages. */
  hasAnalytics: boolean;
  /** The default values of fields. */
  currency: string;
  payPeriod: SalaryPeriod;
  unit: DistanceUnit;
  /** While nothing can be stored: pages can be read, but signing in and applying fail. */
  isReadOnly: boolean;
  /** Without a checkout, no package is offered. */
  hasCheckout: boolean;
  /** Whether companies can pay for plans and postings: at the checkout, or by invoice. */
  sellsPlans: boolean;
  /** Features that are switched off. */
  off: readonly Feature[];
  /** Postings have to say what they pay. */
  requiresPay: boolean;
  /** The products on sale for companies, in order; null for those that a board begins with. */
  plans: readonly Plan[] | null;
}

export const defaultBoard: PublicBoard = {
  name: 'Waymark',
  markUrl: null,
  iconUrl: null,
  promos: true,
  promoTexts: null,
  categories: null,
  sectors: null,
  filters: [],
  reportReasons: null,
  headerLinks: null,
  footer: null,
  dateStyle: 'day-month',
  timeZone: 'UTC',
  hasAnalytics: false,
  currency: 'USD',
  payPeriod: 'year',
  unit: 'Km',
  isReadOnly: false,
  hasCheckout: true,
  sellsPlans: true,
  off: [],
  requiresPay: false,
  plans: null,
};

/** The accent of light and of dark pages, as `#rrggbb`. */
export interface Accent {
  light: string;
  dark: string;
}
export const defaultAccent: Accent = { light: '#b93a12', dark: '#ff8f61' };

/** The approval that the first posting of a company needs. */
export const firstPostingRules = [
  {
    value: 'staff',
    label: 'Staff looks at it',
    hint: 'Every company’s first posting waits for staff.',
  },
  {
    value: 'domain',
    label: 'Staff looks at it, unless the company has proven its domain',
    hint: 'Companies that have proven whose they are open their postings themselves.',
  },
  {
    value: 'open',
    label: 'Nothing',
    hint: 'Every posting opens at once. Reports are then what protects seekers.',
  },
] as const;
export type FirstPostingRule = (typeof firstPostingRules)[number]['value'];
