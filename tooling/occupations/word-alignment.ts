/** A name in another language, by its words, and the words of what it is in English. */
export interface NamePair {
  foreign: readonly string[];
  english: readonly string[];
  /** Of the names that an occupation has in that language each says its share. */
  weight: number;
}

/** By word, how likely each English word is what it says, from 0 to 1. */
export type Translations = ReadonlyMap<string, ReadonlyMap<string, number>>;

const rounds = 8;
/** What an English word may come from besides the words that are there. */
const nothing = 0.02;
const minCount = 1e-6;

/** Which word says which, from names that are the same as a whole: the first of IBM's models (Brown et al., 1993). */
export function alignWords(pairs: readonly NamePair[]): Translations {
  let likely: Translations = new Map();
  for (let round = 0; round < rounds; round++) {
    const counts = new Map<string, Map<string, number>>();
    for (const pair of pairs) countPair(pair, likely, counts);
    for (const ofWord of counts.values()) {
      const whole = [...ofWord.values()].reduce((sum, one) => sum + one, 0);
      for (const [word, count] of ofWord) ofWord.set(word, count / whole);
    }
    likely = counts;
  }
  return likely;
}

function countPair(
  { foreign, english, weight }: NamePair,
  likely: Translations,
  counts: Map<string, Map<string, number>>,
): void {
  for (const said of english) {
    const shares = foreign.map((word) =>
      likely.size === 0 ? 1 / english.length : (likely.get(word)?.get(said) ?? 0),
    );
    const whole = shares.reduce((sum, one) => sum + one, nothing);
    for (const [at, word] of foreign.entries()) {
      const count = (weight * (shares[at] ?? 0)) / whole;
      if (count <= minCount) continue;
      const ofWord = counts.get(word) ?? new Map<string, number>();
      counts.set(word, ofWord);
      ofWord.set(said, (ofWord.get(said) ?? 0) + count);
    }
  }
}
