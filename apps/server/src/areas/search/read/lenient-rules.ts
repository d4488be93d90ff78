import { foldName } from '../../places/places/rules.ts';

/** Letters of Arabic that people write for each other: with hamza or without, and as they look at the end of a word. */
const arabicLetters = ['اأإآ', 'ةه', 'يىی', 'كک', 'ؤو', 'ئي'] as const;
const othersOf: ReadonlyMap<string, string> = new Map(
  arabicLetters.flatMap((letters) => [...letters].map((letter) => [letter, letters] as const)),
);
/** How German is typed where a keyboard has no umlauts. */
const spelledOut: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
]);

/** A letter and what people type for it: as a group, or as members of the class that it stands in. */
function lenientLetter(letter: string, inClass: boolean): string {
  const similar = othersOf.get(letter);
  if (similar !== undefined) return inClass ? similar : `[${similar}]`;
  const plain = foldName(letter);
  if (plain === letter || plain === '') return letter;
  if (inClass) return plain.length === 1 ? letter + plain : letter;
  const spelled = spelledOut.get(letter);
  return `(?:${[letter, plain, ...(spelled === undefined ? [] : [spelled])].join('|')})`;
}

/**
 * The source of a regular expression that also finds its words without their accents, with umlauts written out, and in
 * the spellings of Arabic. It finds them in what was typed: a text without accents may be of another length.
 */
export function lenient(source: string): string {
  let found = '';
  let inClass = false;
  const letters = [...source];
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at] ?? '';
    if (letter === '\\') {
      found += letter + (letters[++at] ?? '');
      continue;
    }
    if (letter === '[') inClass = true;
    if (letter === ']') inClass = false;
    found += /\p{L}/u.test(letter) && letter > '\u007f' ? lenientLetter(letter, inClass) : letter;
  }
  return found;
}
