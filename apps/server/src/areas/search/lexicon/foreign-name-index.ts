import { readFileSync } from 'node:fs';
import { dataFile } from '../../../platform/data-files.ts';
import { findEveryday, prepareEverydayNames } from './everyday-name-index.ts';
import { SortedLines } from './occupation-name-index.ts';
import { semiticForm } from './script-rules.ts';
import { wordsOf } from './word-rules.ts';

/**
 * Words between others in German, French, Spanish, Italian, Dutch, Portuguese and Polish, and those of the search
 * itself.
 */
const smallForeign = new Set(
  `de du des d da la le les l el los las lo il gli i del della delle dello degli di al alla all au aux a an en em et y e o
  ou un une una uno unos der die das den dem ein eine einen einer und oder fur von im in am zu zur zum mit als bei auf van
  voor het een aan op te ten ter met do dos das na no nas nos para por pour per con com avec w we z ze dla od przy ds
  jako como comme come`.split(/\s+/),
);

/** How the name of a woman ends, and that of a man in its place; the longest ending first. */
const endings: readonly (readonly [string, string])[] = [
  ['frau', 'mann'],
  ['trice', 'teur'],
  ['ienne', 'ien'],
  ['euse', 'eur'],
  ['ster', 'er'],
  ['arka', 'arz'],
  ['erin', 'er'],
  ['orin', 'or'],
  ['chin', 'ch'],
  ['tin', 't'],
  ['gin', 'g'],
  ['tka', 't'],
  ['lka', 'l'],
];
const minStem = 4;

/**
 * The one form that "Verkäuferin" and "Verkäufer" have, "enfermera", "enfermeros" and "enfermero", "chargée" and
 * "chargé".
 */
function foreignForm(word: string): string {
  const one = word.length > minStem ? word.replace(/innen$/, 'in').replace(/(?<=[^s])s$/, '') : word;
  const [ending, other] = endings.find(([end]) => one.endsWith(end) && one.length - end.length >= 3) ?? [
    '',
    '',
  ];
  const named = ending ? one.slice(0, -ending.length) + other : one;
  const stem = named.replace(/(?:en|[aeiouy]{1,2})$/, '');
  return stem.length >= minStem ? stem : named;
}

/** The form of a word that is folded. */
export const formOf = (folded: string): string => foreignForm(semiticForm(folded));

/** The words of a name as names of other languages are kept, without those between others. */
export function foreignForms(text: string): string[] {
  return wordsOf(text.replaceAll(/['’]/g, ' '))
    .filter((word) => !smallForeign.has(word))
    .map(formOf);
}

/** What the first search in another language would wait for. */
export const prepareForeignNames = (): Promise<void> => prepareEverydayNames(foreignForms);

/** Whether people call common work so, or what ends in it. */
export const isEveryday = (key: string) => findEveryday(key, foreignForms) !== undefined;

const minPart = { first: 3, last: 5 } as const;
const maxCompound = 40;

/**
 * The parts of a compound, where the second is one that is known: "softwareentwickler" is "software" and "entwickler".
 * The longest known one is taken.
 */
export function splitCompound(
  form: string,
  isKnown: (part: string) => boolean,
): readonly [string, string] | undefined {
  if (form.length > maxCompound) return undefined;
  for (let at = minPart.first; at <= form.length - minPart.last; at++) {
    const last = form.slice(at);
    if (isKnown(last)) return [form.slice(0, at), last];
  }
  return undefined;
}

/** The first part of a compound by itself: "maschinen", "vertriebs". */
export const withoutJoint = (part: string) => foreignForm(part.replace(/(?<=.{4})-?s?-?$/, ''));

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

  /** By the forms of its words. What people call common work comes before what labels say. */
  find(forms: readonly string[]): ForeignName | undefined {
    const key = forms.join(' ');
    const everyday = findEveryday(key, foreignForms);
    const listed = this.#findListed(key);
    if (!everyday) return listed;
    return { same: everyday, near: listed ? [...listed.same, ...listed.near] : [] };
  }

  has(form: string): boolean {
    return isEveryday(form) || this.#lines.has(form);
  }

  #findListed(key: string): ForeignName | undefined {
    const line = this.#lines.find(key);
    if (line === undefined) return undefined;
    const [same, near] = line.split('~').map((numbers) => this.#namesOf(numbers));
    return { same: same ?? [], near: near ?? [] };
  }

  #namesOf(numbers: string): string[] {
    this.#names ??= this.#first.toString('latin1').split('=');
    return numbers
      .split(',')
      .filter(Boolean)
      .map((number) => this.#names?.[Number.parseInt(number, 36)] ?? '');
  }
}

/** Read when it is first needed, and the same for every board. */
let names: ForeignNames | undefined;

/** Read when the first search needs them. */
export function createForeignNames(): ForeignNames {
  names ??= new ForeignNames(readFileSync(dataFile('occupations/foreign-names.txt')));
  return names;
}

/** Languages of searches, and those that are taught and asked for; the runtime knows their names (CLDR). */
const spoken = ['de', 'fr', 'es', 'it', 'nl', 'pt', 'pl'];
const named = [...spoken, ...'en ru zh ja ko ar tr sv da no fi el he hi cs hu ro uk'.split(' ')];

/** Read when it is first needed, and the same for every board. */
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
