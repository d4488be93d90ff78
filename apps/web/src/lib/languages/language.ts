import { sourceLanguage, type Language } from '@waymark/contract/text/languages';
import { localeOf, type Locale } from '@waymark/contract/text/locales';
import { createContext, use } from 'react';
import { useBoardWords } from '../board-words.ts';

/** The language of the page. The document gives it to all that it draws. */
export const LanguageContext = createContext<Language>(sourceLanguage);

export const useLanguage = () => use(LanguageContext);

/** The language as the board's country writes it: for numbers, money, days and times. */
export const useLocale = (): Locale => localeOf(useLanguage(), useBoardWords().country);
