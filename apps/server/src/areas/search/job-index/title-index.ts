import { experienceBands, jobLevels, type JobLevel } from '@waymark/contract/jobs/choices';
import { readDataRows } from '../../../platform/data-files.ts';
import { smallWords, wordsOf, pluralForm, workersOf } from '../lexicon/word-rules.ts';

/** What the words of a title say of its rank, as bits. */
const titleLevel = {
  entry: 1,
  graduate: 2,
  junior: 4,
  senior: 8,
  lead: 16,
  principal: 32,
  /** Still learning the work. */
  learner: 64,
  /** Ranks above those that searches name. */
  head: 128,
} as const;

const isLevel = (said: string): said is keyof typeof titleLevel => Object.hasOwn(titleLevel, said);

const ranks = readDataRows('search/ranks.tsv').map(([word = '', said = '', level = '', cost = '']) => ({
  word,
  bits: isLevel(said) ? titleLevel[said] : 0,
  level: jobLevels.find(({ value }) => value === level)?.value,
  cost: cost === '-' ? undefined : Number(cost),
}));
const bitsOf: ReadonlyMap<string, number> = new Map(ranks.map(({ word, bits }) => [word, bits]));
/** By word of rank, what it takes off the score of a title. */
const costOf: ReadonlyMap<string, number> = new Map(
  ranks.flatMap(({ word, cost }) => (cost === undefined ? [] : [[word, cost] as const])),
);

/** What is said of a rank, in one word. */
export const levelWords: Readonly<Record<string, JobLevel>> = Object.fromEntries(
  ranks.flatMap(({ word, level }) => (level === undefined ? [] : [[word, level] as const])),
);

/** The levels that the words of a title name, as bits. */
export function readLevels(words: readonly string[]): number {
  let said = 0;
  for (const word of words) said |= bitsOf.get(word) ?? 0;
  return words.some((word, at) => word === 'entry' && words[at + 1] === 'level')
    ? said | titleLevel.entry
    : said;
}

const below = titleLevel.entry | titleLevel.graduate | titleLevel.junior | titleLevel.learner;
const above = titleLevel.senior | titleLevel.lead | titleLevel.principal | titleLevel.head;
/** Bands of experience by their position, counted from 1; where a posting asks for no years it is 0. */
const [none, some] = [1, 2];
const most = experienceBands.length;

/**
 * A title that says the level has it. Most titles say none: then the years decide that the posting asks for, where
 * those tell a level. Years never say that a job leads others.
 */
const rules: Readonly<Record<JobLevel, { says: number; bands: readonly number[]; not: number }>> = {
  entry: { says: below, bands: [none, some], not: above },
  graduate: { says: titleLevel.graduate, bands: [none], not: above | titleLevel.learner },
  junior: {
    says: titleLevel.junior | titleLevel.entry,
    bands: [none, some],
    not: above | titleLevel.learner,
  },
  senior: { says: titleLevel.senior, bands: [most], not: below },
  lead: { says: titleLevel.lead, bands: [], not: 0 },
  principal: { says: titleLevel.principal, bands: [], not: 0 },
};

/** All bands of experience, and that none is stated. */
export const bandsKept = most + 1;

/** As many as there are sets of six levels, and the same for every board. */
const failing = new Map<string, Uint8Array>();

/** By what a title says and the band of experience, 1 where a job has none of the levels, of which there are six. */
export function failingLevels(levels: readonly JobLevel[]): Uint8Array {
  const key = [...new Set(levels)].toSorted().join();
  const known = failing.get(key) ?? findFailing(levels);
  failing.set(key, known);
  return known;
}

function findFailing(levels: readonly JobLevel[]): Uint8Array {
  return Uint8Array.from({ length: 256 * bandsKept }, (_one, at) => {
    const [said, band] = [Math.floor(at / bandsKept), at % bandsKept];
    const has = levels.some((level) => {
      const { says, bands, not } = rules[level];
      return (said & says) !== 0 || (bands.includes(band) && (said & not) === 0);
    });
    return has ? 0 : 1;
  });
}

/** A title as ids of its words. */
export interface ReadTitle {
  words: Int32Array;
  /** Where the words of the work itself begin and end, without rank, specialty and place. */
  coreStart: number;
  coreEnd: number;
  /** What its rank takes off, where it was not asked for, by word; words of rank alone. */
  ranks: readonly { id: number; cost: number }[];
  /** The levels that it names, as bits of `titleLevel`. */
  levels: number;
}

export const isRank = (word: string): boolean => costOf.has(word);
/** Who leads some work, whatever it is. */
export const leaders: readonly string[] = ['manager', 'supervisor', 'director'];
/** Numbers of a grade or a year, and what says for whom. */
const isNumber = (word: string) => /^(?:\d{1,4}|i{1,3}|iv)$/.test(word);

/** From this cost on a word says that the work is still learned. */
const learnerCost = 0.25;

/** What begins a specialty, a place, a team. */
const parting = /[,()[\]|:;]|\s[-–—]\s|\s(?:at|for|in|of|to)\s/i;

const partsOf = (title: string) =>
  title.split(parting).map((part) => wordsOf(part).filter((word) => !smallWords.has(word)));

/** The levels that a title names, as bits of `titleLevel`. */
export const readTitleLevels = (title: string): number => readLevels(partsOf(title).flat());

