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

/** Those of them that no other language has. */
const isPolish = /^(?:w|we|ze|koło|niedaleko|okolice|okolicy|okolicach|pobliżu|poblizu)$/i;

/** Longer words are no places, and a sentence bends no more of them. */
const [maxLength, maxWords, maxLed] = [32, 24, 4];

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

/** What a country or a region is known for beside cities. */
const fameOfArea = 5;

/**
 * How well a name is known as that of a place rather than of anything else: of the country whose language bends it, or of
 * the world; 0 for one that is none.
 */
function fameOf(name: string, { places: { gazetteer } }: Known, country?: string): number {
  let best = 0;
  for (const { countryCode, weight } of gazetteer.cities(name))
    if (countryCode === country || weight >= wellKnown) best = Math.max(best, weight);
  const isArea =
    gazetteer.regions(name).some(({ countryCode }) => country === undefined || countryCode === country) ||
    readForeignCountry(name, gazetteer) !== undefined;
  return isArea ? Math.max(best, fameOfArea) : best;
}

/** The words of a place that Polish bends, the best known of those that they may be; undefined for no place. */
function unbendPolish(word: string, next: string | undefined, known: Known): readonly string[] | undefined {
  const folded = foldPlace(word);
  if (folded.length > maxLength || folded.length < 3) return undefined;
  const names: string[][] = [];
  if (next !== undefined && next.length <= maxLength) {
    const second = foldPlace(next);
    const listed = irregular.get(`${folded} ${second}`);
    if (listed !== undefined) return listed.split(' ');
    for (const one of listNominatives(folded))
      for (const other of [...listNominatives(second), second]) names.push([one, other]);
  }
  const best = (all: readonly (readonly string[])[]) =>
    all
      .map((one) => ({ one, fame: fameOf(one.join(' '), known, 'PL') }))
      .filter(({ fame }) => fame > 0)
      .toSorted((a, b) => b.fame - a.fame)[0]?.one;
  const pair = best(names);
  if (pair) return pair;
  return fameOf(folded, known, 'PL') > 0 ? [folded] : best([...listNominatives(folded)].map((one) => [one]));
}

const arabic = /^[\p{Script=Arabic}\p{M}]+$/u;
/** What is written together with a place: in, to, and, and with the article of its name. */
const clitics = /^(?:و)?(?:بال|لل|ب|ل)(?=\p{L}{3})|^و(?=\p{L}{3})/u;

/** Ends and articles of one name as people write them. */
function* listArabicSpellings(word: string): Generator<string, void> {
  // "الليل" is the night, and without its article Lille.
  for (const stem of word.startsWith('ال') ? [word] : [word, `ال${word}`]) {
    yield stem;
    if (stem.endsWith('ه')) yield `${stem.slice(0, -1)}ة`;
    if (stem.endsWith('ة')) yield `${stem.slice(0, -1)}ه`;
    if (stem.endsWith('ي')) yield `${stem.slice(0, -1)}ى`;
    if (stem.endsWith('ى')) yield `${stem.slice(0, -1)}ي`;
  }
}

function unbendArabic(word: string, known: Known): { name: string; isSaid: boolean } | undefined {
  const isKnown = (name: string) => fameOf(name, known) > 0;
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
  let led = 0;
  for (const [at, word] of typed.slice(0, maxWords).entries()) {
    const text = plain(word);
    const article = contracted[typed[at - 1]?.toLowerCase() ?? ''];
    if (arabic.test(text) && !isEmptyWord(text) && text.length <= maxLength) {
      const found = unbendArabic(text, known);
      if (found) words[at] = found.name;
      if (found?.isSaid === true) said.add(at);
    } else if (elided.test(text) && fameOf(text.replace(elided, ''), known) > 0) {
      words[at] = text.replace(elided, '');
    } else if (article !== undefined && fameOf(`${article} ${text}`, known) > 0) {
      words[at - 1] = article;
      said.add(at - 1);
    } else if (leads.has(at) || polishLeads.test(typed[at - 1] ?? '')) {
      if (isEmptyWord(text) || known.words.jobsWith(text) > 0 || ++led > maxLed) continue;
      const next = typed[at + 1];
      const names = unbendPolish(text, next === undefined ? undefined : plain(next), known);
      for (const [nth, name] of (names ?? []).entries())
        if (name !== foldPlace(typed[at + nth] ?? '')) words[at + nth] = name;
      // A place that stands as it is says no more for it than before.
      if (names && (names.length > 1 || names[0] !== foldPlace(text) || isPolish.test(typed[at - 1] ?? '')))
        said.add(at);
    }
  }
  return { words, said };
}

/** Whether a word joins the place behind it to the sentence. */
export const isBentLead = (word: string): boolean => polishLeads.test(word);
