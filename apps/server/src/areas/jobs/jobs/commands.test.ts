import { expect, test } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { createJob } from '../../../testing/factories.ts';
import { ensurePlaces } from '../../places/places/commands.ts';
import { expireOverdueJobs } from './commands.ts';

const context = useTestApp();

test('[H-4] a job is open through its last day and expired from the next one, once', async () => {
  const { database, services } = context;
  const job = await createJob(services, { deadline: '2026-11-20' });
  const openEnded = await createJob(services, { deadline: null });
  expect(await expireOverdueJobs(database, new Date('2026-11-20T23:59:59Z'))).toEqual([]);
  expect(await expireOverdueJobs(database, new Date('2026-11-21T00:00:01Z'))).toHaveLength(1);
  expect(await expireOverdueJobs(database, new Date('2026-11-21T00:00:01Z'))).toEqual([]);
  const rows = await database.selectFrom('jobs').select(['id', 'status']).orderBy('number').execute();
  expect(rows).toEqual([
    { id: job.id, status: 'expired' },
    { id: openEnded.id, status: 'active' },
  ]);
});

test('[L-25] a job is open until its last day is over where it is', async () => {
  const { database, services } = context;
  const nowhere = { city: '', region: '' };
  const openAt = async (countryCode: string, before: string, after: string) => {
    const places = await ensurePlaces(database, [{ ...nowhere, countryCode }], undefined);
    await createJob(services, { deadline: '2026-11-20', place_ids: [...places.values()] });
    expect(await expireOverdueJobs(database, new Date(before))).toEqual([]);
    expect(await expireOverdueJobs(database, new Date(after))).toHaveLength(1);
  };
  await openAt('JP', '2026-11-20T14:59:00Z', '2026-11-20T15:01:00Z');
  await openAt('US', '2026-11-21T09:59:00Z', '2026-11-21T10:01:00Z');
});
