import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import { expect, test, vi } from 'vitest';
import { createJob, createPlace } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { useOpenJobs } from '../../../testing/open-jobs.ts';
import { searchJobs } from '../job-search/search-queries.ts';
import { suggest } from './suggestion-queries.ts';

const context = useTestApp();
const openJobs = useOpenJobs(context);

test('[I-8] a title is searched for by its words, whatever signs stand among them', async () => {
  const { services } = context;
  for (const title of ['Glazier -Deep "Sea" OR Shore', 'Glazier (Roofs)'])
    await createJob(services, { title });
  const jobs = await openJobs();
  expect(await suggest(jobs, { q: 'glazier -d', field: 'words' })).toMatchObject([
    { text: 'Glazier -Deep "Sea" OR Shore', value: 'Glazier Deep Sea or Shore', jobs: 1 },
  ]);
  expect(await suggest(jobs, { q: 'roof', field: 'words' })).toMatchObject([
    { text: 'Glazier (Roofs)', jobs: 1 },
  ]);
});

test('[L-1] initials go on with the names that they stand for, those first', async () => {
  const { services } = context;
  for (const title of [
    'DevOps Engineer',
    'Site Reliability Engineer',
    'Glass and Lead Fitter',
    'Head Glass and Lead Fitter',
    'Kitchen Porter',
    'User Researcher',
  ])
    await createJob(services, { title });
  const jobs = await openJobs();
  const typed = async (q: string) => (await suggest(jobs, { q, field: 'words' })).map(({ text }) => text);
  expect(await typed('sre')).toEqual(['Site Reliability Engineer', 'DevOps Engineer']);
  expect(await typed('G&L')).toContain('Glass and Lead Fitter');
  expect(await typed('kp')).toEqual(['Kitchen Porter']);
  // A word of a dictionary is no slip.
  expect(await typed('usher')).toEqual([]);
  expect(await typed('kitchne')).toEqual(['Kitchen Porter']);
});

test('[I-8] titles are counted once until jobs change, and truly again after that', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { services } = context;
  for (const title of ['Lamplighter', 'Lamplighter', 'Lamp Fitter']) await createJob(services, { title });
  const jobs = await openJobs();
  const searches = vi.spyOn(jobs, 'matchPlaces');
  const typed = async (q: string) => {
    const found = await suggest(jobs, { q, field: 'words' });
    return found.map(({ text, jobs: count }) => `${text}: ${count}`);
  };
  expect(await typed('lampl')).toEqual(['Lamplighter: 2']);
  const before = searches.mock.calls.length;
  await Promise.all([typed('lampli'), typed('lamplig'), typed('lampl')]);
  expect(searches.mock.calls.length).toBe(before);

  const { number } = await createJob(services, { title: 'Lamplighter' });
  await jobs.apply([{ sequence: 1, kind: 'job', id: String(number) }], await services.changes.now());
  vi.setSystemTime(Date.now() + 2001);
  expect(await typed('lampl')).toEqual(['Lamplighter: 3']);
  vi.useRealTimers();
});

test('[I-8] a title says how many jobs the heading of its search finds, and none where these are only related', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { services, database } = context;
  for (const title of ['Ropemaker', 'Ropemaker', 'Ropemaker Mate'])
    await createJob(services, { title, description: 'You twist.' });
  await createJob(services, { title: 'Porter', description: 'You help a ropemaker.' });
  const jobs = await openJobs();
  const heading = async (q: string) => {
    const { exact, total } = await searchJobs(jobs, jobSearchSchema.parse({ q }));
    return { exact, isLonger: total > exact };
  };
  const typed = async () => (await suggest(jobs, { q: 'ropemak', field: 'words' })).map((one) => one.jobs);
  expect(await heading('Ropemaker')).toEqual({ exact: 3, isLonger: true });
  expect(await typed()).toEqual([3, 1]);

  const closed = await database
    .updateTable('jobs')
    .set({ status: 'expired' })
    .where('title', 'like', 'Ropemaker%')
    .returning('number')
    .execute();
  const changes = closed.map(({ number }, at) => ({
    sequence: at + 1,
    kind: 'job' as const,
    id: String(number),
  }));
  await jobs.apply(changes, await services.changes.now());
  vi.setSystemTime(Date.now() + 2001);
  // The names of the board are a few minutes old: they go on to what has closed since.
  expect(await heading('Ropemaker')).toEqual({ exact: 0, isLonger: true });
  expect(await typed()).toEqual([0, 0]);
  vi.useRealTimers();
});

test('[L-3] an abbreviation of a city goes on to the city first, and not to its state', async () => {
  const { services } = context;
  for (const city of ['New York', 'Buffalo']) {
    const country = { country: 'United States', country_code: 'US' };
    const place = await createPlace(services, { city, region: 'New York', ...country });
    await createJob(services, { title: 'Cooper', place_ids: [place] });
  }
  const jobs = await openJobs();
  for (const q of ['nyc', 'New York City']) {
    const [first] = await suggest(jobs, { q, field: 'place' });
    expect(first).toMatchObject({ text: 'New York City', detail: 'United States', jobs: 1 });
    expect(jobs.placeCounts().count(first?.value ?? '')).toBe(1);
  }
});
