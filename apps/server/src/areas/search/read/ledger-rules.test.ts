import { jobSearchSchema, type JobSearch } from '@waymark/contract/jobs/jobs';
import { expect, inject, test } from 'vitest';
import { namedEntry } from '../../../testing/named-entry.ts';
import { PlaceIndex } from '../../places/places/place-index.ts';
import { Vocabulary } from '../job-index/vocabulary-index.ts';
import { readSentence } from './sentence-rules.ts';

/* Sentences made from parts whose meaning is known: more of them in `npm run test:all`. */

const titles = [
  'Nurse',
  'Porter',
  'Data Analyst',
  'Warehouse Operative',
  'Chef',
  'Java Developer',
  'Recruiter',
];
const cities = [
  ['London', 'England', 'United Kingdom', 'GB'],
  ['Leeds', 'England', 'United Kingdom', 'GB'],
  ['Boston', 'Massachusetts', 'United States', 'US'],
  ['Berlin', 'Berlin', 'Germany', 'DE'],
] as const;
const skills = ['Dialysis', 'Excel', 'Kubernetes', 'Data Entry'];
const words = new Vocabulary([
  ...titles.map((title) => namedEntry('title', title, 9)),
  ...skills.map((skill) => namedEntry('skill', skill, 4)),
  ...cities.map(([city]) => namedEntry('place', city, 20)),
  ...['United Kingdom', 'United States', 'Germany'].map((country) => namedEntry('place', country, 40)),
]);
const places = new PlaceIndex();
for (const [id, [city, region, country, countryCode]] of cities.entries())
  places.put({ id, city, region, country, countryCode, latitude: null, longitude: null });

type Asked = Partial<JobSearch>;

interface Part {
  text: string;
  asked?: Asked;
  /** Words that are named as not understood. */
  unread?: string;
  /** Words that are kept out. */
  without?: string;
  /** Of a place, in what it pays. */
  pays?: 'GBP' | 'EUR' | 'USD';
  /** Of words in another language, in what those pay who speak it. */
  speaks?: 'EUR';
  /** Whether an amount has no sign: it is in what the place pays in. */
  isUnsigned?: true;
}

const openings = [
  '',
  'looking for ',
  'i am looking for a ',
  'find me ',
  'jobs as a ',
  'urgent ',
  'hi, i want a ',
];
const limits: readonly (readonly Part[])[] = [
  [
    { text: 'part time', asked: { type: ['part-time'] } },
    { text: 'full-time', asked: { type: ['full-time'] } },
    { text: 'part-time or full-time', asked: { type: ['part-time', 'full-time'] } },
    { text: 'internship', asked: { type: ['internship'] } },
    { text: 'teilzeit', asked: { type: ['part-time'] }, speaks: 'EUR' },
    { text: 'not full time', asked: { notType: ['full-time'] } },
    { text: 'no internships', asked: { notType: ['internship'] } },
  ],
  [
    { text: 'remote', asked: { mode: ['remote'] } },
    { text: 'hybrid', asked: { mode: ['hybrid'] } },
    { text: 'remote or hybrid', asked: { mode: ['remote', 'hybrid'] } },
    { text: 'work from home', asked: { mode: ['remote'] } },
    { text: 'not remote', asked: { notMode: ['remote'] } },
    { text: '-remote', asked: { notMode: ['remote'] } },
    { text: 'NOT hybrid', asked: { notMode: ['hybrid'] } },
  ],
  [
    { text: 'in London', asked: { location: 'London' }, pays: 'GBP' },
    { text: 'near Leeds', asked: { location: 'Leeds', radius: 50 }, pays: 'GBP' },
    {
      text: 'within 25 miles of Boston',
      asked: { location: 'Boston', radius: 25, unit: 'miles' },
      pays: 'USD',
    },
    { text: '10km from Berlin', asked: { location: 'Berlin', radius: 10, unit: 'Km' }, pays: 'EUR' },
    { text: 'in London or Leeds', asked: { location: 'London or Leeds' }, pays: 'GBP' },
    { text: 'not in London', asked: { location: 'outside London' } },
    { text: 'anywhere but London', asked: { location: 'outside London' } },
    { text: 'outside Leeds', asked: { location: 'outside Leeds' } },
    { text: 'except in Berlin', asked: { location: 'outside Berlin' } },
  ],
  [
    { text: 'under 45k', asked: { salaryTo: 45_000 }, isUnsigned: true },
    { text: 'up to £30k', asked: { salaryTo: 30_000, currency: 'GBP', period: 'year' } },
    { text: 'at least 50k', asked: { salary: 50_000 }, isUnsigned: true },
    { text: 'between 50k and 70k', asked: { salary: 50_000, salaryTo: 70_000 }, isUnsigned: true },
    { text: '40-50k', asked: { salary: 40_000, salaryTo: 50_000 }, isUnsigned: true },
    { text: '80k base', asked: { salary: 80_000 }, isUnsigned: true },
    { text: 'ab 3.000 € brutto', asked: { salary: 3000, currency: 'EUR', period: 'month' } },
    { text: 'minimum wage', unread: 'minimum wage' },
    { text: '$25/hr', asked: { salary: 25, currency: 'USD', period: 'hour' } },
    { text: 'max 20/hr', asked: { salaryTo: 20, currency: 'USD', period: 'hour' }, isUnsigned: true },
  ],
  [
    { text: 'posted this week', asked: { posted: 'last-week' } },
    { text: 'no experience', asked: { level: ['entry'] } },
    { text: 'entry level', asked: { level: ['entry'] } },
    { text: 'no degree', asked: { degree: 'not-needed' } },
    { text: 'evenings', asked: { schedule: ['evening'] } },
    { text: 'no weekends', asked: { schedule: ['no-weekends'] } },
    { text: 'no nights', unread: 'no nights' },
    { text: 'without weekends or nights', asked: { schedule: ['no-weekends'] }, unread: 'or nights' },
    { text: 'weekdays only', asked: { schedule: ['no-weekends'] } },
    { text: '3 day week', unread: '3 day week' },
    { text: '16 hours per week', unread: '16 hours per week' },
    { text: '4 day week', asked: { schedule: ['four-day-week'] } },
    { text: 'visa sponsorship', asked: { sponsorship: 'offered' } },
  ],
  [
    { text: 'not dialysis', without: 'dialysis' },
    { text: 'no excel', without: 'excel' },
    { text: '-kubernetes', without: 'kubernetes' },
    { text: 'not data entry', without: '"data entry"' },
    { text: 'near me', unread: 'near me' },
    { text: 'in meiner nähe', unread: 'in meiner nähe', speaks: 'EUR' },
    { text: 'with company car', unread: 'with company car' },
    { text: 'ages 16+', unread: 'ages 16+' },
    { text: 'permanent', unread: 'permanent' },
    { text: 'relocation package', asked: { benefits: ['relocation'] } },
    { text: 'not call centre', without: '"call centre"' },
    { text: 'with 5 years of experience', unread: 'with 5 years of experience' },
    { text: 'no heavy lifting', unread: 'no heavy lifting' },
  ],
];

