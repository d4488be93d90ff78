import { describeUnread } from './rules.ts';
import { sayEnglish } from '@waymark/contract/text/say';
import type { OwnField } from '@waymark/contract/jobs/own-fields';
import { standardWords } from '@waymark/contract/board-words';
import { expect, test } from 'vitest';
import { readPosting } from './draft-rules.ts';
import { readMapping } from './mapping-rules.ts';
import { createGazetteer } from '../../places/places/rules.ts';

const now = new Date('2026-09-01T12:00:00Z');
const required = { id: 1, title: 'Cook', company: 'Acme' };

function read(record: object, fields: object = {}, words = standardWords) {
  const mapping = readMapping(JSON.stringify({ fields }), 'mapping.json');
  const posting = readPosting(
    { ...required, ...record },
    { mapping, gazetteer: createGazetteer([]), words, now },
  );
  if ('problems' in posting) throw new Error(posting.problems.map((one) => sayEnglish(one)).join('; '));
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

test('[L-25] a way of working in the field of the city is one, and no city', () => {
  const draft = read({ city: 'REMOTE', country: 'US' });
  expect(draft).toMatchObject({ workMode: 'remote', places: [{ city: '', region: '', countryCode: 'US' }] });
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
  expect(day('03/04/2026')).toBeUndefined();
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

test('[L-25] experience is read from numbers and from texts', () => {
  expect(read({ experience: '3-5 years' })).toMatchObject({ experienceMin: 3, experienceMax: 5 });
  expect(read({ experienceYears: { min: 2, max: null } })).toMatchObject({
    experienceMin: 2,
    experienceMax: null,
  });
  const years = (experience: unknown) => {
    const { experienceMin, experienceMax } = read({ experience });
    return [experienceMin, experienceMax];
  };
  expect(years('30 months')).toEqual([2, null]);
  expect(years('9+ months')).toEqual([0, null]);
  expect(years('at least 8 years, 3 of them as a lead')).toEqual([8, null]);
  expect(years('up to two years')).toEqual([null, 2]);
  expect(years('2 à 4 ans')).toEqual([2, 4]);
  expect(years('mind. 3 Jahre')).toEqual([3, null]);
  expect(years('5年以上')).toEqual([5, null]);
  expect(read({ experienceRequirements: { monthsOfExperience: 24 } }).experienceMin).toBe(2);
});

test('[L-25] what is no number of years and no day is set aside, and the posting comes in', () => {
  const record = {
    experience: '9-2 years',
    deadline: 'Until filled',
    datePosted: 'last week',
    salary: 'good',
  };
  const mapping = readMapping('{}', 'mapping.json');
  const posting = readPosting(
    { ...required, ...record },
    { mapping, gazetteer: createGazetteer([]), words: standardWords, now },
  );
  expect(posting).toMatchObject({
    draft: { experienceMin: null, deadline: null, postedAt: null },
    readings: { experience: 'unread', deadline: 'unread', postedAt: 'unread' },
  });
  expect(() => read({ experienceMin: 900 })).not.toThrow();
});

test('[L-25] a deadline is the day that is written, whatever its zone', () => {
  const day = (deadline: string, more: object = {}) => read({ deadline, ...more }).deadline;
  expect(day('2027-02-03T00:00:00+02:00')).toBe('2027-02-03');
  expect(day('2027-02-03T23:59:59-07:00')).toBe('2027-02-03');
  expect(day('Wed, 03 Feb 2027 23:00:00 -0700')).toBe('2027-02-03');
  expect(day('3. Februar 2027, 18 Uhr')).toBe('2027-02-03');
  expect(day('February 3, 2027 5:00 PM PST')).toBe('2027-02-03');
  expect(day('02/03/2027')).toBeNull();
  expect(day('02/03/2027', { location: 'USA' })).toBe('2027-02-03');
  expect(day('02/03/2027', { location: 'France' })).toBe('2027-03-02');
  expect(day('Open until filled 2027')).toBeNull();
});

test('[L-25] lists stay lists, whichever way a source writes them', () => {
  const items = (requirements: unknown) => read({ requirements }).requirements;
  expect(items('<p>You know:</p><ul><li>Welding</li><li>Brazing</li></ul>')).toEqual([
    'You know:',
    'Welding',
    'Brazing',
  ]);
  expect(items('* Welding\n* Brazing')).toEqual(['Welding', 'Brazing']);
  expect(items('• Welding • Brazing')).toEqual(['Welding', 'Brazing']);
  expect(items(['Welding', 'Brazing'])).toEqual(['Welding', 'Brazing']);
  expect(read({ skills: 'Welding, Brazing; CNC' }).skills).toEqual(['Welding', 'Brazing', 'CNC']);
});

test('[L-25] a mapping joins the parts of a description under their headings', () => {
  const lists = [
    { text: 'Your days', content: '<li>Bake</li><li>Sell</li>' },
    { text: 'You are', content: '<li>Early up</li>' },
  ];
  expect(
    read(
      { opening: 'Hello.', lists, closing: 'Bye.' },
      { description: ['opening', 'lists.content', 'closing'] },
    ).description,
  ).toBe(
    '<p>Hello.</p><h3>Your days</h3><ul><li>Bake</li><li>Sell</li></ul><h3>You are</h3><ul><li>Early up</li></ul><p>Bye.</p>',
  );
  const sections = {
    company: { title: 'Who we are', text: 'Bakers.' },
    job: { title: 'What you do', text: 'Bake.' },
  };
  expect(
    read({ ad: { sections } }, { description: ['ad.sections.company.text', 'ad.sections.job.text'] })
      .description,
  ).toBe('<h3>Who we are</h3><p>Bakers.</p><h3>What you do</h3><p>Bake.</p>');
  const values = { from: ['about', 'more'], values: { 'n/a': null } };
  expect(read({ about: 'n/a', more: 'Bake.' }, { description: values }).description).toBe('<p>Bake.</p>');
  // Without a mapping the common names are the same text twice.
  expect(read({ description: 'Bake.', content: 'Bake!' }).description).toBe('<p>Bake.</p>');
  expect(read({ job: { title: 'Baker', body: 'Bake.' } }, { description: 'job.body' }).description).toBe(
    '<p>Bake.</p>',
  );
});

test("[L-25] a place that is only a name is read as a text, and schema.org's remote work has its countries", () => {
  expect(read({ location: { name: 'Lyon, Rhône, France' } }).places).toEqual([
    { city: 'Lyon', region: 'Rhône', countryCode: 'FR' },
  ]);
  const remote = {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [
      { '@type': 'Country', name: 'PT' },
      { '@type': 'Country', name: 'Spain' },
    ],
  };
  expect(read(remote).places.map(({ countryCode }) => countryCode)).toEqual(['PT', 'ES']);
  expect(read({ id: undefined, identifier: { name: 'Acme', value: 'A-7' } }).sourceId).toBe('A-7');
});

test.each<[object, object | null]>([
  [
    { value: { '@type': 'QuantitativeValue', value: 27.5, unitText: 'HOUR' }, currency: 'CAD' },
    { min: 2750, max: 2750, currency: 'CAD', period: 'hour' },
  ],
  [
    { value: 31, unitText: 'HOUR', currency: 'USD' },
    { min: 3100, max: 3100, currency: 'USD', period: 'hour' },
  ],
  [
    { value: { value: '38500 per year' }, currency: 'EUR' },
    { min: 3_850_000, max: 3_850_000, currency: 'EUR', period: 'year' },
  ],
  [
    { value: '2.300 - 2.750 €', unitText: 'MONTH' },
    { min: 230_000, max: 275_000, currency: 'EUR', period: 'month' },
  ],
  [
    { value: { minValue: 41000, unitText: 'YEAR' }, currency: 'GBP' },
    { min: 4_100_000, max: null, currency: 'GBP', period: 'year' },
  ],
  [
    { minValue: 640, maxValue: 720, unitText: 'weekly', currency: 'GBP' },
    { min: 64_000, max: 72_000, currency: 'GBP', period: 'week' },
  ],
  [
    { value: { minValue: '3.100', maxValue: '3.600', unitCode: 'MON' }, currency: '€' },
    { min: 310_000, max: 360_000, currency: 'EUR', period: 'month' },
  ],
  [
    [
      { value: { minValue: 50000, unitText: 'YEAR' }, currency: 'USD' },
      { value: { minValue: 60000, unitText: 'YEAR' }, currency: 'USD' },
    ],
    null,
  ],
  [{ value: { value: 0, unitText: 'YEAR' }, currency: 'USD' }, null],
  [{ value: { value: 1, unitText: 'YEAR' }, currency: 'USD' }, null],
  [{ value: { value: 70000, unitText: 'FORTNIGHT' }, currency: 'USD' }, null],
])('[L-25] baseSalary %j', (baseSalary, salary) => {
  expect(read({ baseSalary }).salary).toEqual(salary);
});

test('[L-25] the places of a posting say whose dollars it pays', () => {
  const paid = (country: string, salary = '$74,000 - $81,000') => read({ country, salary }).salary?.currency;
  expect(['US', 'CA', 'AU', 'DE'].map((country) => paid(country))).toEqual(['USD', 'CAD', 'AUD', 'USD']);
  expect(paid('GB', '&pound;31,500 per annum')).toBe('GBP');
});

test('[L-4, L-25] pay that cannot be told is counted as unread, with the reason', () => {
  const mapping = readMapping('{}', 'mapping.json');
  const readings = (salary: unknown) => {
    const posting = readPosting(
      { ...required, salary },
      { mapping, gazetteer: createGazetteer([]), words: standardWords, now },
    );
    return 'problems' in posting
      ? posting.problems
      : [posting.readings.salary, ...posting.unknown.map(describeUnread)];
  };
  expect(readings('€3,900 bi-weekly')).toEqual([
    'unread',
    'salary "the salary "€3,900 bi-weekly" says no period that is known"',
  ]);
  expect(readings('negotiable')).toEqual(['missing']);
  expect(readings('€39,000')).toEqual(['read']);
});

test('[L-31] fields of the board’s own are fed by their key, their name or a mapping, and none is required', () => {
  const field = { help: '', unit: '', required: true, shown: true, filter: false, options: [] };
  const ownFields: OwnField[] = [
    { ...field, key: 'hours', label: 'Weekly hours', kind: 'number' },
    {
      ...field,
      key: 'shift',
      label: 'Shift',
      kind: 'choice',
      options: [{ value: 'night', label: 'By night', retired: false }],
    },
  ];
  const words = { ...standardWords, ownFields };
  const readOwn = (record: object) => read(record, {}, words).own;
  expect(readOwn({ weekly_hours: '38', shift: 'BY NIGHT' })).toEqual({ hours: 38, shift: 'night' });
  expect(readOwn({ hours: 'NaN', shift: 'noon' })).toBeUndefined();
  expect(readOwn({})).toBeUndefined();
  const mapping = readMapping(JSON.stringify({ own: { hours: 'a.b' } }), 'mapping.json');
  const mapped = readPosting(
    { ...required, a: { b: 20 } },
    { mapping, gazetteer: createGazetteer([]), words, now },
  );
  expect('draft' in mapped && mapped.draft.own).toEqual({ hours: 20 });
});
