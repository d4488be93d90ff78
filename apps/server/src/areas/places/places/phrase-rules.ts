import { areaAround, findArea, nameInArea } from './area-rules.ts';
import { abbreviatedRegions, locateWithin, listWithin, type Within } from './within-rules.ts';
import { findNamedCity, wellKnown } from './city-name-rules.ts';
import { readBareName, type WhereContext } from './bare-name-rules.ts';
import { spellInitial } from './place-text-rules.ts';
import { draftOf, type Found } from './relation-rules.ts';
import { findCountryCode, foldPlace, nameWorldRegion, type Gazetteer, type GazetteerPlace } from './rules.ts';

/* A city with its state or country, whichever way it is written: "Austin, TX", "new york ny", "Germany, Berlin". */

/** Words of which a name may be broken by no comma. */
interface Phrase {
  words: string[];
  /** Where a comma, a bracket or a dash stands before a word. */
  breaks: Set<number>;
}

/** A phrase of more words is an address or a sentence. */
const maxWords = 14;
const maxName = 9;
/** A region is so much better known than a town of its name where it is meant beside its country. */
const lead = 1;
const [commas, dashes] = [/\s*[,()[\]]\s*/, /\s+[-–—]\s+/];
/** What stands between places and in none. */
const several = /[;|•·\n]|\s[/+]\s/;
/** "US-CA-Oakland", "DE-Berlin". */
const coded = /^[A-Z]{2}-(?:[A-Z]{2,3}-)?(?=\p{L})/u;

function splitPhrase(text: string): Phrase {
  const [prefix = ''] = coded.exec(text) ?? [];
  const plain = prefix === '' ? text : `${prefix.split('-').join(', ')}${text.slice(prefix.length)}`;
  const words: string[] = [];
  const breaks = new Set<number>();
  // "Congo - Kinshasa" is one name.
  const parts = plain
    .split(commas)
    .flatMap((part) => (findCountryCode(part) === undefined ? part.split(dashes) : [part]));
  for (const part of parts.filter(Boolean)) {
    breaks.add(words.length);
    words.push(...part.split(/\s+/).filter(Boolean));
  }
  return { words, breaks };
}

const isBroken = (breaks: ReadonlySet<number>, from: number, to: number): boolean => {
  for (let at = from + 1; at < to; at++) if (breaks.has(at)) return true;
  return false;
};

/** Whether an "and" stands there: what it joins are two names, or one that it must not cut. */
const isBetween = (words: readonly string[], cut: number): boolean =>
  isJoint(words[cut - 1]) || (cut < words.length - 1 && isJoint(words[cut]));
const isJoint = (word = ''): boolean => /^(?:&|and|or|und|oder|et|ou|y|e|o)$/.test(word);

/** The place that the text says with all of its words; undefined where one of them says something else. */
export function readPhrase(text: string, gazetteer: Gazetteer, context?: WhereContext): Found | undefined {
  if (several.test(text)) return undefined;
  const { words, breaks } = splitPhrase(text);
  if (words.length === 0 || words.length > maxWords) return undefined;
  // "Halle (Saale)" is one name.
  if (!isBroken(breaks, 0, words.length) || text.includes('(')) {
    const whole = readWholeName(words.join(' '), gazetteer, context);
    if (whole) return whole;
  }
  return readUpward(words, breaks, gazetteer) ?? readDownward(words, breaks, gazetteer);
}

/** A name alone, and a part of the world. */
export function readWholeName(name: string, gazetteer: Gazetteer, context?: WhereContext): Found | undefined {
  const region = nameWorldRegion(name);
  if (region !== undefined) return { city: '', region, countryCode: '', bareName: '' };
  return readBareName(name, gazetteer, context);
}

/** The city first, the longest name that lies in what is said behind it. */
function readUpward(
  words: readonly string[],
  breaks: ReadonlySet<number>,
  gazetteer: Gazetteer,
): Found | undefined {
  for (let cut = Math.min(words.length - 1, maxName); cut > 0; cut--) {
    if (isBroken(breaks, 0, cut) || isBetween(words, cut)) continue;
    const within = listWithin(words, breaks, [cut, words.length], gazetteer);
    const found = findIn(words.slice(0, cut).join(' '), within, gazetteer);
    if (found) return found;
  }
  return undefined;
}

