import type { SiteLink } from './header-choices.ts';
import { msg } from '../text/message.ts';

/* Footer, home page and dates of the board (L-31). Without schemas: public pages load them. */

/** Lists of the footer that the board fills itself; `own` has links that staff chose. */
export const footerSources = [
  { value: 'seekers', label: msg`Find work` },
  { value: 'categories', label: msg`Jobs by category` },
  { value: 'searches', label: msg`Popular searches` },
  { value: 'countries', label: msg`Jobs by country` },
  { value: 'questions', label: msg`Questions` },
  { value: 'site', label: msg`The board’s name` },
  { value: 'own', label: msg`Links of your own` },
] as const;
export type FooterSource = (typeof footerSources)[number]['value'];

export interface FooterGroup {
  readonly source: FooterSource;
  /** Empty for the list's own. */
  readonly title: string;
  /** Links of an `own` list. */
  readonly links: readonly SiteLink[];
}

export const maxFooterGroups = 8;
export const maxFooterLinks = 14;

export const defaultFooter: readonly FooterGroup[] = footerSources
  .filter(({ value }) => value !== 'own')
  .map(({ value }) => ({ source: value, title: '', links: [] }));

/** The sections below the search on the home page. */
export const homeSectionKinds = [
  { value: 'cities', label: msg`Featured cities` },
  { value: 'categories', label: msg`Popular categories` },
  { value: 'recent', label: msg`Recent jobs` },
  { value: 'testimonials', label: msg`Testimonials` },
  { value: 'posts', label: msg`Posts of the blog` },
  { value: 'counters', label: msg`Figures of the board` },
  { value: 'plans', label: msg`Membership plans` },
] as const;
export type HomeSectionKind = (typeof homeSectionKinds)[number]['value'];

export interface HomeSection {
  readonly section: HomeSectionKind;
  readonly shown: boolean;
}

export const defaultHomeSections: readonly HomeSection[] = homeSectionKinds.map(({ value }) => ({
  section: value,
  shown: true,
}));
