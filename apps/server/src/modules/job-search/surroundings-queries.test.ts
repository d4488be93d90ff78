import { jobSearchSchema, type JobSearchResult } from '@waymark/contract/jobs';
import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { writePostings } from '../jobs/write-commands.ts';
import type { PostingDraft } from '../jobs/posting-rules.ts';
import { createGazetteer } from '../places/rules.ts';

const context = useTestApp();

const berlin = { city: 'Berlin', region: '', countryCode: 'DE', latitude: 52.52, longitude: 13.4, weight: 1 };
const potsdam = { ...berlin, city: 'Potsdam', latitude: 52.4, longitude: 13.06 };
const otherBerlin = { ...berlin, countryCode: 'US', latitude: 44.47, longitude: -71.18 };
const cities = [berlin, potsdam, otherBerlin];

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

test('[G-6] nobody is written to of what is around the city that they named', async () => {
  const jobs = await context.database.selectFrom('jobs').select(['number', 'title']).execute();
  const search = jobSearchSchema.parse({ q: 'zymurgist Berlin' });
  const found = await context.index.match(
    search,
    jobs.map(({ number }) => number),
  );
  const titles = found.map(({ number }) => jobs.find((job) => job.number === number)?.title);
  expect(titles).toEqual(['Senior Zymurgist', 'Senior Zymurgist']);
});
