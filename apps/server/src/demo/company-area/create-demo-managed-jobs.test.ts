import { expect, test } from 'vitest';
import { createEmployer, createJob } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { createDemoManagedJobs } from './create-demo-managed-jobs.ts';

const context = useTestApp();

test('[H-4] the demo employer has views on every day up to today, whenever the demo is started', async () => {
  const { services, database } = context;
  const employer = await createEmployer(services, { is_demo: true });
  await database
    .updateTable('companies')
    .set({ slug: 'harbor-pine-software' })
    .where('id', '=', employer.companyId)
    .execute();
  const job = await createJob(services, {
    company_id: employer.companyId,
    posted_at: new Date('2026-01-15T09:00:00Z'),
  });
  const stored = () =>
    database.selectFrom('job_views').selectAll().orderBy('day').orderBy('source').execute();
  await createDemoManagedJobs(database, new Date('2026-05-01T12:00:00Z'));
  const first = await stored();
  expect(new Set(first.map(({ day }) => day)).size).toBeGreaterThan(25);
  expect(new Set(first.map(({ source }) => source)).size).toBe(6);
  await createDemoManagedJobs(database, new Date('2026-05-01T18:00:00Z'));
  expect(await stored()).toEqual(first);
  await createDemoManagedJobs(database, new Date('2026-05-03T12:00:00Z'));
  expect((await stored()).slice(0, first.length)).toEqual(first);
  expect((await stored()).length).toBeGreaterThan(first.length);
  const marks = await database
    .selectFrom('managed_job_marks')
    .select(['user_id', 'job_id', 'starred'])
    .execute();
  expect(marks).toEqual([{ user_id: employer.id, job_id: job.id, starred: true }]);
});
