import { readFileSync } from 'node:fs';
import { nameKey, pluralForm } from './word-rules.ts';

/** Another name for some work, and how much of the work itself it is, from 0 to 1. */
interface OtherName {
  words: readonly string[];
  strength: number;
}

/**
 * How much a name says of another. Beside an occupation ESCO lists narrower and neighbouring work without telling
 * which.
 */
const strengths = { same: 0.85, label: 0.7, beside: 0.5 } as const;
/** A name of several occupations says less of each. */
const sharedFactor = 0.8;
const mostNames = 40;
const groupDigits = 4;
/** Work that has fewer digits in common is of no help: lawyers and librarians share two. */
const leastDigits = 3;

interface Occupation {
  /** Of ISCO-08, four digits: the more of them two have in common, the nearer is their work. */
  group: string;
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
      const [equal = '', ...beside] = line.slice(groupDigits + 1).split('~');
      const group = line.slice(0, groupDigits);
      const at = this.#occupations.push({ group, same: equal.split('='), beside }) - 1;
      this.#heads.add(pluralForm(equal.split('=')[0]?.split(' ').at(-1) ?? ''));
      for (const name of [...equal.split('='), ...beside]) {
        const key = nameKey(name.split(' '));
        const known = this.#byName.get(key);
        if (known) known.push(at);
        else this.#byName.set(key, [at]);
      }
    }
  }

  has(words: readonly string[]): boolean {
    return this.#byName.has(nameKey(words));
  }

  /** Whether an occupation has this word in a name, or so many have. */
  hasWord(word: string, least = 1): boolean {
    this.#byWord ??= this.#readWords();
    return (this.#byWord.get(pluralForm(word))?.size ?? 0) >= least;
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

  /** Names of occupations of the same kind, by how near that is: those of one group, then of the one above. */
  *findKin(words: readonly string[]): Generator<string[], void> {
    const own = new Set(this.#byName.get(nameKey(words))?.map((at) => this.#occupations[at]?.group ?? ''));
    for (let digits = groupDigits; own.size > 0 && digits >= leastDigits; digits--) {
      const groups = new Set([...own].map((group) => group.slice(0, digits)));
      yield this.#occupations
        .filter(({ group }) => groups.has(group.slice(0, digits)))
        .flatMap(({ same, beside }) => [...same, ...beside]);
    }
  }

  /** Other names of the work, the closest first. */
  find(words: readonly string[]): OtherName[] {
    const key = nameKey(words);
    const occupations = this.#byName.get(key) ?? [];
    const factor = occupations.length > 1 ? sharedFactor : 1;
    const found = new Map<string, number>();
    const add = (name: string, strength: number) => {
      if (nameKey(name.split(' ')) !== key)
        found.set(name, Math.max(found.get(name) ?? 0, strength * factor));
    };
    for (const at of occupations) {
      const { same, beside } = this.#occupations[at] as Occupation;
      const isOwn = same.some((name) => nameKey(name.split(' ')) === key);
      for (const name of same) add(name, isOwn ? strengths.same : strengths.label);
      for (const name of beside) add(name, strengths.beside);
    }
    return [...found]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, mostNames)
      .map(([name, strength]) => ({ words: name.split(' '), strength }));
  }
}

let names: OccupationNames | undefined;

/** Read when the first search needs them. */
export function createOccupationNames(): OccupationNames {
  names ??= new OccupationNames(
    readFileSync(new URL('../../../../../../data/occupations/occupation-names.txt', import.meta.url), 'utf8'),
  );
  return names;
}

let abbreviations: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * What letters stand for in what work is called, the most common first: from the alternate titles of O*NET (US
 * Department of Labor, CC BY 4.0), as `tooling/occupations/make-title-abbreviations.ts` wrote them.
 */
export function findByLetters(letters: string): readonly string[] {
  abbreviations ??= readAbbreviations();
  return abbreviations.get(letters.toLowerCase().replaceAll('.', '')) ?? [];
}

function readAbbreviations(): Map<string, string[]> {
  const lines = readFileSync(
    new URL('../../../../../../data/occupations/title-abbreviations.txt', import.meta.url),
    'utf8',
  )
    .trim()
    .split('\n');
  return new Map(
    lines.map((line) => {
      const [letters = '', ...meant] = line.split('=');
      return [letters, meant];
    }),
  );
}
