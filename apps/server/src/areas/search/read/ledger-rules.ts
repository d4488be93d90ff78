import type { ReadEntry } from '@waymark/contract/jobs/search-reading';

/** What a stretch of a typed search turned out to be. */
export type Meaning = Omit<ReadEntry, 'words'>;

interface Owned extends Meaning {
  from: number;
  to: number;
}

/** Stands in for each character of what is read already: no pattern matches it, and nothing reaches over it. */
const mark = '\ue000';

/** A word that is not read yet. */
export interface Token {
  text: string;
  from: number;
  to: number;
  /** Whether something that was read stands between it and the word before. */
  isApart: boolean;
}

/**
 * A typed search of which each character belongs to one entry at most (L-37). Readers look at what is left, say what a
 * stretch of it is, and never see it again: no part of a search is read twice, and none goes missing.
 */
export class Sentence {
  readonly #typed: string;
  readonly #owned: Owned[] = [];
  #text: string;

  /** `folded` is in small letters but for those that mean something in capitals. */
  constructor(typed: string, folded: string) {
    this.#typed = typed.length === folded.length ? typed : folded;
    this.#text = folded;
  }

  /** The search with marks in place of what is read: positions in it are those of what was typed. */
  get text(): string {
    return this.#text;
  }

  /** Takes a stretch, as far as it is not read yet. */
  take(from: number, to: number, meaning: Meaning): void {
    for (const { 0: part, index } of this.#text
      .slice(from, to)
      .matchAll(/[^\s\ue000](?:[^\ue000]*[^\s\ue000])?/g)) {
      const [start, end] = [from + index, from + index + part.length];
      this.#owned.push({ ...meaning, from: start, to: end });
      this.#text = this.#text.slice(0, start) + mark.repeat(part.length) + this.#text.slice(end);
    }
  }

  /** Takes the first match of a pattern; undefined where there is none. */
  takeFirst(pattern: RegExp, meaning: Meaning): string | undefined {
    const found = pattern.exec(this.#text);
    if (!found) return undefined;
    this.take(found.index, found.index + found[0].length, meaning);
    return found[0];
  }

  /** A stretch as it was typed. */
  typedAt(from: number, to: number): string {
    return this.#typed.slice(from, to);
  }

  /** The words that are not read yet. */
  tokens(): Token[] {
    let end = 0;
    return [...this.#text.matchAll(/[^\s\ue000]+/g)].map(({ 0: text, index }) => {
      const isApart = this.#text.slice(end, index).includes(mark);
      end = index + text.length;
      return { text, from: index, to: end, isApart };
    });
  }

  /** What is not read yet, in one line. */
  rest(): string {
    return this.#text.replaceAll(mark, ' ').replaceAll(/\s+/g, ' ').trim();
  }

  /** Whether anything was read as this. */
  has(field: Meaning['field']): boolean {
    return this.#owned.some((one) => one.field === field);
  }

  /** Whether limits of two fields stand just before and just behind a stretch. */
  isBetweenFields(from: number, to: number): boolean {
    const limits = this.#owned.filter(({ as }) => as === 'limit');
    const before = limits.find((one) => one.to < from && this.#text.slice(one.to, from).trim() === '');
    const behind = limits.find((one) => one.from > to && this.#text.slice(to, one.from).trim() === '');
    return before !== undefined && behind !== undefined && before.field !== behind.field;
  }

  get isTouched(): boolean {
    return this.#owned.length > 0;
  }

  /** Every entry in the order of what was typed. What only separates words belongs to none. */
  entries(): ReadEntry[] {
    return this.#owned
      .toSorted((a, b) => a.from - b.from)
      .map(({ from, to, ...meaning }) => ({ words: this.#typed.slice(from, to), ...meaning }))
      .filter(({ words }) => /[\p{L}\p{N}]/u.test(words));
  }
}
