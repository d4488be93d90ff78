import type { Language } from './text/languages.ts';

/* Apart from the list of languages, because the first script of a page has this (`apps/web/src/first`). */

/** The language whose addresses have no prefix: `sourceLanguage`. */
export const unprefixedLanguage = 'en' satisfies Language;

/** The first part of all page addresses in a language; English has none. */
export const prefixOf = (language: Language): string =>
  language === unprefixedLanguage ? '' : `/${language}`;

/** The address of a page in a language, for its path in English and what follows that. */
export function localPath(path: string, language: Language): string {
  const prefix = prefixOf(language);
  return prefix !== '' && /^\/(?:[?#]|$)/.test(path) ? prefix + path.slice(1) : prefix + path;
}

/** The path of a page without the prefix of its language, whichever: no page's own begins with two letters alone. */
export const withoutPrefix = (path: string): string => path.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/';
