import { describe, expect, test } from 'vitest';
import { placeTexts } from '../../../testing/place-texts.ts';
import { readPlaceLines } from '../../jobs/jobs/pasted-text-rules.ts';
import { worldGazetteer } from './gazetteer-index.ts';
import { PlaceIndex } from './place-index.ts';
import { readPlaces } from './reading-rules.ts';
import { countryName, locate, type PlaceDraft } from './rules.ts';
import { readWhereSpan } from './span-rules.ts';
import { readPlace, readWhere, type Where, type WherePlace } from './where-rules.ts';

const gazetteer = worldGazetteer();
const nameOf = ({ city, region, countryCode }: PlaceDraft) => `${city}/${region}/${countryCode}`;

function nameWhere(where: Where): string {
  if (where.kind === 'mode') return `mode ${where.mode}`;
  if (where.kind === 'unknown') return 'unknown';
  return where.places.map(nameArea).join(' + ');
}

function nameArea(place: WherePlace): string {
  if (!place.area || place.city !== '') return nameOf(place);
  const parts = [...place.area.regions, ...place.area.centres.map(({ city }) => city)];
  return `area ${parts.join(', ')}`;
}

/** A board with every place that the texts name. */
function createBoard(): PlaceIndex {
  const index = new PlaceIndex();
  const names = new Set(
    placeTexts.flatMap(([, meaning]) => (meaning.includes('/') ? meaning.split(' + ') : [])),
  );
  for (const [id, name] of [...names].entries()) {
    const [city = '', region = '', countryCode = ''] = name.split('/');
    const { latitude = null, longitude = null } = locate(gazetteer, { city, region, countryCode }) ?? {};
    index.put({ id, city, region, countryCode, country: countryName(countryCode), latitude, longitude });
  }
  return index;
}

const board = createBoard();
const rowsOf = (ids: Iterable<number>) => [...ids].flatMap((id) => board.get(id) ?? []);

/** What a stricter door read; undefined where it declines. */
function nameFact(places: readonly PlaceDraft[]): string | undefined {
  const known = places.filter(({ countryCode, region }) => countryCode !== '' || region !== '');
  return known.length === 0 ? undefined : known.map(nameOf).join(' + ');
}

/** A door that leaves the region out says less, and nothing else. */
const isSame = (read: string, meaning: string) =>
  read === meaning ||
  read.replace(/^([^/]+)\/[^/]*\//, '$1//') === meaning.replace(/^([^/]+)\/[^/]*\//, '$1//');

const wrong = (read: (text: string) => string | undefined) =>
  placeTexts.flatMap(([text, meaning]) => {
    const found = read(text);
    return found === undefined || isSame(found, meaning) ? [] : [`${text}: ${found}, and not ${meaning}`];
  });

const share = (read: (text: string) => string | undefined) =>
  placeTexts.filter(([text]) => read(text) !== undefined).length / placeTexts.length;

describe('[L-3] one text is one place through every door', () => {
  test('there are 400 of them, each once', () => {
    expect(placeTexts.length).toBeGreaterThanOrEqual(400);
    expect(new Set(placeTexts.map(([text]) => text)).size).toBe(placeTexts.length);
  });

  test('Where reads each as it is meant', () => {
    expect(wrong((text) => nameWhere(readWhere(text, gazetteer)))).toEqual([]);
  });

  test('searches of the board, alerts and the API do, with the board’s own places', () => {
    expect(wrong((text) => nameWhere(board.where(text)))).toEqual([]);
    const strangers = placeTexts.flatMap(([text, meaning]) => {
      const meant = meaning.split(' + ').map((name) => name.split('/'));
      if (!meaning.includes('/') || meaning.startsWith('/')) return [];
      const rows = rowsOf(board.match(text).wanted);
      const isMeant = meant.every((one) => rows.some((row) => nameOf(row) === one.join('/')));
      const others = rows.filter((row) => !meant.some(([, , code]) => code === row.countryCode));
      return isMeant && others.length === 0 ? [] : [[text, rows.map(nameOf)]];
    });
    expect(strangers).toEqual([]);
  });

  const readSentence = (text: string) => {
    const words = ['nurse', ...text.split(/\s+/)];
    const span = readWhereSpan(words, 1, gazetteer);
    return span?.to === words.length ? nameWhere(span.where) : undefined;
  };

  test('a sentence does, for the words that it takes', () => {
    expect(wrong(readSentence)).toEqual([]);
    expect(share(readSentence)).toBeGreaterThan(0.75);
  });

  const readImport = (text: string) => nameFact(readPlaces([text], gazetteer, { isFact: true }).places);

  test('an import does, or leaves it unread', () => {
    expect(wrong(readImport)).toEqual([]);
    expect(share(readImport)).toBeGreaterThan(0.75);
  });

  const readPasted = (text: string) => nameFact(readPlaceLines([`Location: ${text}`], gazetteer));

  test('a pasted posting does, or leaves it out', () => {
    expect(wrong(readPasted)).toEqual([]);
    expect(share(readPasted)).toBeGreaterThan(0.7);
  });

  const readProfile = (text: string) => {
    const place = readPlace(text, gazetteer);
    return place && nameOf(place);
  };

  test('a profile does, of several the first', () => {
    const differ = wrong((text) => readProfile(text)).filter((line) => !line.includes(' + '));
    expect(differ).toEqual([]);
    expect(share(readProfile)).toBeGreaterThan(0.75);
  });
});
