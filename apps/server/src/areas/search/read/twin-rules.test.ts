import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import { describe, expect, test } from 'vitest';
import { PlaceIndex } from '../../places/places/place-index.ts';
import {
  limits,
  pays,
  places as placeWords,
  twinLanguages,
  waysOf,
  works,
} from '../../../testing/search-twins.ts';
import type { TwinLanguage } from '../../../testing/search-twins.ts';
import { namedEntry } from '../../../testing/named-entry.ts';
import { Vocabulary } from '../job-index/vocabulary-index.ts';
import { readSentence } from './sentence-rules.ts';

const words = new Vocabulary([
  ...['Nurse', 'Cook', 'Accountant', 'Driver', 'Electrician', 'Teacher', 'Night Nurse'].map((title) =>
    namedEntry('title', title, 30),
  ),
  ...['Warsaw', 'Munich', 'London', 'Berlin'].map((place) => namedEntry('place', place, 20)),
]);
const places = new PlaceIndex();
for (const [id, [city, country, countryCode]] of [
  ['Warsaw', 'Poland', 'PL'],
  ['Kraków', 'Poland', 'PL'],
  ['Munich', 'Germany', 'DE'],
  ['Dubai', 'United Arab Emirates', 'AE'],
  ['London', 'United Kingdom', 'GB'],
  ['Paris', 'France', 'FR'],
  ['Madrid', 'Spain', 'ES'],
  ['Berlin', 'Germany', 'DE'],
  ['Riyadh', 'Saudi Arabia', 'SA'],
].entries())
  places.put({
    id,
    city: city ?? '',
    region: '',
    country: country ?? '',
    countryCode: countryCode ?? '',
    latitude: null,
    longitude: null,
  });

const read = (q: string) => readSentence(jobSearchSchema.parse({ q }), { places, words }).search;

/** What the words of a search were read as, but for those that are looked for. */
function filtersOf(q: string) {
  const { q: left, page: _page, location, ...search } = read(q);
  const { wanted } = places.match(location.replace(/^outside /, ''));
  const where =
    location === '' ? undefined : { isOutside: location.startsWith('outside '), ids: [...wanted] };
  return { where, ...JSON.parse(JSON.stringify(search)), left: left.split(' ').filter(Boolean).length };
}

const others = twinLanguages.filter((language) => language !== 'en');
const pairs = (list: typeof limits) =>
  list.flatMap((said) =>
    others.flatMap((language) => waysOf(said, language).map((way) => [language, way, said[0]] as const)),
  );
const workOf = (language: TwinLanguage, at = 0) =>
  works.map((said) => waysOf(said, language)[0] ?? '').at(at) ?? '';

describe.each([
  ['a limit', limits],
  ['a place', placeWords],
  ['pay', pays],
])('[L-40] %s is read as its English twin', (_what, list) => {
  test.each(pairs(list))('%s: %s is %s', (language, way, english) => {
    const twin = filtersOf(`${workOf('en')} ${english}`);
    expect(filtersOf(`${workOf(language)} ${way}`)).toEqual(twin);
    expect(Object.values(twin).length).toBeGreaterThan(1);
  });
});

test('[L-40] searches of several parts say the same in each language, in whatever order', () => {
  const wrong: string[] = [];
  let count = 0;
  for (const at of works.slice(0, 4).keys())
    for (const limit of limits)
      for (const place of placeWords) {
        const twin = JSON.stringify(filtersOf(`${workOf('en', at)} ${limit[0]} ${place[0]}`));
        for (const language of others) {
          const [way = ''] = waysOf(limit, language);
          const [where = ''] = waysOf(place, language);
          const typed =
            count++ % 2 === 0 ? [workOf(language, at), way, where] : [way, workOf(language, at), where];
          if (JSON.stringify(filtersOf(typed.join(' '))) !== twin)
            wrong.push(`${language}: ${typed.join(' ')}`);
        }
      }
  expect(count).toBeGreaterThan(3000);
  expect(wrong).toEqual([]);
});

describe('[L-40] a word of another language', () => {
  test.each([
    'sans serif designer',
    'sin city casting manager',
    'die casting operator',
    'stage manager',
    'bez curve designer',
    'sem specialist',
    'ni developer',
    'temporal logic engineer',
    'par level clerk',
    'pas officer',
    'hier support',
  ])('%s keeps out and limits nothing', (q) => {
    const { notMode, notType, notLevel, type, posted, q: left } = read(q);
    expect({ notMode, notType, notLevel, type, posted }).toEqual({
      notMode: [],
      notType: [],
      notLevel: [],
      type: [],
      posted: undefined,
    });
    expect(left).not.toMatch(/(?:^| )-/);
    expect(left.split(' ')).toEqual(q.split(' '));
  });

  test.each([
    ['serveur sans permis', 'permis'],
    ['camarero sin coche', 'coche'],
    ['kierowca bez nocy', 'nocy'],
  ])('%s is read where the rest is of its language', (q, kept) => {
    expect(read(q).q.split(' ')).not.toContain(kept);
  });
});

test('[L-40] marks that nobody sees change nothing', () => {
  expect(filtersOf('nurse\u200b part\u00a0time \u202ein Berlin\u202c')).toEqual(
    filtersOf('nurse part time in Berlin'),
  );
  expect(filtersOf('مُمَرِّضَة دَوام جُزئي فـــي دبي')).toEqual(filtersOf('ممرضة دوام جزئي في دبي'));
});

describe('[L-40] what each language has of its own', () => {
  test.each([
    ['Koch oder Kellner', { q: 'koch OR kellner' }],
    ['kucharz lub kelner', { q: 'kucharz OR kelner' }],
    ['infirmière au Havre', { q: 'infirmière', location: 'Le Havre' }],
    ['pielęgniarka w Zielonej Górze', { q: 'pielęgniarka', location: 'Zielona Góra' }],
    ['starszy programista w Gdańsku', { q: 'programista', level: ['senior'] }],
    ['ممرضة ما عدا الليل', { location: '', schedule: [] }],
    ['محاسب بدبي لحديثي التخرج', { q: 'محاسب', level: ['entry'] }],
    ['Buchhalter in Muenchen', { q: 'buchhalter', location: 'Munich' }],
  ])('%s', (typed, meant) => {
    const { q: left, location, ...search } = read(typed);
    expect({ ...search, q: left, location: location.split(',')[0] }).toMatchObject(meant);
  });
});
