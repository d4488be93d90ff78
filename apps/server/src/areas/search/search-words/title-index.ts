import { readTitle, type ReadTitle } from './title-rules.ts';
import { pluralForm, workersOf } from './word-rules.ts';

/** A word that is the last of so many of its titles is the work itself. */
const leastHeadShare = 0.5;

/**
 * The distinct titles of open jobs, and the names of their companies, as the words they consist of. A board has many
 * times fewer of them than jobs, and a look through all takes a millisecond.
 */
export class TitleIndex {
  /** By position; undefined for one that nobody uses any more. */
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

  /** How many distinct words there are: one more than the highest id. */
  get words(): number {
    return this.#titlesWith.length;
  }

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
    return titles > 0 && (this.#headed[id] ?? 0) / titles >= leastHeadShare;
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
