import { pino } from 'pino';
import { expect, test } from 'vitest';
import { buildApp } from '../../../../app.ts';
import { createCandidate, createEmployer, createJob } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();
const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

interface View {
  jobId: string;
  source?: string;
  userAgent?: string;
  ip?: string;
  headers?: Record<string, string>;
}

/** What is stored once a process that was told of these views has ended. */
async function storedAfter(views: readonly View[]) {
  const { app } = await buildApp(context.services, pino({ level: 'silent' }));
  for (const { jobId, source = 'direct', userAgent = browser, ip = '192.0.2.1', headers = {} } of views) {
    const response = await app.inject({
      method: 'POST',
      url: `/api/jobs/${jobId}/views`,
      payload: { source },
      remoteAddress: ip,
      headers: { ...headers, 'user-agent': userAgent },
    });
    expect(response.statusCode).toBe(202);
    expect(response.json()).toEqual({ data: {} });
  }
  await app.close();
  return context.database
    .selectFrom('job_views')
    .select(['source', 'views'])
    .where('job_id', 'in', [...new Set(views.map(({ jobId }) => jobId))])
    .orderBy('source')
    .execute();
}

test('[H-4] a visitor counts once a job and day, with where the first look came from', async () => {
  const { id: jobId } = await createJob(context.services);
  const stored = await storedAfter([
    { jobId, source: 'search' },
    { jobId, source: 'company' },
    { jobId, source: 'search', ip: '192.0.2.2' },
    { jobId, source: 'alert', userAgent: `${browser} Edg/140.0` },
  ]);
  expect(stored).toEqual([
    { source: 'alert', views: 1 },
    { source: 'search', views: 2 },
  ]);
});

test('[H-4] later views are added to those before', async () => {
  const { id: jobId } = await createJob(context.services);
  await storedAfter([{ jobId }]);
  expect(await storedAfter([{ jobId, ip: '192.0.2.9' }])).toEqual([{ source: 'direct', views: 2 }]);
});

test("[H-4] programs and the company's own members do not count, candidates do", async () => {
  const owner = await createEmployer(context.services);
  const { companyId } = owner;
  const viewer = await createEmployer(context.services, { companyId, memberRole: 'viewer' });
  const candidate = await createCandidate(context.services);
  const { id: jobId } = await createJob(context.services, { company_id: companyId });
  const stored = await storedAfter([
    {
      jobId,
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      ip: '192.0.2.3',
    },
    { jobId, userAgent: '', ip: '192.0.2.4' },
    { jobId, headers: owner.headers, ip: '192.0.2.5' },
    { jobId, headers: viewer.headers, ip: '192.0.2.6' },
    { jobId, headers: candidate.headers, ip: '192.0.2.7' },
  ]);
  expect(stored).toEqual([{ source: 'direct', views: 1 }]);
});

test('[H-4] what is closed or does not exist is not counted', async () => {
  const closed = await createJob(context.services, { status: 'expired' });
  expect(await storedAfter([{ jobId: closed.id }, { jobId: crypto.randomUUID() }])).toEqual([]);
});

test('[H-4] a source that is none is refused', async () => {
  const { id } = await createJob(context.services);
  const url = `/api/jobs/${id}/views`;
  const response = await context.app.inject({ method: 'POST', url, payload: { source: 'thin air' } });
  expect(response.statusCode).toBe(400);
});
