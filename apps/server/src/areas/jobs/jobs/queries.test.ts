import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { expect, test } from 'vitest';
import { createJob, createPlace } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { expireOverdueJobs } from './commands.ts';
import { closedOn } from './posting-rules.ts';

const context = useTestApp();

async function read(jobId: string): Promise<JobDetail> {
  await context.services.changes.settled();
  return (await context.app.inject(`/api/jobs/${jobId}`)).json<{ data: JobDetail }>().data;
}

test('[I-6] a posting gives the positions of its places in order, and null for unknown ones', async () => {
  const { services } = context;
  const unknown = await createPlace(services, { city: 'Atlantis' });
  const leeds = await createPlace(services, { city: 'Leeds', latitude: 53.8, longitude: -1.55 });
  const job = await createJob(services, { place_ids: [unknown, leeds] });
  const { places, positions } = await read(job.id);
  expect(places.map(({ city }) => city)).toEqual(['Atlantis', 'Leeds']);
  expect(positions).toEqual([null, { latitude: 53.8, longitude: -1.55 }]);
});

test('[I-6] a posting says its salary in dollars a year too', async () => {
  const job = await createJob(context.services, {
    salary_min: 2_500_00,
    salary_currency: 'EUR',
    salary_period: 'month',
  });
  expect((await read(job.id)).converted).toMatchObject({ min: 32_127, max: null });
});

test('[I-6] every way of closing a job stores the day, and reopening it clears the day', async () => {
  const { services, database } = context;
  const job = await createJob(services, { deadline: null });
  const today = new Date().toISOString().slice(0, 10);
  const setStatus = (status: 'active' | 'filled') =>
    database.updateTable('jobs').set({ status }).where('id', '=', job.id).execute();
  expect((await read(job.id)).closedOn).toBeNull();
  await setStatus('filled');
  expect((await read(job.id)).closedOn).toBe(today);
  await setStatus('active');
  expect((await read(job.id)).closedOn).toBeNull();
});

test('[I-6] a job that closed with its deadline closed on that day', async () => {
  const { services, database } = context;
  const job = await createJob(services, { deadline: '2026-03-01' });
  await expireOverdueJobs(database);
  expect((await read(job.id)).closedOn).toBe('2026-03-01');
  const at = (day: string) => new Date(`${day}T10:00:00Z`);
  // Taken down before its deadline, and filled after it.
  expect(closedOn({ status: 'expired', deadline: '2026-03-01', closed_at: at('2026-02-10') })).toBe(
    '2026-02-10',
  );
  expect(closedOn({ status: 'filled', deadline: '2026-03-01', closed_at: at('2026-03-05') })).toBe(
    '2026-03-05',
  );
  expect(closedOn({ status: 'expired', deadline: null, closed_at: null })).toBeNull();
});
