import { sourceLanguage, type Language } from './languages.ts';

/**
 * A language, or one as a country writes it: "de", "de-CH". Whatever writes numbers, money, days and times takes one, so
 * that a language alone does too.
 */
export type Locale = Language | `${Language}-${string}`;

/** Countries that write numbers, money or days in another way than their language does elsewhere. */
const countriesOf: Partial<Record<Language, string>> = {
  de: 'AT CH LI',
  fr: 'CA CH',
  es: 'AR BO CL CO CR DO EC GT HN MX NI PA PE PR PY SV US UY VE',
  ar: 'DZ IQ JO LB LY MA MR PS SY TN',
};

/** Of the board's country, or of none. English is written in one way, which the specifications fix. */
export function localeOf(language: Language, country: string | null | undefined): Locale {
  return country && countriesOf[language]?.includes(country) ? `${language}-${country}` : language;
}

export const languageIn = (locale: Locale): Language => locale.slice(0, 2) as Language;

/**
 * What `Intl` is asked for. Arabic in the digits 0 to 9: the countries differ in which they use, and addresses, fields and
 * exports of the board have these. Days are Gregorian, as those in the data are.
 */
export const tagOf = (locale: Locale): string =>
  locale.startsWith('ar') ? `${locale}-u-ca-gregory-nu-latn` : locale;

/** English has 24 hours too, by specification. */
const isTwelveHours = (locale: Locale): boolean =>
  /^ar(?!-(?:DZ|MA|TN|LB))|^es-(?:CO|DO|MX|PA|PR|US|VE)$/.test(locale);

export const hourCycleOf = (locale: Locale): 'h12' | 'h23' => (isTwelveHours(locale) ? 'h12' : 'h23');

export const isEnglish = (locale: Locale): boolean => locale === sourceLanguage || locale.startsWith('en-');
