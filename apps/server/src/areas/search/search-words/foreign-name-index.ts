import { readFileSync } from 'node:fs';
import { foreignForms } from './foreign-word-rules.ts';
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
  names ??= new ForeignNames(
    readFileSync(new URL('../../../../../../data/occupations/foreign-names.txt', import.meta.url)),
  );
  return names;
}

/** Languages of searches, and those that are taught and asked for; the runtime knows their names (CLDR). */
const spoken = ['de', 'fr', 'es', 'it', 'nl', 'pt', 'pl'];
const named = [...spoken, 'en', 'ru', 'zh', 'ja', 'ko', 'ar', 'tr', 'sv', 'da', 'no', 'fi', 'el', 'he', 'hi', 'cs', 'hu', 'ro', 'uk']; // prettier-ignore

let languages: ReadonlyMap<string, ForeignName> | undefined;

/** What a language is called in English, by the form of its name in another: "inglés". */
export function findLanguage(form: string): ForeignName | undefined {
  languages ??= readLanguages();
  return languages.get(form);
}

function readLanguages(): Map<string, ForeignName> {
  const inEnglish = new Intl.DisplayNames('en', { type: 'language' });
  const found = new Map<string, ForeignName>();
  for (const locale of spoken) {
    const own = new Intl.DisplayNames(locale, { type: 'language' });
    for (const code of named) {
      const [form, ...others] = foreignForms(own.of(code) ?? '');
      const english = inEnglish.of(code)?.toLowerCase();
      if (form && english && others.length === 0) found.set(form, { same: [], near: [english] });
    }
  }
  return found;
}
