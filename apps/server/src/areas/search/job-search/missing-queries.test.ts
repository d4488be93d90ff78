import { beforeAll, expect, test } from 'vitest';
import type { JobSearchResult } from '@waymark/contract/jobs/jobs';
import { createJob } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();

beforeAll(async () => {
  const { services } = context;
  for (let one = 0; one < 8; one++) await createJob(services, { title: 'Harbour Porter' });
  await createJob(services, { title: 'Porter', description: 'With a forklift, at night.' });
  for (let one = 0; one < 2; one++)
    await createJob(services, { title: 'Harbour Porter', description: 'With a forklift.' });
  await services.changes.settled();
});

async function missing(query: Record<string, string>): Promise<JobSearchResult['missing']> {
  const response = await context.app.inject({ url: `/api/jobs?${new URLSearchParams(query)}` });
  return response.json().missing;
}

test('[L-2] where jobs are listed that have not all of it, the words that none or few have are named', async () => {
  expect(await missing({ q: 'harbour porter zeppelin' })).toEqual([{ words: 'zeppelin', none: true }]);
  expect(await missing({ q: 'harbour porter night zeppelin' })).toEqual([
    { words: 'night', none: false },
    { words: 'zeppelin', none: true },
  ]);
});

test('[L-2] those that have all of it are not asked, as far as they stand apart', async () => {
  expect(await missing({ q: 'harbour porter forklift' })).toEqual([{ words: 'forklift', none: false }]);
  expect(await missing({ q: 'harbour porter forklift', sort: 'newest' })).toEqual([]);
});

test.each([
  { q: 'porter' },
  { q: 'harbour porter' },
  { q: 'porter OR zeppelin' },
  { q: 'porter -zeppelin' },
  { q: 'porter the' },
  { q: '' },
])('[L-2] nothing is missing of %o', async (query) => {
  expect(await missing(query)).toEqual([]);
});

test('[L-2] of a name with several words only those are named that are missing', async () => {
  expect(await missing({ q: 'harbour porter truck driver' })).toEqual([
    { words: 'truck driver', none: true },
  ]);
  for (let one = 0; one < 4; one++)
    await createJob(context.services, { title: 'Harbour Porter', description: 'Meets each driver.' });
  await context.services.changes.settled();
  expect(await missing({ q: 'porter harbour truck driver' })).toEqual([{ words: 'truck', none: true }]);
});
