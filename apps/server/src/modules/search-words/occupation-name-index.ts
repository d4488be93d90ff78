import { readFileSync } from 'node:fs';
import { pluralForm, smallWords } from './word-rules.ts';

/** Another name for some work, and how much of the work itself it is, from 0 to 1. */
interface OtherName {
  words: readonly string[];
  strength: number;
}

/** How much a name says of another. Beside an occupation ESCO lists narrower and neighbouring work without telling which. */
const strengths = { same: 0.85, label: 0.7, beside: 0.5 } as const;
/** A name of several occupations says less of each. */
const sharedFactor = 0.8;
const mostNames = 40;

interface Occupation {
  same: readonly string[];
  beside: readonly string[];
}

/**
 * What occupations are called: the labels of ESCO (European Commission, reuse under Decision 2011/833/EU), as
 * `tooling/occupations/make-occupation-names.ts` wrote them.
 */
class OccupationNames {
  readonly #occupations: Occupation[] = [];
  readonly #byName = new Map<string, number[]>();
  readonly #heads = new Set<string>();
  /** By word, the occupations that have it in a name; made when first asked for. */
  #byWord: Map<string, Set<number>> | undefined;

  constructor(lines: string) {
    for (const line of lines.trim().split('\n')) {
      const [equal = '', ...beside] = line.split('~');
      const at = this.#occupations.push({ same: equal.split('='), beside }) - 1;
      this.#heads.add(pluralForm(equal.split('=')[0]?.split(' ').at(-1) ?? ''));
      for (const name of [...equal.split('='), ...beside]) {
        const key = keyOf(name.split(' '));
        const known = this.#byName.get(key);
        if (known) known.push(at);
        else this.#byName.set(key, [at]);
      }
    }
  }

  has(words: readonly string[]): boolean {
    return this.#byName.has(keyOf(words));
  }

  /** Whether an occupation's name ends so: whoever is one has that work. */
  endsIn(word: string): boolean {
    return this.#heads.has(pluralForm(word));
  }

  /** The names of the work that a word alone stands for: those of the only occupation that has it in a name. */
  findByWord(word: string): readonly string[] {
    this.#byWord ??= this.#readWords();
    const [at, ...others] = this.#byWord.get(pluralForm(word)) ?? [];
    if (at === undefined || others.length > 0) return [];
    const { same, beside } = this.#occupations[at] as Occupation;
    return [...same, ...beside];
  }

  #readWords(): Map<string, Set<number>> {
    const words = new Map<string, Set<number>>();
    for (const [at, { same, beside }] of this.#occupations.entries()) {
      for (const word of [...same, ...beside].join(' ').split(' ').map(pluralForm)) {
        const known = words.get(word);
        if (known) known.add(at);
        else words.set(word, new Set([at]));
      }
    }
    return words;
  }

  /** Other names of the work, the closest first. */
  find(words: readonly string[]): OtherName[] {
    const key = keyOf(words);
    const occupations = this.#byName.get(key) ?? [];
    const factor = occupations.length > 1 ? sharedFactor : 1;
    const found = new Map<string, number>();
    const add = (name: string, strength: number) => {
      if (keyOf(name.split(' ')) !== key) found.set(name, Math.max(found.get(name) ?? 0, strength * factor));
    };
    for (const at of occupations) {
      const { same, beside } = this.#occupations[at] as Occupation;
      const isOwn = same.some((name) => keyOf(name.split(' ')) === key);
      for (const name of same) add(name, isOwn ? strengths.same : strengths.label);
      for (const name of beside) add(name, strengths.beside);
    }
    return [...found]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, mostNames)
      .map(([name, strength]) => ({ words: name.split(' '), strength }));
  }
}

const keyOf = (words: readonly string[]) =>
  words
    .filter((word) => !smallWords.has(word))
    .map(pluralForm)
    .join(' ');

let names: OccupationNames | undefined;

/** Read when the first search needs them. */
export function createOccupationNames(): OccupationNames {
  names ??= new OccupationNames(readFileSync(new URL('./occupation-names.txt', import.meta.url), 'utf8'));
  return names;
}
