import { jobSearchSchema, type JobSearchResult } from '@waymark/contract/jobs/jobs';
import { beforeAll, expect, test } from 'vitest';
import { createJob } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();

const drafts = [
  { title: 'Finance Lead', category: 'finance' },
  { title: 'Bookbinder', category: 'other', description: 'Beside the finance office.' },
  { title: 'Bookkeeper', category: 'finance', description: 'You report to finance.' },
  { title: 'Bank Teller', category: 'finance' },
  { title: 'Plumber', category: 'construction' },
] as const;

beforeAll(async () => {
  for (const draft of drafts) await createJob(context.services, { ...draft });
  await context.services.changes.settled();
});

async function titlesOf(q: string): Promise<string[]> {
  const response = await context.app.inject({ url: `/api/jobs?${new URLSearchParams({ q })}` });
  return response.json<JobSearchResult>().data.map(({ title }) => title);
}

test('[I-8] who asks for a field finds its name first, then all that is done in it, then what speaks of it', async () => {
  const found = ['Finance Lead', 'Bookkeeper', 'Bank Teller', 'Bookbinder'];
  expect(await titlesOf('finance')).toEqual(found);
  expect(await titlesOf('something in finance')).toEqual(found);
  expect(await titlesOf('building trades')).toEqual([]);
  expect(await titlesOf('a building job')).toEqual(['Plumber']);
});

test('[G-6] nobody is written to of what is only done in the field', async () => {
  const jobs = await context.database.selectFrom('jobs').select(['number', 'title']).execute();
  const found = await context.index.match(
    jobSearchSchema.parse({ q: 'finance' }),
    jobs.map(({ number }) => number),
  );
  const titles = found.map(({ number }) => jobs.find((job) => job.number === number)?.title);
  expect(titles.toSorted()).toEqual(['Bookbinder', 'Bookkeeper', 'Finance Lead']);
});
