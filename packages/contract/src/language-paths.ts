import { localPath } from './language-prefix.ts';
import { isLanguage, sourceLanguage, type Language } from './text/languages.ts';

/** The whole address of a page in a language, for the one in English. */
export function localUrl(url: string, language: Language): string {
  const address = withoutOrigin(url);
  return url.slice(0, url.length - address.length) + localPath(address, language);
}

/** What follows the origin of a whole address. */
export const withoutOrigin = (url: string): string => url.replace(/^https?:\/\/[^/?#]+/, '');

/** The language of a page by its address, and that address without its prefix. */
export function splitPath(address: string): { language: Language; path: string } {
  const code = /^\/([a-z]{2,3})(?=[/?#.]|$)/.exec(address)?.[1] ?? '';
  if (!isLanguage(code) || code === sourceLanguage) return { language: sourceLanguage, path: address };
  const rest = address.slice(code.length + 1);
  return { language: code, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The languages of a board (`office/settings.ts`). */
export interface BoardLanguages {
  own: Language;
  offered: readonly Language[];
}

/** The language in which the page of a posting is indexed: that of its text, or else the board's own. */
export const indexedLanguageOf = (written: Language | null, { own, offered }: BoardLanguages): Language =>
  written !== null && offered.includes(written) ? written : own;
