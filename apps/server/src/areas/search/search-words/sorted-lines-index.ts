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
