import { expect, test } from 'vitest';
import { readPosting } from './draft-rules.ts';
import { readMapping } from './mapping-rules.ts';
import { createGazetteer } from '../../places/places/rules.ts';

const now = new Date('2026-09-01T12:00:00Z');
const required = { id: 1, title: 'Cook', company: 'Acme' };

function read(record: object, fields: object = {}) {
  const mapping = readMapping(JSON.stringify({ fields }), 'mapping.json');
  const posting = readPosting({ ...required, ...record }, { mapping, gazetteer: createGazetteer([]), now });
  if ('problems' in posting) throw new Error(posting.problems.join('; '));
  return posting.draft;
}

test('a mapping takes nested paths, constants, tables of values and lists from several fields', () => {
  const draft = read(
    { a: { b: 'Chef' }, kind: 'KITCHEN', langs: ['English'], tools: 'Knife|Pan|english' },
    {
      title: 'a.b',
      category: { from: 'kind', values: { KITCHEN: 'food-service' } },
      type: { constant: 'part-time' },
      skills: { from: ['langs', 'tools'], split: '|' },
    },
  );
  expect(draft).toMatchObject({ title: 'Chef', category: 'food-service', type: 'part-time' });
  expect(draft.skills).toEqual(['english', 'Knife', 'Pan']);
});

test('[L-21] a posting with lists in lists without end is read, and one with places without end is refused', () => {
  const nested = JSON.parse(`${'['.repeat(20_000)}"x"${']'.repeat(20_000)}`);
  expect(read({ description: nested, skills: [['Oak']] }).skills).toEqual(['Oak']);
  expect(() => read({ places: Array.from({ length: 5000 }, () => 'Berlin') })).toThrow(
    'it names 5000 places; at most 100 are taken',
  );
});

test('[L-21] markup without end is refused before it is read', () => {
  expect(() => read({ description: '<div>'.repeat(200_000) })).toThrow(
    'its description has 1000000 characters with its markup; at most 300000 are read',
  );
  expect(read({ education: `Degree${'<i>'.repeat(200_000)}` }).education).toBe('Degree');
});

test('a mapping with a mistake is refused in a sentence that names the place', () => {
  expect(() => readMapping('{"fields":{"titel":"x"}}', 'm.json')).toThrow(
    /m\.json needs a correction at "fields/,
  );
  expect(() => readMapping('{"fields"', 'm.json')).toThrow('m.json is not JSON');
});

test('a link that is broken gives way to the next field, and null switches a field off', () => {
  const links = { applyUrl: 'httpshttps://x.example', url: 'https://x.example/1' };
  expect(read(links).applyUrl).toBe('https://x.example/1');
  expect(read(links, { applyUrl: null }).applyUrl).toBeNull();
});

test('dates are read in the forms that sources use, in UTC', () => {
  const day = (posted: unknown, fields?: object) =>
    read({ datePosted: posted }, fields).postedAt?.toISOString();
  expect(day('2026-08-12')).toBe('2026-08-12T00:00:00.000Z');
  expect(day('2026-08-12T10:00:00+02:00')).toBe('2026-08-12T08:00:00.000Z');
  expect(day('12 August 2026')).toBe('2026-08-12T00:00:00.000Z');
  expect(day('12.8.2026')).toBe('2026-08-12T00:00:00.000Z');
  expect(day(1_786_492_800)).toBe('2026-08-12T00:00:00.000Z');
  expect(day('08/12/2026', { postedAt: { from: 'datePosted', format: 'MM/DD/YYYY' } })).toBe(
    '2026-08-12T00:00:00.000Z',
  );
  expect(() => day('03/04/2026')).toThrow('is not a date');
});

test('plain text gets paragraphs, and HTML that was encoded twice is decoded', () => {
  expect(read({ description: 'Cook <3 meals\nwell\n\nDaily' }).description).toBe(
    '<p>Cook &lt;3 meals<br>well</p><p>Daily</p>',
  );
  expect(read({ description: '&lt;p&gt;Salt &amp;amp; pepper&lt;/p&gt;' }).description).toBe(
    '<p>Salt &amp; pepper</p>',
  );
});

