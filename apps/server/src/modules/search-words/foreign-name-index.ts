import { readFileSync } from 'node:fs';

/** What a name of another language is in English. */
export interface ForeignName {
  same: readonly string[];
  near: readonly string[];
}

const newline = 10;

/**
 * What occupations are called in other languages: labels of ESCO (European Commission, reuse under Decision
 * 2011/833/EU), as `tooling/occupations/make-foreign-names.ts` wrote them. The lines stay as they are in the file, in
 * their order: few searches need one of them.
 */
class ForeignNames {
  readonly #lines: Buffer;
  readonly #start: number;
  #names: readonly string[] | undefined;

  constructor(lines: Buffer) {
    this.#lines = lines;
    this.#start = lines.indexOf(newline) + 1;
  }

  /** By the forms of its words. */
  find(forms: readonly string[]): ForeignName | undefined {
    const line = this.#findLine(forms.join(' '));
    if (line === undefined) return undefined;
    const [same, near] = line.split('~').map((numbers) => this.#namesOf(numbers));
    return { same: same ?? [], near: near ?? [] };
  }

  has(form: string): boolean {
    return this.#findLine(form) !== undefined;
  }

  #namesOf(numbers: string): string[] {
    this.#names ??= this.#lines.toString('latin1', 0, this.#start - 1).split('=');
    return numbers
      .split(',')
      .filter(Boolean)
      .map((number) => this.#names?.[Number.parseInt(number, 36)] ?? '');
  }

  /** What stands behind a name. */
  #findLine(name: string): string | undefined {
    const lines = this.#lines;
    let low = this.#start;
    let high = lines.length;
    while (low < high) {
      const middle = lines.lastIndexOf(newline, (low + high) >>> 1) + 1;
      const from = Math.max(low, middle);
      const to = lines.indexOf(newline, from);
      const line = lines.toString('latin1', from, to);
      const at = line.indexOf('=');
      const found = line.slice(0, at);
      if (found === name) return line.slice(at + 1);
      if (found < name) low = to + 1;
      else high = from;
    }
    return undefined;
  }
}

let names: ForeignNames | undefined;

/** Read when the first search needs them. */
export function createForeignNames(): ForeignNames {
  names ??= new ForeignNames(readFileSync(new URL('./foreign-names.txt', import.meta.url)));
  return names;
}
