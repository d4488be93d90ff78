import type { PublicBoard } from '@waymark/contract/all-settings';
import { localeOf, type Locale } from '@waymark/contract/text/locales';
import { isLanguage } from '@waymark/contract/text/languages';

export const documentBoard = () => JSON.parse(document.documentElement.dataset['board'] ?? '') as PublicBoard;

/** As `useLocale` of a component, without the library that draws components. */
export function documentLocale({ country }: Pick<PublicBoard, 'country'> = documentBoard()): Locale {
  const { lang } = document.documentElement;
  return localeOf(isLanguage(lang) ? lang : 'en', country);
}
