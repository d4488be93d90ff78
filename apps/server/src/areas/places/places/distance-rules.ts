import type { DistanceUnit } from '@waymark/contract/jobs/choices';
import { readDataSections } from '../../../platform/data-files.ts';

const data = readDataSections('places/distance-words.txt');
const phrasesOf = (list: string) =>
  data
    .list(list)
    .map((line) => line.split(' '))
    .toSorted((a, b) => b.length - a.length);
const units: readonly (readonly [DistanceUnit, ReadonlySet<string>])[] = [
  ['Km', new Set(data.list('kilometres'))],
  ['miles', new Set(data.list('miles'))],
];
const [before, behind, otherThings] = [phrasesOf('before'), phrasesOf('behind'), phrasesOf('other things')];

/** Farther is no surroundings, and rather what somebody drives. */
const maxRadius = 500;
/** "25", "25miles", "10-mile", "12.5km". */
const numbered = /^\+?(\d{1,3}(?:[.,]\d)?)-?(\p{L}*)$/u;

/** A distance as it was typed, and the words that say it: from `from` up to `to`. */
export interface TypedDistance {
  radius: number;
  unit: DistanceUnit;
  from: number;
  to: number;
  /** Whether a place has to follow: "25 miles of". */
  isOpen: boolean;
}

/** The first distance among typed words: "within 25 miles of", "10km", "im Umkreis von 20 km um". */
export function readDistance(words: readonly string[]): TypedDistance | undefined {
  const folded = words.map(foldWord);
  for (let at = 0; at < folded.length; at++) {
    const found = readAt(folded, at);
    if (found) return found;
  }
  return undefined;
}

/** Without case, accents and what stands at its ends; a point within a number stays. */
const foldWord = (word: string) =>
  word
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’]|^[(,;]+|[),;:.]+$/gu, '');

function readAt(words: readonly string[], at: number): TypedDistance | undefined {
  const [, number = '', glued = ''] = numbered.exec(words[at] ?? '') ?? [];
  const radius = Math.round(Number(number.replace(',', '.')));
  if (number === '' || radius === 0 || radius > maxRadius) return undefined;
  const unit = unitOf(glued === '' ? (words[at + 1] ?? '') : glued);
  const end = at + (glued === '' ? 2 : 1);
  if (!unit || lengthAt(words, end, otherThings) > 0) return undefined;
  const more = lengthAt(words, end, behind);
  return {
    radius,
    unit,
    from: at - lengthBefore(words, at, before),
    to: end + more,
    isOpen: more > 0 && end + more < words.length,
  };
}

const unitOf = (word: string) => units.find(([, names]) => names.has(word))?.[0];

const isAt = (words: readonly string[], at: number, phrase: readonly string[]) =>
  at >= 0 && phrase.every((word, more) => words[at + more] === word);

const lengthAt = (words: readonly string[], at: number, phrases: readonly (readonly string[])[]) =>
  phrases.find((phrase) => isAt(words, at, phrase))?.length ?? 0;

const lengthBefore = (words: readonly string[], end: number, phrases: readonly (readonly string[])[]) =>
  phrases.find((phrase) => isAt(words, end - phrase.length, phrase))?.length ?? 0;
