import { readFileSync } from 'node:fs';
import { SortedLines } from './sorted-lines-index.ts';

/** What a name of another language is in English. */
export interface ForeignName {
  same: readonly string[];
  near: readonly string[];
}

const newline = 10;

/**
 * What occupations are called in other languages: labels of ESCO (European Commission, reuse under Decision
 * 2011/833/EU), as `tooling/occupations/make-foreign-names.ts` wrote them. What they are in English comes
 * first, in a line of its own.
 */
class ForeignNames {
  readonly #lines: SortedLines;
  readonly #first: Buffer;
  #names: readonly string[] | undefined;

  constructor(file: Buffer) {
    const end = file.indexOf(newline);
    this.#first = file.subarray(0, end);
    this.#lines = new SortedLines(file.subarray(end + 1));
  }

  /** By the forms of its words. */
  find(forms: readonly string[]): ForeignName | undefined {
    const line = this.#lines.find(forms.join(' '));
    if (line === undefined) return undefined;
    const [same, near] = line.split('~').map((numbers) => this.#namesOf(numbers));
    return { same: same ?? [], near: near ?? [] };
  }

  has(form: string): boolean {
    return this.#lines.has(form);
  }

  #namesOf(numbers: string): string[] {
    this.#names ??= this.#first.toString('latin1').split('=');
    return numbers
      .split(',')
      .filter(Boolean)
      .map((number) => this.#names?.[Number.parseInt(number, 36)] ?? '');
  }
}

let names: ForeignNames | undefined;

/** Read when the first search needs them. */
export function createForeignNames(): ForeignNames {
  names ??= new ForeignNames(readFileSync(new URL('./foreign-names.txt', import.meta.url)));
  return names;
}