test('places come as texts, objects of schema.org and separate columns', () => {
  const town = { city: 'Lyon', region: 'Rhône', countryCode: 'FR' };
  const address = { addressLocality: 'Lyon', addressRegion: 'Rhône', addressCountry: 'FR' };
  expect(read({ jobLocation: [{ '@type': 'Place', address }] }).places).toEqual([town]);
  expect(read({ location: 'Lyon, Rhône, France' }).places).toEqual([town]);
  expect(read({ city: 'Lyon', state: 'Rhône', country: 'France' }).places).toEqual([town]);
  expect(read({ location: 'Remote' })).toMatchObject({ places: [], workMode: 'remote' });
  expect(read({ location: 'Remote - Germany' })).toMatchObject({
    places: [{ city: '', region: '', countryCode: 'DE' }],
    workMode: 'remote',
  });
  expect(read({ title: 'Engineer (Remote, US)' })).toMatchObject({
    places: [{ city: '', region: '', countryCode: 'US' }],
    workMode: 'remote',
  });
});

test('experience is read from numbers and from texts', () => {
  expect(read({ experience: '3-5 years' })).toMatchObject({ experienceMin: 3, experienceMax: 5 });
  expect(read({ experienceYears: { min: 2, max: null } })).toMatchObject({
    experienceMin: 2,
    experienceMax: null,
  });
  expect(() => read({ experienceMin: 900 })).toThrow('not a number of years');
});

test.each<[object, object | null]>([
  [{ value: { '@type': 'QuantitativeValue', value: 27.5, unitText: 'HOUR' }, currency: 'CAD' }, { min: 2750, max: 2750, currency: 'CAD', period: 'hour' }],
  [{ value: 31, unitText: 'HOUR', currency: 'USD' }, { min: 3100, max: 3100, currency: 'USD', period: 'hour' }],
  [{ value: { value: '38500 per year' }, currency: 'EUR' }, { min: 3_850_000, max: 3_850_000, currency: 'EUR', period: 'year' }],
  [{ value: '2.300 - 2.750 €', unitText: 'MONTH' }, { min: 230_000, max: 275_000, currency: 'EUR', period: 'month' }],
  [{ value: { minValue: 41000, unitText: 'YEAR' }, currency: 'GBP' }, { min: 4_100_000, max: null, currency: 'GBP', period: 'year' }],
  [{ minValue: 640, maxValue: 720, unitText: 'weekly', currency: 'GBP' }, { min: 64_000, max: 72_000, currency: 'GBP', period: 'week' }],
  [{ value: { minValue: '3.100', maxValue: '3.600', unitCode: 'MON' }, currency: '€' }, { min: 310_000, max: 360_000, currency: 'EUR', period: 'month' }],
  [[{ value: { minValue: 50000, unitText: 'YEAR' }, currency: 'USD' }, { value: { minValue: 60000, unitText: 'YEAR' }, currency: 'USD' }], null],
  [{ value: { value: 0, unitText: 'YEAR' }, currency: 'USD' }, null],
  [{ value: { value: 1, unitText: 'YEAR' }, currency: 'USD' }, null],
  [{ value: { value: 70000, unitText: 'FORTNIGHT' }, currency: 'USD' }, null],
])('[L-25] baseSalary %j', (baseSalary, salary) => {
  expect(read({ baseSalary }).salary).toEqual(salary);
}); // prettier-ignore

test('[L-25] the places of a posting say whose dollars it pays', () => {
  const paid = (country: string, salary = '$74,000 - $81,000') => read({ country, salary }).salary?.currency;
  expect(['US', 'CA', 'AU', 'DE'].map((country) => paid(country))).toEqual(['USD', 'CAD', 'AUD', 'USD']);
  expect(paid('GB', '&pound;31,500 per annum')).toBe('GBP');
});

test('[L-4, L-25] pay that cannot be told is counted as unread, with the reason', () => {
  const mapping = readMapping('{}', 'mapping.json');
  const readings = (salary: unknown) => {
    const posting = readPosting({ ...required, salary }, { mapping, gazetteer: createGazetteer([]), now });
    return 'problems' in posting ? posting.problems : [posting.readings.salary, ...posting.unknown];
  };
  expect(readings('€3,900 bi-weekly')).toEqual([
    'unread',
    'salary "the salary period "€3,900 bi-weekly" is not known"',
  ]);
  expect(readings('negotiable')).toEqual(['missing']);
  expect(readings('€39,000')).toEqual(['read']);
});