/** Reads the words of a title, and which of them are the work: of "Senior Nurse, Night Shift" it is "nurse". */
function readTitle(text: string, intern: (word: string) => number): ReadTitle {
  const parts = partsOf(text);
  const words = parts.flat();
  const at = parts.findIndex((part) => part.some((word) => !isRank(word) && !isNumber(word)));
  const before = parts.slice(0, Math.max(0, at)).flat().length;
  const part = parts[at] ?? words;
  const isBeside = (word: string | undefined) => word !== undefined && (isRank(word) || isNumber(word));
  let start = 0;
  let end = part.length;
  while (start < end - 1 && isBeside(part[start])) start++;
  // "Art Director" is one; "Software Engineer Intern 2027" is an engineer.
  const isAfter = (word: string | undefined) =>
    word !== undefined && (isNumber(word) || (costOf.get(word) ?? 0) >= learnerCost);
  while (end > start + 1 && isAfter(part[end - 1])) end--;
  const ids = Int32Array.from(words, intern);
  const unasked = words.flatMap((word, index) => {
    const inCore = index >= before + start && index < before + end;
    const cost = inCore ? 0 : (costOf.get(word) ?? 0);
    return cost > 0 ? [{ id: ids[index] as number, cost }] : [];
  });
  return {
    words: ids,
    coreStart: before + start,
    coreEnd: before + end,
    ranks: unasked,
    levels: readLevels(words),
  };
}

/** A word that is the last of so many of its titles is the work itself. */
const minHeadShare = 0.5;

/**
 * The distinct titles of open jobs, and the names of their companies, as the words they consist of. A board has many
 * times fewer of them than jobs, and a look through all takes a millisecond.
 */
export class TitleIndex {
  /** By position; undefined for one that no job uses any more. */
  readonly titles: (ReadTitle | undefined)[] = [];
  /** By word, the positions of the texts that have it. */
  readonly #textsWith: number[][] = [];
  /** By position, the levels that it names (`titleLevel`): apart, since searches look at those of many jobs. */
  readonly levels: number[] = [];
  /** By word, in how many titles it is, and in how many the last word of the work. */
  readonly #titlesWith: number[] = [];
  readonly #headed: number[] = [];
  readonly #words = new Map<string, number>();
  /** Words that differ in their number only. */
  readonly #plurals = new Map<string, number[]>();
  readonly #positions = new Map<string, number>();
  readonly #keys: string[] = [];
  readonly #uses: number[] = [];
  readonly #free: number[] = [];
  #count = 0;

  /** How many distinct titles there are. */
  get count(): number {
    return this.#count;
  }

  /**
   * The position of a text, which is kept until it was released as often as it was taken. The name of a company tells
   * nothing of which words are common in titles.
   */
  take(text: string, isName = false): number {
    const key = isName ? `\n${text}` : text;
    const known = this.#positions.get(key);
    if (known !== undefined) {
      this.#uses[known]! += 1;
      return known;
    }
    const at = this.#free.pop() ?? this.titles.length;
    const title = readTitle(text, (word) => this.#intern(word));
    this.titles[at] = title;
    this.levels[at] = title.levels;
    this.#keys[at] = key;
    this.#uses[at] = 1;
    this.#positions.set(key, at);
    for (const id of new Set(title.words)) this.#textsWith[id]?.push(at);
    if (!isName) this.#tally(title, 1);
    return at;
  }

  release(at: number): void {
    const title = this.titles[at];
    if (!title || (this.#uses[at]! -= 1) > 0) return;
    const key = this.#keys[at] ?? '';
    for (const id of new Set(title.words)) {
      const texts = this.#textsWith[id] ?? [];
      texts.splice(texts.indexOf(at), 1);
    }
    this.#positions.delete(key);
    this.#keys[at] = '';
    this.titles[at] = undefined;
    this.#free.push(at);
    if (!key.startsWith('\n')) this.#tally(title, -1);
  }

  /** The id of a word; undefined for one that no title has had. */
  find(word: string): number | undefined {
    return this.#words.get(word);
  }

  /** Ids of the words that are this one in the singular or the plural. */
  findPlurals(word: string): readonly number[] {
    return this.#plurals.get(pluralForm(word)) ?? [];
  }

  /** Ids of the words for who does what a word names, as "trader" for "trading". */
  findWorkers(word: string): readonly number[] {
    return workersOf(word).flatMap((worker) => this.findPlurals(worker).filter((id) => this.isHead(id)));
  }

  /** The positions of the titles and the names that have a word. */
  textsWith(id: number): readonly number[] {
    return this.#textsWith[id] ?? [];
  }

  /** Whether the text at a position is the name of a company. */
  isName(at: number): boolean {
    return this.#keys[at]?.startsWith('\n') ?? false;
  }

  /** In how many titles a word is. */
  titlesWith(id: number): number {
    return this.#titlesWith[id] ?? 0;
  }

  /** Whether a word of titles is mostly the work itself: "nurse" is, "marketing" seldom. */
  isHead(id: number): boolean {
    const titles = this.titlesWith(id);
    return titles > 0 && (this.#headed[id] ?? 0) / titles >= minHeadShare;
  }

  #intern(word: string): number {
    const known = this.#words.get(word);
    if (known !== undefined) return known;
    const id = this.#titlesWith.push(0) - 1;
    this.#textsWith.push([]);
    this.#headed.push(0);
    this.#words.set(word, id);
    addTo(this.#plurals, pluralForm(word), id);
    return id;
  }

  #tally({ words, coreEnd }: ReadTitle, by: 1 | -1): void {
    this.#count += by;
    for (const id of new Set(words)) this.#titlesWith[id]! += by;
    const head = words[coreEnd - 1];
    if (head !== undefined) this.#headed[head]! += by;
  }
}

function addTo(lists: Map<string, number[]>, key: string, id: number): void {
  const list = lists.get(key);
  if (list) list.push(id);
  else lists.set(key, [id]);
}
