import { jobSearchSchema, type JobSearchResult } from '@waymark/contract/jobs/jobs';
import { beforeAll, expect, test } from 'vitest';
import { createCompany, createJob } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();

const drafts = [
  { title: 'Radiographer', description: 'You operate scanners and x-rays, and take care of patients.' },
  { title: 'Radiographer', description: 'You plan scans.' },
  { title: 'Dental Hygienist', description: 'You explain.' },
  { title: 'Gardener', description: 'You take care.' },
] as const;

beforeAll(async () => {
  const homes = await createCompany(context.services, { name: 'Ash Grove Homes' });
  await createJob(context.services, { title: 'Surveyor', company_id: homes.id });
  for (const draft of drafts) await createJob(context.services, { ...draft });
  await context.services.changes.settled();
});

async function find(q: string): Promise<{ titles: string[]; exact: number }> {
  const response = await context.app.inject({ url: `/api/jobs?${new URLSearchParams({ q })}` });
  const { data, exact } = response.json<JobSearchResult>();
  return { titles: data.map(({ title }) => title), exact };
}

test('[I-8] where nothing has all of the words, the work follows whose postings speak of most of them', async () => {
  expect(await find('operate scanners xylophones')).toEqual({
    titles: ['Radiographer', 'Radiographer'],
    exact: 0,
  });
  expect((await find('xylophones zeppelins')).titles).toEqual([]);
  expect((await find('"operate scanners xylophones"')).titles).toEqual([]);
});

test('[G-6] nobody is written to of it', async () => {
  const jobs = await context.database.selectFrom('jobs').select('number').execute();
  const numbers = jobs.map(({ number }) => number);
  const asked = jobSearchSchema.parse({ q: 'operate scanners xylophones' });
  expect(await context.index.match(asked, numbers)).toEqual([]);
});

test('[I-7] of several words one in the name of a company asks for none of its jobs, its beginning does', async () => {
  expect((await find('gardener tidy homes')).titles).not.toContain('Surveyor');
  expect((await find('gardener tidy ash')).titles).toContain('Surveyor');
  expect((await find('gardener tidy grove homes')).titles).toContain('Surveyor');
});
