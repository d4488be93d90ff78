import { jobSearchSchema, type JobSearchResult } from '@waymark/contract/jobs/jobs';
import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { writePostings } from '../../jobs/jobs/write-commands.ts';
import type { PostingDraft } from '../../jobs/jobs/posting-rules.ts';
import { createGazetteer } from '../../places/places/rules.ts';

const context = useTestApp();

const berlin = { city: 'Berlin', region: '', countryCode: 'DE', latitude: 52.52, longitude: 13.4, weight: 1 };
const potsdam = { ...berlin, city: 'Potsdam', latitude: 52.4, longitude: 13.06 };
const otherBerlin = { ...berlin, countryCode: 'US', latitude: 44.47, longitude: -71.18 };
const hamburg = { ...berlin, city: 'Hamburg', latitude: 53.55, longitude: 10 };
const lisbon = { ...berlin, city: 'Lisbon', countryCode: 'PT', latitude: 38.72, longitude: -9.14 };
const cities = [berlin, potsdam, otherBerlin, hamburg, lisbon];

const longAgo = new Date('2026-10-01T09:00:00Z');

const draft = (title: string, place: (typeof cities)[number]): PostingDraft => ({
  sourceId: `${title} ${place.city} ${place.countryCode}`,
  company: { name: 'Zymosan', website: '', about: '', industry: '' },
  title,
  description: '<p>Plain work.</p>',
  requirements: [],
  howToApply: '',
  education: '',
  category: 'health',
  type: 'full-time',
  workMode: 'on-site',
  places: [place],
  skills: [],
  experienceMin: null,
  experienceMax: null,
  salary: null,
  applyUrl: null,
  postedAt: new Date('2026-11-01T09:00:00Z'),
  deadline: null,
});

beforeAll(async () => {
  const drafts = [
    draft('Senior Zymurgist', otherBerlin),
    draft('Senior Zymurgist', berlin),
    draft('Zymurgist', potsdam),
    draft('Bricklayer', berlin),
    draft('Senior Bricklayer', potsdam),
    draft('Luthier', hamburg),
    { ...draft('Luthier', lisbon), workMode: 'remote' as const },
    { ...draft('Luthier', berlin), type: 'part-time' as const },
    { ...draft('Luthier', potsdam), type: 'part-time' as const },
    draft('Sonographer', berlin),
    { ...draft('Ward Clerk', berlin), description: '<p>With a sonographer.</p>', postedAt: longAgo },
    {
      ...draft('Canteen Helper', berlin),
      description: '<p>With a sonographer.</p>',
      category: 'food-service' as const,
    },
    draft('Zymology, Enology and Mycology Coordinator', lisbon),
    { ...draft('Porter', hamburg), description: '<p>Night shifts beside a bricklayer.</p>' },
    {
      ...draft('Night Porter', lisbon),
      description: '<p>Beside a bricklayer.</p>',
      type: 'part-time' as const,
    },
  ];
  await context.services.database.transaction().execute((transaction) =>
    writePostings(transaction, {
      source: 'test',
      drafts,
      gazetteer: createGazetteer(cities),
      now: new Date('2026-11-20T12:00:00Z'),
    }),
  );
  await context.services.changes.settled();
});

test('[I-7] what is in any city of that name comes before what is around one of them', async () => {
  const response = await context.app.inject({ url: '/api/jobs?q=zymurgist%20Berlin' });
  const { data, exact, understood } = response.json<JobSearchResult>();
  expect(data.map(({ title }) => title)).toEqual(['Senior Zymurgist', 'Senior Zymurgist', 'Zymurgist']);
  expect({ exact, understood }).toMatchObject({ exact: 3, understood: { location: 'Berlin', radius: 50 } });
});

const search = async (q: string) =>
  (await context.app.inject({ url: `/api/jobs?${new URLSearchParams({ q })}` })).json<JobSearchResult>();
const titlesOf = ({ data }: JobSearchResult) => data.map(({ title }) => title);

