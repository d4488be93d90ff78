import { readFile } from 'node:fs/promises';
import { readDay } from '../../apps/server/src/areas/jobs/jobs/date-rules.ts';
import { worldGazetteer } from '../../apps/server/src/areas/places/places/gazetteer-index.ts';
import { readPlaces } from '../../apps/server/src/areas/places/places/reading-rules.ts';
import { countryName } from '../../apps/server/src/areas/places/places/rules.ts';
import { abbreviatedRegions } from '../../apps/server/src/areas/places/places/within-rules.ts';
import type { Figure, Scenario } from '../harness/scenario.ts';

const cityFile = new URL('../../data/gazetteer/cities.txt', import.meta.url);
/** Every so many of the cities, the best known first. */
const everyCity = 41;
const everyState = 7;
const days = 200;
const dayMs = 86_400_000;

type City = Record<'city' | 'region' | 'countryCode', string>;

/** How postings write a place; undefined where a place cannot be written so. */
const placeKinds: Readonly<Record<string, (place: City) => string | undefined>> = {
  'city, region, country': ({ city, region, countryCode }) =>
    `${city}, ${region}, ${countryName(countryCode)}`,
  'city, country': ({ city, countryCode }) => `${city}, ${countryName(countryCode)}`,
  'city, state': ({ city, region }) => withState(region, (letters) => `${city}, ${letters}`),
  'country code, state, city': ({ city, region, countryCode }) =>
    withState(region, (letters) => `${countryCode}-${letters}-${city}`),
  'with the way of working': ({ city, countryCode }) => `${city}, ${countryName(countryCode)} (Hybrid)`,
  'city alone': ({ city }) => city,
};

const states = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((first, _at, letters) =>
    letters.flatMap((second) =>
      abbreviatedRegions(first + second)
        .slice(0, 1)
        .map(({ region }) => [region, first + second] as const),
    ),
  ),
);

function withState(region: string, write: (letters: string) => string): string | undefined {
  const letters = states.get(region);
  return letters && write(letters);
}

const long = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
const full = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });

/** How feeds and postings write a day. */
const dayKinds: Readonly<Record<string, (day: Date) => string>> = {
  'ISO 8601 with an offset': (day) => `${day.toISOString().slice(0, 10)}T23:59:59-08:00`,
  mails: (day) => day.toUTCString().replace('GMT', '-0500'),
  'German numbers': (day) => `${day.getUTCDate()}.${day.getUTCMonth() + 1}.${day.getUTCFullYear()}`,
  ...Object.fromEntries(
    'en-US en-GB de fr es it nl pl pt sv ja'
      .split(' ')
      .map((locale) => [`long, ${locale}`, (day: Date) => long(locale).format(day)]),
  ),
  ...Object.fromEntries(
    'en-US de fr es pl'
      .split(' ')
      .map((locale) => [`with the weekday, ${locale}`, (day: Date) => full(locale).format(day)]),
  ),
};

/** Which places of the gazetteer and days are read right, wrong or not at all, in the ways that postings write them. */
export const factReading: Scenario = {
  name: 'fact-reading',
  async run() {
    const cities = await drawCities();
    return [
      ...Object.entries(placeKinds).map(([kind, write]) => countPlaces(kind, cities, write)),
      ...Object.entries(dayKinds).map(([kind, write]) => countDays(kind, write)),
    ];
  },
};

async function drawCities(): Promise<City[]> {
  const lines = (await readFile(cityFile, 'utf8')).trim().split('\n');
  const all = lines.map((line) => line.split('\t'));
  const cities = all.map(([city = '', region = '', countryCode = '']) => ({ city, region, countryCode }));
  const inStates = cities.filter(({ region }) => states.has(region));
  return [
    ...cities.filter((_city, at) => at % everyCity === 0),
    ...inStates.filter((_city, at) => at % (everyCity * everyState) === 0),
  ];
}

function countPlaces(
  kind: string,
  cities: readonly City[],
  write: (place: City) => string | undefined,
): Figure {
  const written = cities.flatMap((city) => {
    const text = write(city);
    return text === undefined ? [] : [{ city, text }];
  });
  return figureOf(
    `place, ${kind}`,
    written.map(({ city, text }) => {
      const { places, unread } = readPlaces([text], worldGazetteer(), { isFact: true });
      const [place] = places;
      if (unread.length > 0 || !place || place.countryCode === '' || place.region === '')
        return { text, is: 'unread' as const };
      const isRight =
        places.length === 1 &&
        place.city === city.city &&
        place.region === city.region &&
        place.countryCode === city.countryCode;
      return { text, is: isRight ? ('right' as const) : ('wrong' as const) };
    }),
  );
}

function countDays(kind: string, write: (day: Date) => string): Figure {
  const drawn = Array.from({ length: days }, (_none, at) => new Date(Date.UTC(2027, 0, 1) + at * 3 * dayMs));
  return figureOf(
    `day, ${kind}`,
    drawn.map((day) => {
      const text = write(day);
      const read = readDay(text);
      if (read === undefined) return { text, is: 'unread' as const };
      return { text, is: read === day.toISOString().slice(0, 10) ? ('right' as const) : ('wrong' as const) };
    }),
  );
}

function figureOf(what: string, read: readonly { text: string; is: 'right' | 'wrong' | 'unread' }[]): Figure {
  const share = (is: string) =>
    `${((read.filter((one) => one.is === is).length / read.length) * 100).toFixed(1)} %`;
  const wrong = read.filter(({ is }) => is === 'wrong');
  const examples = wrong.slice(0, 3).map(({ text }) => text);
  return {
    what: `${what} (${read.length})`,
    measured: `${share('right')} right, ${share('wrong')} wrong${examples.length > 0 ? ` (${examples.join('; ')})` : ''}, ${share('unread')} unread`,
    budget: '0.5 % wrong',
    within: wrong.length / read.length <= 0.005,
  };
}
