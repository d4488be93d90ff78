import { expect, test } from 'vitest';
import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import { createJob } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { matchJobs } from './match-queries.ts';
import { useOpenJobs } from '../../../testing/open-jobs.ts';
import type { OpenJobs } from './open-jobs-index.ts';
import { searchJobs } from './search-queries.ts';

const context = useTestApp();
const openJobs = useOpenJobs(context);
const now = Date.now();

/** Reading these columns is counting facets: no search below filters by them. */
function trapFacetColumns({ columns }: OpenJobs): void {
  for (const name of ['type', 'mode', 'experience', 'salary'] as const) {
    Object.defineProperty(columns, name, {
      get() {
        throw new Error(`${name} was read`);
      },
    });
  }
}

test('[G-6] an alert is matched by what its search filters by, and no facet is counted', async () => {
  const { services } = context;
  const health = { category: 'health' as const };
  const keeper = await createJob(services, { title: 'Lighthouse Keeper', ...health });
  const helper = await createJob(services, { title: 'Cook', description: 'for the lighthouse', ...health });
  const other = await createJob(services, { title: 'Lighthouse Painter', category: 'other' });
  const closed = await createJob(services, { title: 'Lighthouse Keeper', status: 'expired', ...health });
  const numbers = [helper, closed, other, keeper].map(({ number }) => number);
  const jobs = await openJobs();
  trapFacetColumns(jobs);
  const search = jobSearchSchema.parse({ q: 'lighthouse', category: 'health' });
  expect(await matchJobs(jobs, search, numbers, now)).toEqual([
    { number: helper.number, reason: 'words' },
    { number: keeper.number, reason: 'title' },
  ]);
  const byCategory = jobSearchSchema.parse({ category: 'other' });
  expect(await matchJobs(jobs, byCategory, numbers, now)).toEqual([
    { number: other.number, reason: 'filters' },
  ]);
  await expect(searchJobs(jobs, search, now)).rejects.toThrow('was read');
});

test('[G-6] a mistyped alert is matched as its search would be corrected', async () => {
  const { services } = context;
  const job = await createJob(services, { title: 'Chandler of ropes' });
  const jobs = await openJobs();
  const search = jobSearchSchema.parse({ q: 'chandlr' });
  expect(await matchJobs(jobs, search, [job.number], now)).toEqual([{ number: job.number, reason: 'title' }]);
});
