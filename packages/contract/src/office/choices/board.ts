import type { DistanceUnit, SalaryPeriod } from '../../jobs/choices/jobs.ts';

/** The texts that the law asks for; each has a page, with the board's template until staff writes another. */
export const legalTexts = [
  { value: 'terms', label: 'Terms' },
  { value: 'privacy', label: 'Privacy' },
  { value: 'imprint', label: 'Imprint' },
] as const;
export type LegalText = (typeof legalTexts)[number]['value'];

/** What the lines between jobs say before their links. */
export interface PromoTexts {
  review: string;
  packages: string;
}
export const defaultPromoTexts: PromoTexts = {
  review: 'An expert reads your resume, at no cost.',
  packages: 'Our writers work on your resume with you.',
};

/** What every page knows of the board: it travels in each, and holds nothing of anybody. */
export interface PublicBoard {
  name: string;
  /** Addresses of the uploaded mark and of the icon; null for the drawn ones. */
  markUrl: string | null;
  iconUrl: string | null;
  /** Whether lists of jobs have a line about reviews and packages now and then. */
  promos: boolean;
  /** What those lines say; null for the product's own words. */
  promoTexts: PromoTexts | null;
  /** What fields begin with. */
  currency: string;
  payPeriod: SalaryPeriod;
  unit: DistanceUnit;
  /** Whether nothing can be stored for the moment: pages can be read, and nobody can sign in or apply. */
  isReadOnly: boolean;
  /** Whether there is a checkout; without one no plan, posting or package can be bought, and none is offered. */
  hasCheckout: boolean;
}

export const defaultBoard: PublicBoard = {
  name: 'Waymark',
  markUrl: null,
  iconUrl: null,
  promos: true,
  promoTexts: null,
  currency: 'USD',
  payPeriod: 'year',
  unit: 'Km',
  isReadOnly: false,
  hasCheckout: true,
};

/** The accent of light and of dark pages, as `#rrggbb`. */
export interface Accent {
  light: string;
  dark: string;
}
export const defaultAccent: Accent = { light: '#b93a12', dark: '#ff8f61' };

/** What has to happen before the first posting of a company is public. */
export const firstPostingRules = [
  {
    value: 'staff',
    label: 'Somebody looks at it',
    hint: 'Every company’s first posting waits for staff.',
  },
  {
    value: 'domain',
    label: 'Somebody looks at it, unless the company has proven its domain',
    hint: 'Companies that have proven whose they are open their postings themselves.',
  },
  {
    value: 'open',
    label: 'Nothing',
    hint: 'Every posting opens at once. Reports are then what protects seekers.',
  },
] as const;
export type FirstPostingRule = (typeof firstPostingRules)[number]['value'];
