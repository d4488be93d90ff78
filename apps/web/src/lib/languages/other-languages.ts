import type { Language } from '@waymark/contract/text/languages';
import { board } from '../board.ts';
import { useLanguage } from './language.ts';

/** The languages in which the page can be read as well. */
export function useOtherLanguages(): Language[] {
  const language = useLanguage();
  return board.languages.offered.filter((one) => one !== language);
}
