import { regionAbbreviations } from '../../places/places/region-constants.ts';

/**
 * Words that say something else in capitals: the field and not the pronoun, the country and not ourselves, either of two.
 * Codes of states are words in small letters: "IN", "ME", "HI".
 */
const meaningful: ReadonlySet<string> = new Set([
  'IT',
  'US',
  'UK',
  'OR',
  ...Object.keys(regionAbbreviations['US'] ?? {}),
  ...Object.keys(regionAbbreviations['CA'] ?? {}),
]);

/** Quotes and exclusions: who writes them means the "OR" beside them. */
const isMarked = (text: string) => /["“”„]|(?:^|\s)-\S/.test(text);
const typedWord = /[^\s()[\],;!?"“”„]+/g;

/**
 * A search in small letters, so that its words are the same however they are typed. Capitals that mean something stay,
 * unless all of the text is in capitals.
 */
export function foldCase(text: string): string {
  const isShouted = text === text.toUpperCase();
  const isKept = (word: string) => (isShouted ? word === 'OR' && isMarked(text) : meaningful.has(word));
  return text.replaceAll(typedWord, (word) => (isKept(word) ? word : word.toLowerCase()));
}

/** The words that are left to look for once a sentence is read: only "OR" says more in capitals by then. */
export const foldWords = (text: string): string =>
  text.replaceAll(typedWord, (word) => (word === 'OR' ? word : word.toLowerCase()));

/** Gives words of a folded text as they were typed, for display. Words that were not typed stay as they are. */
export function typedAs(text: string): (folded: string) => string {
  const typed = new Map<string, string>();
  for (const [word] of text.matchAll(typedWord))
    if (!typed.has(word.toLowerCase())) typed.set(word.toLowerCase(), word);
  return (folded) =>
    folded.replaceAll(typedWord, (word) => (word === 'OR' ? word : (typed.get(word) ?? word)));
}
