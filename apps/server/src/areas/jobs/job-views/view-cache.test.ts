import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createJob } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { forgetOldViews } from './commands.ts';
import { ViewCache } from './view-cache.ts';

const context = useTestApp();
const log = pino({ level: 'silent' });
const day = new Date('2026-05-01T12:00:00Z');
const stored = (jobId: string) =>
  context.database.selectFrom('job_views').select(['source', 'views']).where('job_id', '=', jobId).execute();

test('[H-4] views are collected and written as one row', async () => {
  const { id } = await createJob(context.services);
  const views = new ViewCache(context.database, log);
  for (let call = 0; call < 50; call++) views.count(id, 'search', day);
  expect(await stored(id)).toEqual([]);
  await views.write();
  await views.write();
  expect(await stored(id)).toEqual([{ source: 'search', views: 50 }]);
});

test('[H-4] what could not be written is written later', async () => {
  const { id } = await createJob(context.services);
  const views = new ViewCache(context.database, log);
  views.count(id, 'list', day);
  await sql`alter table job_views rename to job_views_away`.execute(context.database);
  await views.write();
  await sql`alter table job_views_away rename to job_views`.execute(context.database);
  views.count(id, 'list', day);
  await views.write();
  expect(await stored(id)).toEqual([{ source: 'list', views: 2 }]);
});

test('[H-4] what is counted for long-gone days is forgotten', async () => {
  const { id } = await createJob(context.services);
  const views = new ViewCache(context.database, log);
  views.count(id, 'list', new Date(Date.now() - 500 * 86_400_000));
  views.count(id, 'search');
  await views.write();
  await forgetOldViews(context.database);
  expect(await stored(id)).toEqual([{ source: 'search', views: 1 }]);
});
