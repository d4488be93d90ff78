import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import { expect, test, vi } from 'vitest';
import { namedEntry } from '../../../testing/named-entry.ts';
import { worldGazetteer } from '../../places/places/gazetteer-index.ts';
import { PlaceIndex } from '../../places/places/place-index.ts';
import { Vocabulary } from '../job-index/vocabulary-index.ts';
import { readSentence } from './sentence-rules.ts';

const words = new Vocabulary(
  ['Nurse', 'Auditor', 'Accountant', 'Chef'].map((title) => namedEntry('title', title, 9)),
);

function readOn(country: string | undefined, typed: string, chosen: { currency?: string } = {}) {
  const places = new PlaceIndex(worldGazetteer, () => country);
  const { search } = readSentence(jobSearchSchema.parse({ q: typed, ...chosen }), { places, words });
  const where = places.where(search.location);
  const [place] = where.kind === 'places' ? where.places : [];
  return { ...search, place: place && `${place.city}, ${place.countryCode}` };
}

test.each([
  [undefined, 'nurse 75015', 'Paris, FR'],
  ['US', 'nurse 75015', 'Irving, US'],
  ['US', 'infirmière 75015', 'Paris, FR'],
  [undefined, 'nurse 10115', 'New York, US'],
  [undefined, 'krankenschwester 10115', 'Berlin, DE'],
  ['DE', 'nurse 10115', 'Berlin, DE'],
  [undefined, 'nurse 94105', 'San Francisco, US'],
  ['US', 'nurse in birmingham', 'Birmingham, US'],
  ['GB', 'nurse in birmingham', 'Birmingham, GB'],
  ['CA', 'nurse in victoria', 'Victoria, CA'],
  ['AU', 'nurse in newcastle', 'Newcastle, AU'],
  ['AU', 'nurse in perth', 'Perth, AU'],
])('[L-3] on a board of %s "%s" asks for %s', (country, typed, place) => {
  expect(readOn(country, typed).place).toBe(place);
});

test('[L-3] a city that companies are called after is one, and New York is another', () => {
  const named = new Vocabulary([
    namedEntry('title', 'Nurse', 9),
    namedEntry('company', 'New York Health', 9),
    namedEntry('company', 'York Foods', 9),
  ]);
  const { search } = readSentence(jobSearchSchema.parse({ q: 'nurse york' }), {
    places: new PlaceIndex(worldGazetteer),
    words: named,
  });
  expect(search).toMatchObject({ q: 'nurse', location: 'York' });
});

test.each([
  ['nurse la', 'location', 'Los Angeles, California, United States'],
  ['chef avoid london', 'location', 'outside London'],
  ['nurse no auditor jobs', 'q', 'nurse -auditor'],
  ['nurse avoid nights', 'q', 'nurse'],
] as const)('[L-37] of "%s" the %s is %s', (typed, field, value) => {
  expect(readOn(undefined, typed)).toMatchObject({ [field]: value, schedule: [] });
});

test.each(['software eng', 'account mgr', 'lab tech'])(
  '[L-3] the short word of "%s" is no state',
  (typed) => {
    expect(readOn(undefined, typed).location).toBe('');
  },
);

test.each(['iso 27001 auditor', 'accountant 70000', 'accountant 28000'])(
  '[L-3] the number of "%s" is no place',
  (typed) => {
    expect(readOn(undefined, typed).location).toBe('');
  },
);

test.each([
  [undefined, 'nurse 45k london', 'GBP'],
  ['US', 'nurse 45k berlin', 'EUR'],
  ['GB', 'nurse 45k', 'GBP'],
  [undefined, 'koch ab 4000 brutto', 'EUR'],
  [undefined, 'nurse 45k', undefined],
  ['US', 'nurse 45k', undefined],
])('[L-37] on a board of %s the pay of "%s" is in %s', (country, typed, currency) => {
  expect(readOn(country, typed).currency).toBe(currency);
});

