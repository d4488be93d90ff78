import { readDataRows, readDataSections } from '../../../platform/data-files.ts';
import { atOnce, inTurns } from '../../../platform/in-turns.ts';

const sections = 'sv da nb fi cs tr el ru uk ar he ja zh ko hi ro hu de fr es it pt nl pl'.split(' ');
/** Their words are put together: what one ends in says what it is. */
const compounding: ReadonlySet<string> = new Set(['sv', 'da', 'nb', 'fi']);
const minEnding = 5;
/** Any word. */
const anyEnd = '-';

/** How words may end, and what else they may end in there. */
type Endings = readonly (readonly [end: string, others: readonly string[]])[];

/** Read before the first search or with it, and the same for every board. */
let names: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * What people call common work in other languages, as `data/occupations/everyday-names.txt` has it, in English: by the
 * forms of its words, with a hyphen before what ends compounds.
 */
export function findEveryday(
  key: string,
  formsOf: (text: string) => readonly string[],
): readonly string[] | undefined {
  names ??= atOnce(readNames(formsOf));
  return names.get(key);
}

/** Reads them, so that no search waits for it. */
export async function prepareEverydayNames(formsOf: (text: string) => readonly string[]): Promise<void> {
  names ??= await inTurns(readNames(formsOf));
}

function* readNames(formsOf: (text: string) => readonly string[]): Generator<void, Map<string, string[]>> {
  const keyOf = (text: string) => formsOf(text).join(' ');
  const found = new Map<string, string[]>();
  const add = (key: string, name: string) => {
    const known = found.get(key);
    if (!known) found.set(key, [name]);
    else if (!known.includes(name)) known.push(name);
  };
  const { list } = readDataSections('occupations/everyday-names.txt');
  const endings = Map.groupBy(readDataRows('occupations/word-endings.tsv'), ([language = '']) => language);
  for (const language of sections) {
    const ends: Endings = (endings.get(language) ?? []).map(([, end = '', others = '']) => [
      end === anyEnd ? '' : end,
      others.split(' '),
    ]);
    for (const line of list(language)) {
      yield;
      const [name = '', words = ''] = line.split(': ');
      for (const text of words.split(', ')) {
        for (const one of inflect(text, ends)) add(keyOf(one), name);
        const key = keyOf(text);
        if (compounding.has(language) && key.length >= minEnding && !key.includes(' ')) add(`-${key}`, name);
      }
    }
  }
  return found;
}

/** A name, and the same with its first or its last word in another form. */
function inflect(text: string, ends: Endings): string[] {
  const words = text.split(' ');
  const last = words.length - 1;
  const inflected = [...new Set([0, last])].flatMap((at) =>
    formsOfWord(words[at] ?? '', ends).map((form) => words.with(at, form).join(' ')),
  );
  return [text, ...inflected];
}

const formsOfWord = (word: string, ends: Endings) =>
  ends.flatMap(([end, others]) =>
    word.endsWith(end) ? others.map((other) => word.slice(0, word.length - end.length) + other) : [],
  );
