import type { BoardPay } from '../board-pay.ts';
import type { SignInProvider } from '../identity/choices.ts';
import type { Plan, PriceTax } from '../payments/membership-plans.ts';
import type { Language } from '../text/languages.ts';
import { msg } from '../text/message.ts';

/** The texts that the law requires; each has a page, with the board's template until staff writes another. */
export const legalTexts = [
  { value: 'terms', label: msg`Terms` },
  { value: 'privacy', label: msg`Privacy` },
  { value: 'imprint', label: msg`Imprint` },
  { value: 'fraudPolicy', label: msg`Fraud policy` },
] as const;
export type LegalText = (typeof legalTexts)[number]['value'];

/** The texts of the lines between jobs, before their links. */
export interface PromoTexts {
  review: string;
  packages: string;
}
export const defaultPromoTexts: PromoTexts = {
  review: msg`An expert reads your resume, at no cost.`,
  packages: msg`Our writers work on your resume with you.`,
};

/** What every page is told of the board beside its settings. */
export interface BoardState {
  /** While nothing can be stored: pages can be read, but signing in and applying fail. */
  isReadOnly: boolean;
  /** Without a checkout, no package is offered. */
  hasCheckout: boolean;
  /** Whether companies can pay for plans and postings: at the checkout, or by invoice. */
  sellsPlans: boolean;
  /** The products on sale for companies, in order; null for those that a board begins with. */
  plans: readonly Plan[] | null;
  /** The tax that prices contain on this day; null for none. */
  priceTax: PriceTax | null;
  /** How pay is spoken of; null where it is in dollars a year and the operator chose no amounts. */
  pay: BoardPay | null;
  /** The operator's words in languages of pages, by what stands in the settings; a document has its own alone. */
  ownTexts: { readonly [Each in Language]?: Readonly<Record<string, string>> };
  /** Who signs in members here, as far as the server is set up for it. */
  signInProviders: readonly SignInProvider[];
}

/** The accent of light and of dark pages, as `#rrggbb`. */
export interface Accent {
  light: string;
  dark: string;
}
export const defaultAccent: Accent = { light: '#b93a12', dark: '#ff8f61' };
