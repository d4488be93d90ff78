import { readFileSync } from 'node:fs';
import { dataFile } from '../../../platform/data-files.ts';
import { atOnce, inTurns } from '../../../platform/in-turns.ts';
import { weights } from './weight-constants.ts';
import { nameKey, pluralForm } from './word-rules.ts';

const newline = 10;
const equals = 61;

/**
 * Lines of `name=…` in the order of their names, looked up as they lie in their file: a large one of which few searches
 * need a line takes its bytes and no more.
 */
export class SortedLines {
  readonly #lines: Buffer;

  constructor(lines: Buffer) {
    this.#lines = lines;
  }

  has(name: string): boolean {
    return this.find(name) !== undefined;
  }

  /** What stands behind a name. */
  find(name: string): string | undefined {
    const lines = this.#lines;
    let low = 0;
    let high = lines.length;
    while (low < high) {
      const middle = lines.lastIndexOf(newline, (low + high) >>> 1) + 1;
      const from = Math.max(low, middle);
      const to = lines.indexOf(newline, from);
      const at = lines.indexOf(equals, from);
      const found = lines.toString('latin1', from, at);
      if (found === name) return lines.toString('latin1', at + 1, to);
      if (found < name) low = to + 1;
      else high = from;
    }
    return undefined;
  }
}

/** Another name for some work, and how much of the work itself it is, from 0 to 1. */
interface OtherName {
  words: readonly string[];
  weight: number;
}

const maxNames = 40;
const groupDigits = 4;

/** A group of ISCO-08 that ends so is of what has no group of its own: "other sales workers". */
const residualEnd = '9';
const isOneKind = (group: string) => !group.endsWith(residualEnd);

interface Occupation {
  /** Of ISCO-08, four digits: who has the same does work of one kind. */
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
  /** By word, the occupations that have it in a name. */
  readonly #byWord = new Map<string, Set<number>>();

  /** Reads the lines of the file. */
  static *read(lines: string): Generator<void, OccupationNames> {
    const names = new OccupationNames();
    for (const line of lines.trim().split('\n')) {
      names.#add(line);
      yield;
    }
    return names;
  }

  #add(line: string): void {
    const [equal = '', ...beside] = line.slice(groupDigits + 1).split('~');
    const group = line.slice(0, groupDigits);
    const same = equal.split('=');
    const at = this.#occupations.push({ group, same, beside }) - 1;
    this.#heads.add(pluralForm(same[0]?.split(' ').at(-1) ?? ''));
    for (const name of [...same, ...beside]) {
      const words = name.split(' ');
      const key = nameKey(words);
      const known = this.#byName.get(key);
      if (known) known.push(at);
      else this.#byName.set(key, [at]);
      for (const word of words.map(pluralForm)) {
        const having = this.#byWord.get(word);
        if (having) having.add(at);
        else this.#byWord.set(word, new Set([at]));
      }
    }
  }

  has(words: readonly string[]): boolean {
    return this.#byName.has(nameKey(words));
  }

  /** Whether an occupation has this word in a name, or so many have. */
  hasWord(word: string, least = 1): boolean {
    return (this.#byWord.get(pluralForm(word))?.size ?? 0) >= least;
  }

  /** The words of names, each with how many occupations have it. */
  countWords(): Map<string, number> {
    return new Map([...this.#byWord].map(([word, having]) => [word, having.size]));
  }

  /** Whether an occupation's name ends in this word. */
  endsIn(word: string): boolean {
    return this.#heads.has(pluralForm(word));
  }

  /** The names of the work that a word alone stands for: those of the only occupation that has it in a name. */
  findByWord(word: string): readonly string[] {
    const [at, ...others] = this.#byWord.get(pluralForm(word)) ?? [];
    if (at === undefined || others.length > 0) return [];
    const { same, beside } = this.#occupations[at] as Occupation;
    return [...same, ...beside];
  }

  /** The own names of occupations of the same kind. */
  findRelated(words: readonly string[]): string[] {
    const groups = new Set(
      this.#called(nameKey(words))
        .map(({ group }) => group)
        .filter(isOneKind),
    );
    return this.#occupations.filter(({ group }) => groups.has(group)).flatMap(({ same }) => same);
  }

  /** Other names of the work, the closest first. */
  find(words: readonly string[]): OtherName[] {
    const key = nameKey(words);
    const occupations = this.#called(key);
    const factor = occupations.length > 1 ? weights.name.shared : 1;
    const found = new Map<string, number>();
    const add = (name: string, weight: number) => {
      if (nameKey(name.split(' ')) !== key) found.set(name, Math.max(found.get(name) ?? 0, weight * factor));
    };
    for (const one of occupations) {
      const weight = isOwnName(one, key) ? weights.name.occupationSynonym : weights.name.occupation;
      for (const name of one.same) add(name, weight);
      for (const name of one.beside) add(name, weights.name.beside);
    }
    return [...found]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, maxNames)
      .map(([name, weight]) => ({ words: name.split(' '), weight }));
  }

  /**
   * The occupations of a name. Where some have it as their own, those that are only called so too say something if they
   * end in the same word: a "sales manager" may be a key account manager, and an usher is no court clerk.
   */
  #called(key: string): readonly Occupation[] {
    const all = (this.#byName.get(key) ?? []).map((at) => this.#occupations[at] as Occupation);
    if (!all.some((one) => isOwnName(one, key))) return all;
    const end = lastWord(key);
    return all.filter(({ same }) => same.some((name) => pluralForm(lastWord(name)) === end));
  }
}

const lastWord = (name: string) => name.slice(name.lastIndexOf(' ') + 1);

const isOwnName = ({ same }: Occupation, key: string) =>
  same.some((name) => nameKey(name.split(' ')) === key);

/** Read when it is first needed, and the same for every board. */
let names: OccupationNames | undefined;

const readNames = () =>
  OccupationNames.read(readFileSync(dataFile('occupations/occupation-names.txt'), 'utf8'));

/** Read when the first search needs them, unless that was done before (`prepareOccupationNames`). */
export function createOccupationNames(): OccupationNames {
  names ??= atOnce(readNames());
  return names;
}

/** Reads them in short stretches, so that the first search need not in a long one. */
export async function prepareOccupationNames(): Promise<void> {
  names ??= await inTurns(readNames());
}

/** Read when it is first needed, and the same for every board. */
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
  const lines = readFileSync(dataFile('occupations/title-abbreviations.txt'), 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [letters = '', ...meanings] = line.split('=');
      return [letters, meanings];
    }),
  );
}

