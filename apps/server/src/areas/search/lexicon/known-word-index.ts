import { readFileSync } from 'node:fs';
import { dataFile } from '../../../platform/data-files.ts';
import { foldWord } from './word-rules.ts';

/** A file of known words: the languages that have one are those whose dictionaries may be passed on. */
const foreignLanguages = ['da', 'de', 'es', 'fr', 'nl', 'pl', 'pt', 'sv'] as const;

const fnv = { offset: 0x811c9dc5, prime: 0x01000193 } as const;
const mixer = 0x85ebca6b;
const bitsOfByte = 8;

/** The bits that stand for a word among so many. */
export function* bitsOf(word: string, size: number, count: number): Generator<number, void> {
  let hash: number = fnv.offset;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), fnv.prime);
  const first = hash >>> 0;
  const step = (Math.imul(hash ^ (hash >>> 15), mixer) | 1) >>> 0;
  for (let one = 0; one < count; one++) yield (first + one * step) % size;
}

/**
 * The words of a dictionary as the bits that stand for them (a Bloom filter): a word that it has is always known, and
 * of a hundred others at most one. The first byte says how many bits stand for a word.
 */
class KnownWords {
  readonly #bits: Uint8Array;

  constructor(bits: Uint8Array) {
    this.#bits = bits;
  }

  has(word: string): boolean {
    const [count = 0] = this.#bits;
    const size = (this.#bits.length - 1) * bitsOfByte;
    for (const bit of bitsOf(foldWord(word), size, count))
      if (((this.#bits[1 + (bit >>> 3)] as number) & (1 << (bit & 7))) === 0) return false;
    return true;
  }
}

const readWords = (language: string) => new KnownWords(readFileSync(dataFile(`words/${language}.bits`)));

/** Read when the first word that no job has needs them, and the same for every board. */
let english: KnownWords | undefined;
/** Read as the words are, and the same for every board. */
let names: KnownWords | undefined;
/** Read as the words are, and the same for every board. */
let foreign: readonly KnownWords[] | undefined;

/** Whether a dictionary of English has a word in small letters. */
export function isCommonWord(word: string): boolean {
  english ??= readWords('en');
  return english.has(word);
}

/** Whether a dictionary of English has a word or a name. */
export function isEnglishWord(word: string): boolean {
  names ??= readWords('en-names');
  return isCommonWord(word) || names.has(word);
}

/** The other languages whose dictionaries have it. */
export function listLanguagesOf(word: string): string[] {
  foreign ??= foreignLanguages.map(readWords);
  return foreignLanguages.filter((_language, at) => foreign?.[at]?.has(word));
}

/** Whether a dictionary of another language has it. */
export const isForeignWord = (word: string): boolean => listLanguagesOf(word).length > 0;
