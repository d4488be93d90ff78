import { findArea, findCityOfPart, listAreaNames } from './area-rules.ts';
import { listForeignCountries, readForeignCountry } from './country-name-rules.ts';
import { worldGazetteer } from './gazetteer-index.ts';
import { cityAliases, regionAliases, worldRegions } from './region-constants.ts';
import {
  countryName,
  findCountryCode,
  findWorldRegion,
  foldPlace,
  listCountries,
  type Gazetteer,
} from './rules.ts';
import { abbreviatedRegions } from './within-rules.ts';

/** Words of the longest name that is looked for in a sentence. */
const maxName = 7;
/** "Dallas-Fort Worth" has two. */
const maxJoined = 3;
/** What a name may begin with that is none by itself: "Central London", "state of Washington". */
const beforeNames =
  /^(?:greater|central|downtown|midtown|inner|metro|metropolitan|city|state|province|region|canton|of|the|north|south|east|west|[ns][ew]?|[ew])$/i;
const behindNames = /^(?:area|metro|metropolitan|region|state|province|canton|bay)[,.]?$/i;

/** What longer names of areas, regions and countries begin with, folded; made with the first sentence. */
let beginnings: ReadonlySet<string> | undefined;

function listBeginnings(): Set<string> {
  const names = [
    ...listAreaNames(),
    ...listForeignCountries(),
    ...Object.keys(worldRegions),
    ...Object.keys(cityAliases),
    ...Object.keys(regionAliases),
    ...listCountries().map((code) => foldPlace(countryName(code))),
    ...worldGazetteer()
      .allRegions()
      .map(({ region }) => foldPlace(region)),
    'united states of america',
    'united kingdom of great britain and northern ireland',
  ];
  const found = new Set<string>();
  for (const name of names)
    for (let at = name.indexOf(' '); at > 0; at = name.indexOf(' ', at + 1)) found.add(name.slice(0, at));
  return found;
}

/** Behind which words a name ends that begins at `from`; none where the words there name nothing. */
export function listNameEnds(words: readonly string[], from: number, gazetteer: Gazetteer): number[] {
  beginnings ??= listBeginnings();
  const ends: number[] = [];
  const first = words[from] ?? '';
  let start = from;
  while (start < words.length && start - from < 3 && beforeNames.test(words[start] ?? '')) start++;
  let text = words.slice(from, start).join(' ');
  for (let to = from + 1; to <= Math.min(words.length, from + maxName); to++) {
    const word = words[to - 1] ?? '';
    if (to > start) text = to === from + 1 ? word : `${text} ${word}`;
    const folded = foldPlace(to > start ? text : words.slice(from, to).join(' '));
    const inner = start > from && to > start ? foldPlace(words.slice(start, to).join(' ')) : folded;
    const isJoined = to - from <= maxJoined && /\p{L}[/-]\p{L}/u.test(first);
    if (
      isJoined ||
      isCode(word, to - from) ||
      isName(folded, gazetteer) ||
      (inner !== folded && isName(inner, gazetteer))
    )
      ends.push(to);
    if (behindNames.test(words[to] ?? '') && ends.at(-1) === to) ends.push(to + 1);
    const isOpen =
      to <= start || isJoined || isCode(first, 1) || goesOn(folded, gazetteer) || goesOn(inner, gazetteer);
    if (!isOpen || /[,;]$/.test(word)) break;
  }
  return ends;
}

/** A saint and a mountain are written in full before a name alone. */
const inFull = (folded: string) => foldPlace(`${folded} x`).slice(0, -2);

function goesOn(text: string, gazetteer: Gazetteer): boolean {
  const folded = text === '' ? '' : inFull(text);
  return folded !== '' && (beginnings?.has(folded) === true || gazetteer.hasLonger?.(folded) === true);
}

/** Postal codes, districts, two names with a slash or a hyphen between them. */
const isCode = (word: string, length: number): boolean =>
  length <= 2 && (/^(?:[a-z]{0,2}-?\d[\da-z]*(?:-\d+)?)[,.]?$/i.test(word) || /\p{L}[/-]\p{L}/u.test(word));

function isName(folded: string, gazetteer: Gazetteer): boolean {
  if (folded === '') return false;
  if (/^[a-z]{2,3}$/.test(folded) && abbreviatedRegions(folded.toUpperCase()).length > 0) return true;
  return (
    [...gazetteer.cities(folded)].length > 0 ||
    gazetteer.regions(folded).length > 0 ||
    findCountryCode(folded) !== undefined ||
    findArea(folded) !== undefined ||
    findCityOfPart(folded) !== undefined ||
    findWorldRegion(folded) !== undefined ||
    readForeignCountry(folded, gazetteer) !== undefined
  );
}
