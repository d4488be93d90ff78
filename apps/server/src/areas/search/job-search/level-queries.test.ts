import { beforeAll, describe, expect, test } from 'vitest';
import type { JobSearchResult } from '@waymark/contract/jobs/jobs';
import { createJob } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();

const jobs: readonly [count: number, title: string, experienceMin: number | null][] = [
  [8, 'Senior Turbine Fitter', null],
  [4, 'Turbine Fitter', 6],
  [5, 'Turbine Fitter', 3],
  [3, 'Graduate Turbine Fitter', 6],
  [2, 'Lead Turbine Fitter', null],
];

beforeAll(async () => {
  for (const [count, title, experience_min] of jobs)
    for (let one = 0; one < count; one++) await createJob(context.services, { title, experience_min });
  await context.services.changes.settled();
});

async function search(query: Record<string, string>): Promise<JobSearchResult> {
  const response = await context.app.inject({ url: `/api/jobs?${new URLSearchParams(query)}` });
  expect(response.statusCode).toBe(200);
  return response.json();
}
const titlesOf = ({ data }: JobSearchResult) => data.map(({ title }) => title);

describe('[L-1] levels in a search', () => {
  test('a rank is a filter: titles that say it come first, then those that ask for the years', async () => {
    const found = await search({ q: 'senior turbine fitter' });
    expect(found.understood).toMatchObject({ q: 'turbine fitter', level: ['senior'] });
    expect(found).toMatchObject({ total: 12, exact: 12, leftOut: [] });
    const titles = titlesOf(found);
    expect(titles.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 'Senior Turbine Fitter'));
    expect(new Set(titles.slice(8))).toEqual(new Set(['Turbine Fitter']));
  });

  test('its chip asks for the same, and without it every rank is found', async () => {
    const chip = await search({ q: 'turbine fitter', level: 'senior' });
    expect(chip.data).toEqual((await search({ q: 'senior turbine fitter' })).data);
    expect((await search({ q: 'turbine fitter' })).total).toBe(22);
    expect((await search({ level: 'graduate' })).total).toBe(3);
  });

  test('where few have it the word stays a word, and those with most of the words follow', async () => {
    const found = await search({ q: 'lead turbine fitter' });
    expect(found).toMatchObject({ understood: null, exact: 2, total: 22 });
    expect(titlesOf(found).slice(0, 2)).toEqual(['Lead Turbine Fitter', 'Lead Turbine Fitter']);
  });

  test('no experience is a filter however few there are, since nobody names a job by it', async () => {
    const found = await search({ q: 'turbine fitter no experience' });
    expect(found.understood).toMatchObject({ q: 'turbine fitter', level: ['entry'] });
    expect(new Set(titlesOf(found).slice(0, found.exact))).toEqual(new Set(['Graduate Turbine Fitter']));
  });

  test('an answer without a job says what the level keeps out', async () => {
    const found = await search({ q: 'turbine fitter', level: 'principal' });
    expect(found.relaxed).toEqual([{ field: 'level', total: 22 }]);
  });

  test('a level that is none is refused in a sentence', async () => {
    const response = await context.app.inject({ url: '/api/jobs?level=grand' });
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('level is one of entry, graduate, junior, senior, lead, principal.');
  });
});
