import { describe, expect, test } from 'vitest';
import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import { readSentence } from '../../search/read/sentence-rules.ts';
import { Vocabulary } from '../../search/job-index/vocabulary-index.ts';
import { findNamedCity, wellKnown } from './city-name-rules.ts';
import { worldGazetteer } from './gazetteer-index.ts';
import { PlaceIndex } from './place-index.ts';
import { readPlace } from './where-rules.ts';
import { cityAliases } from './region-constants.ts';
import { countryName, findCountryCode, foldPlace, type GazetteerPlace, type PlaceDraft } from './rules.ts';

const gazetteer = worldGazetteer();
const words = new Vocabulary([{ kind: 'title', text: 'Nurse', detail: '', value: 'Nurse', weight: 3 }]);

/** The cities that are called as a state or a country is, the best known of each name. */
function listNamesakes(): GazetteerPlace[] {
  const found: GazetteerPlace[] = [];
  for (const place of gazetteer.usualNames(wellKnown)) {
    const isArea = gazetteer.regions(place.city).length > 0 || findCountryCode(place.city) !== undefined;
    const [best] = gazetteer.cities(place.city);
    if (isArea && best && isSame(best, place)) found.push(place);
  }
  return found;
}

const isSame = (a: PlaceDraft, b: PlaceDraft) =>
  a.city === b.city && a.region === b.region && a.countryCode === b.countryCode;

/** A board with the cities, and with another town in each state and country of their names. */
function createBoard(cities: readonly PlaceDraft[]): PlaceIndex {
  const index = new PlaceIndex();
  const rows = new Map<string, PlaceDraft>();
  const add = (place: PlaceDraft) => rows.set(Object.values(place).join('|'), place);
  for (const { city, region, countryCode } of cities) {
    add({ city, region, countryCode });
    for (const area of gazetteer.regions(city)) add({ ...area, city: 'Otherwhere' });
    const country = findCountryCode(city);
    if (country !== undefined) add({ city: 'Elsewhere', region: 'Farside', countryCode: country });
  }
  let id = 0;
  for (const place of rows.values())
    index.put({
      ...place,
      id: id++,
      country: countryName(place.countryCode),
      latitude: null,
      longitude: null,
    });
  return index;
}

const namesakes = listNamesakes();
const board = createBoard(namesakes);
const nameRow = (id: number) => {
  const row = board.get(id);
  return [row?.city, row?.region, row?.countryCode].join('/');
};
const found = (location: string) => [...board.match(location).wanted].map(nameRow);
const nameOf = ({ city, region, countryCode }: PlaceDraft) => [city, region, countryCode].join('/');
const readLocation = (q: string) =>
  readSentence(jobSearchSchema.parse({ q }), { places: board, words }).search.location;

describe('[L-3] a city with the name of its state or country', () => {
  test('there are hundreds of them', () => {
    expect(namesakes.length).toBeGreaterThan(500);
    for (const name of ['New York', 'Washington', 'Luxembourg', 'Singapore', 'São Paulo', 'Salzburg'])
      expect(namesakes.map(({ city }) => city)).toContain(name);
  });

  test('is found alone by "<name> city", as a place and in a sentence', () => {
    const wrong = namesakes.flatMap((place) => {
      const text = `${place.city} city`;
      // "Oregon City" and "Iowa City" are cities of their own.
      const [bearer] = gazetteer.cities(text);
      if (bearer && foldPlace(bearer.city) === foldPlace(text)) return [];
      // In a sentence "in" and "the" come before a place.
      const isSentence = !/^(?:in|the) /i.test(place.city);
      const read = [found(text), ...(isSentence ? [found(readLocation(`nurse ${foldPlace(text)}`))] : [])];
      return read.every((ids) => ids.join() === nameOf(place)) ? [] : [[text, nameOf(place), read]];
    });
    expect(wrong).toEqual([]);
  });

  test('is found alone by its name within its region, and all of it by a plain name', () => {
    const wrong = namesakes
      .filter(({ city, region }) => foldPlace(city) === foldPlace(region))
      // Montana is the state, and the one of Bulgaria is offered.
      .filter(({ city, countryCode }) => readPlace(city, gazetteer)?.countryCode === countryCode)
      .map(({ city, region }) => [found(`${city}, ${region}`), found(city)])
      .filter(([alone, all]) => alone?.length !== 1 || (all?.length ?? 0) < 2);
    expect(wrong).toEqual([]);
  });

  test('and every abbreviation of a city finds that city alone', () => {
    const cities = Object.keys(cityAliases).flatMap((alias) => [...gazetteer.cities(alias)].slice(0, 1));
    const all = createBoard(cities);
    const wrong = Object.keys(cityAliases).flatMap((alias) => {
      const [city] = gazetteer.cities(alias);
      const location = readSentence(jobSearchSchema.parse({ q: `nurse in ${alias}` }), { places: all, words })
        .search.location;
      const rows = [...all.match(location ?? '').wanted].map((id) => all.get(id));
      const isAlone = city !== undefined && rows.every((row) => row !== undefined && isSame(row, city));
      return rows.length === 1 && isAlone ? [] : [[alias, location, rows.length]];
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    ['NYC', 'New York City'],
    ['new york city', 'New York City'],
    ['washington dc', 'Washington, District of Columbia'],
    ['washington city', 'Washington, District of Columbia'],
    ['luxembourg city', 'Luxembourg City'],
    ['sao paulo city', 'São Paulo City'],
    ['panama city', 'Panamá City'],
  ])('%s is shown as %s', (typed, shown) => {
    expect(readLocation(`nurse ${typed}`)).toBe(shown);
  });
});

test('[L-3] "<name> state" and "state of <name>" mean the state without a namesake elsewhere', () => {
  const seattle = { city: 'Seattle', region: 'Washington', countryCode: 'US' };
  const capital = { city: 'Washington', region: 'District of Columbia', countryCode: 'US' };
  const index = createBoard([seattle, capital]);
  for (const text of ['Washington state', 'State of Washington', 'WA']) {
    const rows = [...index.match(text).wanted].map((id) => index.get(id)?.region);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows)).toEqual(new Set(['Washington']));
  }
});

test('[L-3] a city that is itself called so stays one, wherever its name ends in "City"', () => {
  const wrong = [...gazetteer.usualNames(wellKnown)]
    .filter(({ city }) => city.endsWith(' City') && findNamedCity(city, gazetteer) !== undefined)
    .map(nameOf);
  // Better known than its namesake in Florida is the capital of Panama.
  expect(wrong).toEqual(['Panama City/Florida/US']);
  expect(readPlace('Kansas City', gazetteer)).toMatchObject({ city: 'Kansas City', region: 'Missouri' });
  expect(readPlace('Nevada City', gazetteer)).toMatchObject({ city: 'Nevada City', region: 'California' });
});
