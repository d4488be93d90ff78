import { jobSearchSchema, type JobSearch } from '@waymark/contract/jobs/jobs';
import { expect, test } from 'vitest';
import { namedEntry } from '../../../testing/named-entry.ts';
import { PlaceIndex } from '../../places/places/place-index.ts';
import { Vocabulary } from '../job-index/vocabulary-index.ts';
import { listConditions } from './condition-rules.ts';
import { readSentence } from './sentence-rules.ts';

/* What a search says of days, hours, contracts and people: a limit where postings state it, else named (L-37). */

const words = new Vocabulary(
  ['Nurse', 'Receptionist', 'Engineer', 'On Call Engineer', 'Customer Service Advisor'].map((title) =>
    namedEntry('title', title, 9),
  ),
);
const places = new PlaceIndex();
const rows = [
  ['London', 'England', 'United Kingdom', 'GB'],
  ['Leeds', 'England', 'United Kingdom', 'GB'],
  ['Austin', 'Texas', 'United States', 'US'],
] as const;
for (const [id, [city, region, country, countryCode]] of rows.entries())
  places.put({ id, city, region, country, countryCode, latitude: null, longitude: null });

function read(q: string) {
  const { search, entries } = readSentence(jobSearchSchema.parse({ q }), { places, words });
  const empty: Partial<JobSearch> = jobSearchSchema.parse({});
  const asked = Object.entries(search).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(empty[name as keyof JobSearch]),
  );
  const unread = entries.filter(({ as }) => as === 'unread').map((entry) => entry.words);
  return { asked: Object.fromEntries(asked), unread };
}

test.each([
  'weekday mornings',
  '3 day week',
  '4 on 4 off',
  'zero hours',
  'no zero hours contracts',
  '16 hours per week',
  '10-15 hours a week',
  '9 to 5',
  'rotating shifts',
  'term time only',
  'on saturdays',
  'permanent',
  'for over 50s',
  'ages 16+',
  'for 16 year olds',
  'with accommodation',
  'with company car',
  'no background check',
  'paid weekly',
  'cash in hand',
  'starting monday',
  'immediate start',
  'ab sofort',
  'german speaking',
  'no german required',
  'well paid',
  'minimum wage',
  'twenty dollars an hour',
  'ltd only',
  'big companies',
  'near me',
  'within 10 miles of me',
  '5 miles from home',
  'within walking distance',
  'in meiner nähe',
  'près de chez moi',
  'cerca de mí',
  'on mon-wed',
  'less than 20 hours',
  'deaf friendly',
  'with van provided',
  'op zaterdag',
  'nur vormittags',
  'vicino a me',
])('[L-37] "%s" is named, and nothing is looked for by it', (said) => {
  for (const q of [`nurse ${said}`, `${said} nurse`])
    expect(read(q)).toEqual({ asked: { q: 'nurse' }, unread: [said] });
});

test.each([
  ['anywhere but texas', { location: 'outside Texas' }],
  ['outside london', { location: 'outside London' }],
  ['outside of london', { location: 'outside London' }],
  ['außerhalb von london', { location: 'outside London' }],
  ['en dehors de london', { location: 'outside London' }],
  ['pas de télétravail', { notMode: ['remote'] }],
  ['2 days remote', { mode: ['hybrid'] }],
  ['weekdays', { schedule: ['no-weekends'] }],
  ['ohne wochenenddienst', { schedule: ['no-weekends'] }],
  ['early shift', { schedule: ['day'] }],
  ['late shifts', { schedule: ['evening'] }],
  ['de nuit', { schedule: ['night'] }],
  ['non a london', { location: 'outside London' }],
  ['temps partiel', { type: ['part-time'] }],
  ['with private healthcare', { benefits: ['health'] }],
  ['relocation package', { benefits: ['relocation'] }],
  ['company pension', { benefits: ['retirement'] }],
  ['senior/lead', { level: ['senior', 'lead'] }],
  ['entry level or graduate', { level: ['entry', 'graduate'] }],
  ['non remote', { notMode: ['remote'] }],
  ['in person', { mode: ['on-site'] }],
  ['senior or lead', { level: ['senior', 'lead'] }],
  ['skilled worker visa', { sponsorship: 'offered' }],
  ['no college', { degree: 'not-needed' }],
  ['self employed', { type: ['freelance', 'temporary'] }],
  ['since yesterday', { posted: 'last-3-days' }],
  ['letzte woche', { posted: 'last-week' }],
])('[L-37] "%s" is a limit', (said, limit) => {
  expect(read(`${said} nurse`)).toEqual({ asked: { q: 'nurse', ...limit }, unread: [] });
});

test('[L-37] how long the way may take is named, and the place is a limit', () => {
  expect(read('nurse within 30 minutes of leeds')).toEqual({
    asked: { q: 'nurse', location: 'Leeds' },
    unread: ['within 30 minutes'],
  });
});

test('[L-37] a condition that is part of a title stays with it', () => {
  expect(read('on call engineer').asked).toEqual({ q: 'on call engineer' });
});

test('[L-37] an "or" between limits of two fields is named: the form has none', () => {
  expect(read('nurse remote or london')).toEqual({
    asked: { q: 'nurse', mode: ['remote'], location: 'London' },
    unread: ['or'],
  });
  expect(read('nurse part-time or full-time').unread).toEqual([]);
});

test('[L-37] a company behind "not at" is kept out', () => {
  expect(read('nurse not at tesco').asked).toEqual({ q: 'nurse -tesco' });
});

test.each([
  ['not management receptionist', 'receptionist -management'],
  ['receptionist not call centre', 'receptionist -"call centre"'],
  ['without heavy lifting nurse', 'nurse'],
])('[L-37] "%s" still looks for the work', (typed, q) => {
  expect(read(typed).asked).toEqual({ q });
});

test('[L-37] how many evenings there are is named', () => {
  expect(read('nurse 3 evenings a week')).toEqual({
    asked: { q: 'nurse', schedule: ['evening'] },
    unread: ['3'],
  });
});

test.each(['nurse local', 'local jobs nurse'])('[L-37] "%s" says where the person is', (typed) => {
  expect(read(typed)).toMatchObject({ asked: { q: 'nurse' }, unread: ['local'] });
});

test('[L-37] of hours that are denied together weekends are a limit, and nights are named', () => {
  expect(read('nurse no nights or weekends')).toEqual({
    asked: { q: 'nurse', schedule: ['no-weekends'] },
    unread: ['no nights'],
  });
  expect(read('nurse not weekends').asked).toEqual({ q: 'nurse', schedule: ['no-weekends'] });
});

test.each([
  ['nurse no more than 20 hours', ['no more than 20 hours']],
  ['without any overtime', ['without any overtime']],
  ['no german required, up to 3 days, permanent', ['no german required', 'up to 3 days', 'permanent']],
  ['ab 14 hr', ['ab 14 hr']],
  ['x20 hours', []],
  ['not less than 9 hours without night shifts', ['not less than 9 hours']],
])('[L-37] "%s" states %o, each with what leads it', (text, stated) => {
  expect(listConditions(text).map(({ said }) => said)).toEqual(stated);
});