test('[L-37] pay without a sign is in the currency that was chosen, where neither place nor board say one', () => {
  expect(readOn(undefined, 'nurse 45k', { currency: 'CHF' }).currency).toBe('CHF');
  expect(readOn(undefined, 'nurse 45k london', { currency: 'CHF' }).currency).toBe('GBP');
  expect(readOn(undefined, 'nurse $45k', { currency: 'CHF' }).currency).toBe('USD');
});

test.each([
  ['nurse kansas city', 'Kansas City, US'],
  ['nurse in kansas city', 'Kansas City, US'],
  ['nurse birmingham al', 'Birmingham, US'],
  ['nurse st louis', 'St. Louis, US'],
])('[L-3] "%s" asks for %s, whatever companies are called so', (typed, place) => {
  const companies = ['Kansas City Freight', 'St Louis Al Works'].map((name) =>
    namedEntry('company', name, 50),
  );
  const vocabulary = new Vocabulary([namedEntry('title', 'Nurse', 9), ...companies]);
  const places = new PlaceIndex();
  const { search, entries } = readSentence(jobSearchSchema.parse({ q: typed }), {
    places,
    words: vocabulary,
  });
  const where = places.where(search.location);
  const [first] = where.kind === 'places' ? where.places : [];
  expect(first && `${first.city}, ${first.countryCode}`).toBe(place);
  expect(entries.some(({ meant }) => meant !== undefined)).toBe(false);
  expect(search.q).toBe('nurse');
});

test.each([
  ['nurse portland, OR', 'Portland, US', {}],
  ['infirmier 33000 bordeaux', 'Bordeaux, FR', {}],
  ['nurse berlin munich hamburg', 'Berlin, DE', { location: 'Berlin or Munich or Hamburg' }],
  ['nurse oxford and surrounding areas', 'Oxford, GB', { radius: 50 }],
  ['nurse bristol +10 miles', 'Bristol, GB', { radius: 10, unit: 'miles' }],
  ['nurse walking distance of oxford', 'Oxford, GB', { radius: 50 }],
])('[L-3] "%s" asks for %s', (typed, place, asked) => {
  expect(readOn(undefined, typed)).toMatchObject({ place, ...asked });
});

test('[L-3] an area manager near a city manages areas', () => {
  expect(readOn(undefined, 'london area manager')).toMatchObject({ q: 'area manager', location: 'London' });
});

test('[L-3] the code of a state in small letters is the state, where jobs are', () => {
  const places = new PlaceIndex();
  const row = { latitude: null, longitude: null, country: 'United States', countryCode: 'US' };
  places.put({ ...row, id: 1, city: 'Newark', region: 'New Jersey' });
  const read = (q: string) => readSentence(jobSearchSchema.parse({ q }), { places, words }).search;
  expect(read('nurse nj')).toMatchObject({ q: 'nurse', location: 'New Jersey' });
  expect(read('nurse pa')).toMatchObject({ q: 'nurse pa', location: '' });
});

test('[L-3] "OR" between two words is no state', () => {
  expect(readOn(undefined, 'nurse OR chef')).toMatchObject({ q: 'nurse OR chef', location: '' });
  expect(readOn(undefined, 'nurse in Salem OR Boston').location).toContain('Boston');
});

test.each(['1 2 3 ', 'NY CA TX ', '10115 '])('[L-21] of "%s" again and again few words are tried', (unit) => {
  const places = new PlaceIndex(worldGazetteer);
  const tried = vi.spyOn(places, 'whereSpan');
  readSentence(jobSearchSchema.parse({ q: unit.repeat(200 / unit.length) }), { places, words });
  expect(tried.mock.calls.length).toBeLessThan(60);
});

test('[L-3] behind as many words as a sentence has, a place is found that is said to be one', () => {
  expect(readOn('GB', `${'we do so '.repeat(17)}nurse in Leeds`).place).toBe('Leeds, GB');
});
