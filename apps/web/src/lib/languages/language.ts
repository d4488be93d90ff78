import { sourceLanguage, type Language } from '@waymark/contract/text/languages';
import { localeOf, type Locale } from '@waymark/contract/text/locales';
import { createContext, use } from 'react';
import { useBoardWords } from '../board-words.ts';

/** The language of the page. The document gives it to all that it draws. */
export const LanguageContext = createContext<Language>(sourceLanguage);

export const useLanguage = () => use(LanguageContext);

/** The language as the board's country writes it: for numbers, money, days and times. */
export const useLocale = (): Locale => localeOf(useLanguage(), useBoardWords().country);

/** Of the page whose title, description and addresses its `meta` gives: the router calls that while it draws. */
// oxlint-disable-next-line react/rules-of-hooks -- a `meta` is no component, and is drawn with one
export const metaLanguage = (): Language => use(LanguageContext);