test('[I-8] the nearest with the work come before what only speaks of it in the city', async () => {
  const found = await search('bricklayer Hamburg');
  expect(found).toMatchObject({ leftOut: [], understood: { location: 'Hamburg', radius: 500 } });
  expect(titlesOf(found)).toEqual(['Bricklayer', 'Senior Bricklayer', 'Porter']);
  // What is no work may be spoken of.
  const shifts = await search('night shifts Hamburg');
  expect(shifts).toMatchObject({ understood: { location: 'Hamburg' } });
  expect(titlesOf(shifts)).toEqual(['Porter']);
});

const placesOf = ({ data }: JobSearchResult) => data.map(({ places }) => places[0]?.city);

test('[I-8] where few have all of it those follow that lack the least, as far as the country goes', async () => {
  const found = await search('part time luthier Berlin');
  expect(placesOf(found)).toEqual(['Berlin', 'Potsdam', 'Hamburg']);
  // What was asked for is said as it was asked, and only what has it counts.
  expect(found).toMatchObject({
    exact: 2,
    leftOut: [],
    understood: { location: 'Berlin', type: ['part-time'] },
  });
  expect(placesOf(await search('remote luthier'))[0]).toBe('Lisbon');
  expect(await search('remote luthier')).toMatchObject({ exact: 1, total: 4 });
});

test('[I-8] of what only speaks of some work that of its field comes first', async () => {
  expect(titlesOf(await search('sonographer Berlin')).slice(1)).toEqual(['Ward Clerk', 'Canteen Helper']);
});

test('[I-8] of two places what is in either is found', async () => {
  const found = await search('luthier Hamburg or Lisbon');
  expect(new Set(placesOf(found).slice(0, 2))).toEqual(new Set(['Hamburg', 'Lisbon']));
  expect(found).toMatchObject({ exact: 2, understood: { q: 'luthier', location: 'Hamburg or Lisbon' } });
});

test.each([
  ['what the form asks for', { q: 'luthier', location: 'Berlin' }, ['Berlin']],
  ['in another order than by fit', { q: 'part time luthier Berlin', sort: 'newest' }, ['Berlin', 'Potsdam']],
])('[I-8] nothing follows %s', async (_name, asked, expected) => {
  const response = await context.app.inject({ url: `/api/jobs?${new URLSearchParams(asked)}` });
  expect(new Set(placesOf(response.json()))).toEqual(new Set(expected));
});

test('[I-8] of a long search what has most of it comes before what only has its work', async () => {
  const [first] = titlesOf(await search('bricklayer zymology enology mycology'));
  expect(first).toBe('Zymology, Enology and Mycology Coordinator');
});

test('[I-8] where nobody around has the work, it is found elsewhere, and the place is said to be left out', async () => {
  const found = await search('bricklayer Lisbon');
  expect(found).toMatchObject({ leftOut: ['Lisbon'], understood: { location: '' } });
  expect(titlesOf(found)).toEqual(['Bricklayer', 'Senior Bricklayer', 'Night Porter', 'Porter']);
});

test('[I-8] what was said besides is given up before the place', async () => {
  const found = await search('part time bricklayer Potsdam over 90000');
  expect(found).toMatchObject({
    leftOut: ['over 90000', 'part time'],
    understood: { location: 'Potsdam', type: [] },
  });
  expect(titlesOf(found)[0]).toBe('Senior Bricklayer');
});

test('[G-6] nobody is written to of what is around the city that they named, or not what they said', async () => {
  const jobs = await context.database.selectFrom('jobs').select(['number', 'title']).execute();
  async function matched(q: string) {
    const asked = jobSearchSchema.parse({ q });
    const found = await context.index.match(
      asked,
      jobs.map(({ number }) => number),
    );
    return found.map(({ number }) => jobs.find((job) => job.number === number)?.title);
  }
  expect(await matched('part time bricklayer Potsdam over 90000')).toEqual([]);
  expect(await matched('zymurgist Berlin')).toEqual(['Senior Zymurgist', 'Senior Zymurgist']);
  expect(await matched('bricklayer Lisbon')).toEqual(['Night Porter']);
});