/** The country or state first. */
function readDownward(
  words: readonly string[],
  breaks: ReadonlySet<number>,
  gazetteer: Gazetteer,
): Found | undefined {
  const least = Math.max(1, words.length - maxName);
  for (let cut = least; cut < words.length; cut++) {
    if (isBroken(breaks, cut, words.length) || isBetween(words, cut)) continue;
    const within = listWithin(words, breaks, [0, cut], gazetteer);
    const reversed = within.length > 0 ? within : listReversed(words, breaks, cut, gazetteer);
    const found = findIn(
      words.slice(cut).join(' '),
      reversed.filter(({ city }) => !city),
      gazetteer,
    );
    if (found && found.city !== '') return found;
  }
  return undefined;
}

/** "US, California" before a city. */
function listReversed(
  words: readonly string[],
  breaks: ReadonlySet<number>,
  end: number,
  gazetteer: Gazetteer,
): readonly Within[] {
  const starts = [0, ...[...breaks].filter((at) => at > 0 && at < end)];
  const parts = starts.map((from, at) => words.slice(from, starts[at + 1] ?? end)).toReversed();
  if (parts.length < 2) return [];
  const turned = parts.flat();
  const marks = new Set<number>();
  let length = 0;
  for (const part of parts) {
    marks.add(length);
    length += part.length;
  }
  return listWithin(turned, marks, [0, turned.length], gazetteer);
}

/** The best known of the places that the name may be there; a state before a country, as they are listed. */
function findIn(name: string, within: readonly Within[], gazetteer: Gazetteer): Found | undefined {
  const named = findNamedCity(name, gazetteer);
  const names = [name, ...spellInitial(name)];
  for (const one of within) {
    const short = named && locateWithin(named.city, one, gazetteer);
    const isMeant = short?.region === named?.region && short?.countryCode === named?.countryCode;
    const [city] = [
      ...(short && isMeant ? [short] : []),
      ...names.flatMap((called) => locateWithin(called, one, gazetteer) ?? []),
    ];
    const region = city && findRegionIn(name, one, gazetteer);
    // "California, USA" is the state, and no town of Maryland.
    // "Québec, QC" names the province once, so its city is meant.
    const isSaidTwice = region?.region === one.region && city && city.weight >= wellKnown;
    if (city && !(region && !isSaidTwice && (city.isAlias || isBetterKnown(region, city, gazetteer))))
      return { ...draftOf(city), bareName: '', isRegionAdded: isAdded(one, city) };
  }
  return (
    within.map((one) => findRegionIn(name, one, gazetteer)).find((region) => region !== undefined) ??
    findGreater(name, within, gazetteer)
  );
}

/** "Greater London, UK". */
function findGreater(name: string, within: readonly Within[], gazetteer: Gazetteer): Found | undefined {
  const inner = nameInArea(foldPlace(name));
  if (inner === undefined) return undefined;
  const [city] = within.flatMap((one) => locateWithin(inner, one, gazetteer) ?? []);
  return city && { ...draftOf(city), area: areaAround(draftOf(city)), bareName: '' };
}

const isAdded = ({ region, area, city }: Within, place: GazetteerPlace): boolean =>
  region === '' && !area && !city && place.region !== '';

function isBetterKnown(region: Found, city: GazetteerPlace, gazetteer: Gazetteer): boolean {
  if (region.region === city.region) return false;
  const named = gazetteer.regions(region.region).find((one) => one.countryCode === region.countryCode);
  return (named?.weight ?? 0) > city.weight + lead;
}

/** "Bavaria, Germany", "Bay Area, California". */
function findRegionIn(name: string, within: Within, gazetteer: Gazetteer): Found | undefined {
  const area = findArea(foldPlace(name));
  if (area && area.countryCode === within.countryCode && !within.city)
    return { city: '', region: '', countryCode: area.countryCode, area, bareName: '' };
  if (within.city || within.area) return undefined;
  const region = gazetteer
    .regions(name)
    .find(
      ({ countryCode, region: own }) =>
        countryCode === within.countryCode &&
        (within.region === '' || foldPlace(own) === foldPlace(within.region)),
    );
  if (region) return { ...draftOf(region), bareName: '' };
  // "BC, Canada"
  const short =
    /^[a-z]{2,3}$/i.test(name) && within.region === '' ? abbreviatedRegions(name.toUpperCase()) : [];
  const state = short.find(({ countryCode }) => countryCode === within.countryCode);
  if (state) return { ...draftOf(state), bareName: '' };
  // "Georgia, GE" is the country.
  const isCountry = within.region === '' && findCountryCode(name) === within.countryCode;
  return isCountry ? { city: '', region: '', countryCode: within.countryCode, bareName: '' } : undefined;
}
