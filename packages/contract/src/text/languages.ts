/**
 * The languages that the board speaks (L-40). A new one is a line here and a folder of messages (docs/languages.md).
 * `code` is the BCP 47 tag, by which `Intl` writes numbers, days and names, and the first part of its addresses: English
 * has none.
 */
export const languages = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'de', name: 'Deutsch', direction: 'ltr' },
  { code: 'fr', name: 'Français', direction: 'ltr' },
  { code: 'es', name: 'Español', direction: 'ltr' },
  { code: 'pl', name: 'Polski', direction: 'ltr' },
  { code: 'ar', name: 'العربية', direction: 'rtl' },
] as const;

export type Language = (typeof languages)[number]['code'];

export const sourceLanguage = 'en' satisfies Language;

export const isLanguage = (code: string): code is Language => languages.some((one) => one.code === code);

/** What its speakers call it. */
export const nameOf = (language: Language): string =>
  languages.find(({ code }) => code === language)?.name ?? language;

export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  languages.find(({ code }) => code === language)?.direction ?? 'ltr';
