import { postingLanguages, type PostingLanguage } from '@waymark/contract/jobs/fact-choices';
import { languageWords } from './fact-constants.ts';

/** Scripts that one language of the list has; the first that most letters are of tells it. */
const scripts: readonly (readonly [PostingLanguage, RegExp])[] = [
  ['ja', /[\p{sc=Hiragana}\p{sc=Katakana}]/gu],
  ['ko', /\p{sc=Hangul}/gu],
  ['zh', /\p{sc=Han}/gu],
  ['th', /\p{sc=Thai}/gu],
  ['hi', /\p{sc=Devanagari}/gu],
  ['ar', /\p{sc=Arabic}/gu],
  ['he', /\p{sc=Hebrew}/gu],
  ['el', /\p{sc=Greek}/gu],
];
const withWords: readonly PostingLanguage[] = postingLanguages
  .map(({ value }) => value)
  .filter((language) => scripts.every(([other]) => other !== language));

/** By word, the positions in `withWords` of the languages that have it. */
const languagesOf = new Map<string, number[]>();
for (const [at, language] of withWords.entries())
  for (const word of languageWords[language]?.split(' ') ?? [])
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), at]);

/** Enough of a posting to know it by; what follows is often a notice of the law in another language. */
const lettersRead = 1000;
const minWords = 12;
/** Japanese has as many signs of China as of its own. */
const minScriptShare = 0.15;
/** Of the words, those that are frequent in the language; and how far it leads. */
const minShare = 0.06;
const minLead = 1.25;

/** Letters that are neither Latin nor Cyrillic. */
const otherScript = /[\u0370-\u03ff\u0530-\u1dff\u3000-\uffff]/;
/** Of Latin and Cyrillic: quicker than to ask for letters by their kind. */
const plainWord = /[a-zß-\u024f\u0400-\u04ff\u1ea0-\u1eff]+/g;

function detectScript(text: string): PostingLanguage | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < minWords) return undefined;
  return scripts.find(([, script]) => (text.match(script)?.length ?? 0) > letters * minScriptShare)?.[0];
}

/** The language of a plain text (ISO 639-1); empty where it is too short, or none stands out. */
export function detectLanguage(text: string): PostingLanguage | '' {
  const read = text.slice(0, lettersRead);
  const ofScript = otherScript.test(read) ? detectScript(read) : undefined;
  if (ofScript) return ofScript;
  const words = read.toLowerCase().match(plainWord) ?? [];
  if (words.length < minWords) return '';
  const found = new Float64Array(withWords.length);
  for (const word of words) {
    const languages = languagesOf.get(word);
    // A word of many languages says less of each.
    if (languages) for (const at of languages) found[at]! += 1 / languages.length;
  }
  let [first, second] = [-1, -1];
  for (let at = 0; at < found.length; at++) {
    if (first < 0 || found[at]! > found[first]!) [second, first] = [first, at];
    else if (second < 0 || found[at]! > found[second]!) second = at;
  }
  const share = (found[first] ?? 0) / words.length;
  const isClear = (found[first] ?? 0) >= minLead * (found[second] ?? 0);
  return share >= minShare && isClear ? (withWords[first] ?? '') : '';
}
