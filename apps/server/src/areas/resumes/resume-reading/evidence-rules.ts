/** Shorter words, such as "and" and "for", stand in any line. */
const minLetters = 4;
/** The share of a line's letters that a text must hold. */
const coveredShare = 0.6;

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? [];
const compact = (text: string) => wordsOf(text).join('');
const lettersOf = (words: readonly string[]) => words.reduce((sum, word) => sum + word.length, 0);

/** The words of values, by which a line shows that they were read from it. */
export class Evidence {
  readonly #words: ReadonlySet<string>;
  readonly #whole: readonly string[];

  constructor(values: readonly string[]) {
    this.#words = new Set(values.flatMap(wordsOf));
    this.#whole = values.map(compact).filter((value) => value.length > 1);
  }

  /** Whether one of the values, or a telling word of one, stands in the line. */
  isShownBy(line: string): boolean {
    if (wordsOf(line).some((word) => (word.length >= minLetters || /\d/.test(word)) && this.#words.has(word)))
      return true;
    const own = compact(line);
    return own.length > 1 && this.#whole.some((value) => own.includes(value) || value.includes(own));
  }

  /** Whether all of the line's words are among the values. */
  holds(line: string): boolean {
    const words = wordsOf(line);
    return words.length > 0 && words.every((word) => this.#words.has(word));
  }

  /** Whether most of the line is among the values. */
  covers(line: string): boolean {
    const words = wordsOf(line);
    const held = words.filter((word) => this.#words.has(word));
    if (words.length > 0 && lettersOf(held) >= coveredShare * lettersOf(words)) return true;
    // A word that was divided at the end of a line is whole in the value.
    const own = compact(line);
    return own !== '' && this.#whole.some((value) => value.includes(own));
  }
}

export const evidenceOf = (values: readonly (string | null | undefined)[]) =>
  new Evidence(values.flatMap((value) => (value ? [value] : [])));