function randomOf(seed: number): (count: number) => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return (count) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % count;
  };
}

interface Made {
  text: string;
  title: string;
  parts: Part[];
}

/** An opening, some work and up to four limits around it, in an order by lot. */
function makeSentence(seed: number): Made {
  const random = randomOf(seed);
  const pick = <T>(list: readonly T[]) => list[random(list.length)] as T;
  const title = pick(titles).toLowerCase();
  const chosen = limits.filter(() => random(2) === 0).map((kind) => pick(kind));
  const order = chosen.map((part) => ({ part, at: random(1000) })).toSorted((a, b) => a.at - b.at);
  const parts = order.map(({ part }) => part);
  const before = parts
    .slice(0, random(parts.length + 1))
    .filter(({ text }) => /^(?:part|full|remote|hybrid)/.test(text));
  const after = parts.filter((part) => !before.includes(part));
  const joined = [...before.map(({ text }) => text), title, ...after.map(({ text }) => text)];
  return { text: `${pick(openings)}${joined.join(pick([' ', ', ']))}`, title, parts };
}

/** In what currency an amount is that says none. */
function unitOf(parts: readonly Part[]): Asked {
  const [pays] = [...parts.map((part) => part.pays), ...parts.map(({ speaks }) => speaks)].filter(Boolean);
  const unsigned = parts.find(({ isUnsigned }) => isUnsigned);
  if (!unsigned || !pays) return {};
  const period = unsigned.asked?.period ?? 'year';
  return pays === 'USD' && period === 'year' ? {} : { currency: pays, period };
}

const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '');
const seeds = inject('searchLawSeeds');
const made = Array.from({ length: seeds }, (_one, seed) => makeSentence(seed + 1));
const readings = new Map<string, ReturnType<typeof readSentence>>();

function read(q: string): ReturnType<typeof readSentence> {
  const known = readings.get(q) ?? readSentence(jobSearchSchema.parse({ q }), { places, words });
  readings.set(q, known);
  return known;
}

/** The first few sentences for which something else than nothing is told. */
function failures(tell: (made: Made) => unknown): unknown[] {
  return made
    .flatMap((one) => {
      const told = tell(one);
      return told === undefined ? [] : [{ text: one.text, told }];
    })
    .slice(0, 10);
}

/** The first test reads all of them. */
const timeout = 60_000 + 10 * seeds;

test('[L-37] every letter that was typed belongs to one entry, in its order', { timeout }, () => {
  expect(
    failures(({ text }) => {
      const said = letters(
        read(text)
          .entries.map((entry) => entry.words)
          .join(' '),
      );
      return said === letters(text) ? undefined : said;
    }),
  ).toEqual([]);
});

test('[L-37] a sentence asks for what its parts ask for, and for nothing else', () => {
  expect(
    failures(({ text, parts, title }) => {
      const { search } = read(text);
      const excluded = parts.flatMap(({ without }) => (without === undefined ? [] : [`-${without}`]));
      const q = [title, ...excluded].join(' ');
      const meant = {
        ...jobSearchSchema.parse({}),
        ...Object.assign({}, ...parts.map(({ asked }) => asked), unitOf(parts)),
        q,
      };
      const differing = Object.entries({ ...search, ...meant }).filter(([name]) => {
        const [is, should] = [search, meant].map((one) => JSON.stringify(one[name as keyof JobSearch]));
        return is !== should;
      });
      return differing.length === 0
        ? undefined
        : differing.map(([name]) => [name, search[name as keyof JobSearch]]);
    }),
  ).toEqual([]);
});

test('[L-37] what is not understood is named, and nothing else is', () => {
  expect(
    failures(({ text, parts }) => {
      const named = read(text).entries.filter(({ as }) => as === 'unread');
      const said = letters(named.map((entry) => entry.words).join(''));
      const should = letters(parts.map(({ unread = '' }) => unread).join(''));
      return said === should ? undefined : said;
    }),
  ).toEqual([]);
});
