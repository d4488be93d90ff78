import type { Language } from '@waymark/contract/text/languages';
import { board } from './board.ts';

/** The language to speak to a person in: what they have chosen, as long as the board offers it. */
export function languageFor(chosen: Language | null): Language {
  const { own, offered } = board.settings.languages;
  return chosen !== null && offered.includes(chosen) ? chosen : own;
}