/** Another name for some work, and how much of the work is the same, from 0 to 1. */
interface WorkName {
  name: string;
  share: number;
}

/**
 * What people call the same work: the alternate titles of O*NET (US Department of Labor, CC BY 4.0), as
 * `tooling/occupations/make-work-names.ts` wrote them.
 */
class WorkNames {
  readonly #lines: SortedLines;

  constructor(lines: SortedLines) {
    this.#lines = lines;
  }

  has(name: string): boolean {
    return this.#lines.has(name);
  }

  /** Other names of the work that is called so, as far as they are known, those of the same occupations first. */
  findOthers(name: string, isKnown: (name: string) => boolean): WorkName[] {
    const own = this.#occupationsOf(name);
    const shared = new Map<string, number>();
    for (const occupation of own) {
      for (const other of this.#lines.find(`#${occupation}`)?.split('~') ?? []) {
        const count = shared.get(other);
        if (count !== undefined || (other !== name && isKnown(other))) shared.set(other, (count ?? 0) + 1);
      }
    }
    return [...shared]
      .map(([other, count]) => {
        const all = this.#occupationsOf(other).length;
        return { name: other, share: count / Math.sqrt(own.length * all) };
      })
      .toSorted((a, b) => b.share - a.share);
  }

  #occupationsOf(name: string): string[] {
    return this.#lines.find(name)?.split(',') ?? [];
  }
}

/** Read when it is first needed, and the same for every board. */
let workNames: WorkNames | undefined;

/** Read when the first search needs them. */
export function createWorkNames(): WorkNames {
  workNames ??= new WorkNames(new SortedLines(readFileSync(dataFile('occupations/work-names.txt'))));
  return workNames;
}

/** Read when it is first needed, and the same for every board. */
let tasks: SortedLines | undefined;

/**
 * Names of the work that has most to do with a thing, with "hair" or "animals": from the tasks of occupations in O*NET,
 * as `tooling/occupations/make-task-words.ts` wrote them.
 */
export function findByTask(word: string): readonly string[] {
  tasks ??= new SortedLines(readFileSync(dataFile('occupations/task-words.txt')));
  return tasks.find(pluralForm(word))?.split('~') ?? [];
}
