import { readDataRows } from '../../../platform/data-files.ts';
import { wellKnown } from '../../places/places/city-name-rules.ts';
import { readForeignCountry } from '../../places/places/country-name-rules.ts';
import { foldPlace } from '../../places/places/rules.ts';
import type { Known } from './draft-rules.ts';
import { isEmptyWord } from './noise-rules.ts';

/*
 * Places as sentences bend them: "w Warszawie", "z Krakowa", "au Havre", "d'Angers", "بدبي". Each is looked for as the
 * gazetteer has it, and only what it has is taken for a place.
 */

/** Typed words with their places as the gazetteer names them, and where one is said to come. */
export interface BentPlaces {
  words: string[];
  said: Set<number>;
}

/** Before a place in a case other than the first: in, from, to, near, in the area of. */
const polishLeads =
  /^(?:w|we|z|ze|do|od|na|koło|kolo|obok|blisko|niedaleko|pod|okolice|okolicy|okolicach|pobliżu|poblizu|in)$/i;

/** Longer words are no places, and a sentence bends no more of them. */
const [maxLength, maxWords] = [32, 24];

const irregular: ReadonlyMap<string, string> = new Map(
  readDataRows('places/bent-names.tsv').flatMap(([bent = '', name = '']) =>
    bent === '-' ? [] : [[bent, name] as const],
  ),
);
/** How a word ends behind a preposition in Polish, and how it may end by itself; without accents, the longest first. */
const endings: readonly (readonly [string, readonly string[]])[] = readDataRows('places/bent-names.tsv')
  .filter(([bent]) => bent === '-')
  .map(([, end = '', others = '']) => [end, others.split(' ').map((one) => one.replace('-', ''))] as const)
  .toSorted(([a], [b]) => b.length - a.length);

/** What a bent word may be by itself. */
function* listNominatives(word: string): Generator<string, void> {
  const known = irregular.get(word);
  if (known !== undefined) yield known;
  for (const [end, others] of endings)
    if (word.endsWith(end) && word.length - end.length >= 2)
      for (const other of others) yield word.slice(0, -end.length) + other;
}

/** Whether a name is rather a place than anything else: one of the country whose language bends it, or a known one. */
function isPlaceName(name: string, { places: { gazetteer } }: Known, country?: string): boolean {
  for (const { countryCode, weight } of gazetteer.cities(name))
    if (countryCode === country || weight >= wellKnown) return true;
  return (
    gazetteer.regions(name).some(({ countryCode }) => country === undefined || countryCode === country) ||
    readForeignCountry(name, gazetteer) !== undefined
  );
}

function unbendPolish(word: string, next: string | undefined, known: Known): string[] | undefined {
  const folded = foldPlace(word);
  if (folded.length > maxLength || folded.length < 3) return undefined;
  const isKnown = (name: string) => isPlaceName(name, known, 'PL');
  if (next !== undefined && next.length <= maxLength) {
    const whole = `${folded} ${foldPlace(next)}`;
    const listed = irregular.get(whole);
    if (listed !== undefined && isKnown(listed)) return listed.split(' ');
    for (const first of [...listNominatives(folded), folded])
      for (const second of [...listNominatives(foldPlace(next)), foldPlace(next)])
        if (`${first} ${second}` !== whole && isKnown(`${first} ${second}`)) return [first, second];
  }
  if (isKnown(folded)) return undefined;
  for (const name of listNominatives(folded)) if (isKnown(name)) return [name];
  return undefined;
}

const arabic = /^[\p{Script=Arabic}\p{M}]+$/u;
/** What is written together with a place: in, to, and, and with the article of its name. */
const clitics = /^(?:و)?(?:بال|لل|ب|ل)(?=\p{L}{3})|^و(?=\p{L}{3})/u;

/** Ends and articles of one name as people write them. */
function* listArabicSpellings(word: string): Generator<string, void> {
  const bare = word.replace(/^ال/u, '');
  for (const stem of [word, `ال${bare}`, bare]) {
    yield stem;
    if (stem.endsWith('ه')) yield `${stem.slice(0, -1)}ة`;
    if (stem.endsWith('ة')) yield `${stem.slice(0, -1)}ه`;
    if (stem.endsWith('ي')) yield `${stem.slice(0, -1)}ى`;
    if (stem.endsWith('ى')) yield `${stem.slice(0, -1)}ي`;
  }
}

function unbendArabic(word: string, known: Known): { name: string; isSaid: boolean } | undefined {
  const isKnown = (name: string) => isPlaceName(name, known);
  for (const name of listArabicSpellings(word)) if (isKnown(name)) return { name, isSaid: false };
  const [clitic] = clitics.exec(word) ?? [];
  if (clitic === undefined) return undefined;
  for (const name of listArabicSpellings(word.slice(clitic.length)))
    if (isKnown(name)) return { name, isSaid: true };
  return undefined;
}

/** "Au Havre" is Le Havre, "aux Sables-d'Olonne" Les Sables. */
const contracted: Readonly<Record<string, string>> = { au: 'le', aux: 'les' };
const elided = /^[dl]['’](?=\p{L}{3})/iu;

/** The words of a sentence with their places unbent; those that are none stay as they were typed. */
export function unbendPlaces(typed: readonly string[], leads: ReadonlySet<number>, known: Known): BentPlaces {
  const words = [...typed];
  const said = new Set<number>();
  const plain = (word: string) => word.replace(/[.,;!?]+$/, '');
  for (const [at, word] of typed.slice(0, maxWords).entries()) {
    const text = plain(word);
    const article = contracted[typed[at - 1]?.toLowerCase() ?? ''];
    if (arabic.test(text) && !isEmptyWord(text) && text.length <= maxLength) {
      const found = unbendArabic(text, known);
      if (found) words[at] = found.name;
      if (found?.isSaid === true) said.add(at);
    } else if (elided.test(text) && isPlaceName(text.replace(elided, ''), known)) {
      words[at] = text.replace(elided, '');
    } else if (article !== undefined && isPlaceName(`${article} ${text}`, known)) {
      words[at - 1] = article;
      said.add(at - 1);
    } else if (leads.has(at) || polishLeads.test(typed[at - 1] ?? '')) {
      if (isEmptyWord(text) || known.words.jobsWith(text) > 0) continue;
      const next = typed[at + 1];
      const names = unbendPolish(text, next === undefined ? undefined : plain(next), known);
      for (const [nth, name] of (names ?? []).entries()) words[at + nth] = name;
      if (names) said.add(at);
    }
  }
  return { words, said };
}

/** Whether a word joins the place behind it to the sentence. */
export const isBentLead = (word: string): boolean => polishLeads.test(word);
