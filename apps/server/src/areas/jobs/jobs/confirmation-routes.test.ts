import { expect, test } from 'vitest';
import type { Change } from '../../../platform/changes.ts';
import { createEmployer, createJob } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();
const longAgo = new Date('2026-01-10T09:00:00Z');

function confirm(jobId: string, headers: Record<string, string>) {
  return context.app.inject({ method: 'POST', url: `/api/company/jobs/${jobId}/confirm`, headers });
}

async function confirmedAt(jobId: string): Promise<string> {
  const { data } = (await context.app.inject(`/api/jobs/${jobId}`)).json<{ data: { confirmedAt: string } }>();
  return data.confirmedAt;
}

test('[I-6] a member says that a job is still open, and seekers see it at once', async () => {
  const { services } = context;
  const member = await createEmployer(services, { memberRole: 'recruiter' });
  const job = await createJob(services, { company_id: member.companyId, confirmed_at: longAgo });
  expect(await confirmedAt(job.id)).toBe(longAgo.toISOString());
  await services.changes.settled();
  const told: Change[] = [];
  services.changes.subscribe({ changed: (changes) => void told.push(...changes), lost() {} });
  const response = await confirm(job.id, member.headers);
  expect(response.statusCode).toBe(200);
  const { data } = response.json<{ data: { confirmedAt: string } }>();
  expect(Date.now() - Date.parse(data.confirmedAt)).toBeLessThan(60_000);
  expect(await confirmedAt(job.id)).toBe(data.confirmedAt);
  expect(told).toMatchObject([{ kind: 'job', id: String(job.number) }]);
});

test('[I-6] nobody confirms a job of another company', async () => {
  const { services } = context;
  const job = await createJob(services, { confirmed_at: longAgo });
  const stranger = await createEmployer(services);
  const response = await confirm(job.id, stranger.headers);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ code: 'not_found', message: 'There is no job with this address.' });
  expect(await confirmedAt(job.id)).toBe(longAgo.toISOString());
});

test('[I-6] a closed job is not confirmed', async () => {
  const { services } = context;
  const owner = await createEmployer(services);
  const job = await createJob(services, {
    company_id: owner.companyId,
    status: 'expired',
    confirmed_at: longAgo,
  });
  expect((await confirm(job.id, owner.headers)).statusCode).toBe(409);
  expect(await confirmedAt(job.id)).toBe(longAgo.toISOString());
});

test('[H-4] the list of jobs says when each was confirmed, and which the company was asked about', async () => {
  const { services } = context;
  const owner = await createEmployer(services);
  const own = { company_id: owner.companyId, confirmed_at: longAgo };
  const asked = await createJob(services, {
    ...own,
    confirmation_asked_at: new Date('2026-03-01T00:00:00Z'),
  });
  const quiet = await createJob(services, {
    ...own,
    confirmation_asked_at: new Date('2025-12-01T00:00:00Z'),
  });
  const list = async () => {
    const response = await context.app.inject({ url: '/api/company/jobs', headers: owner.headers });
    const { data } = response.json<{
      data: { id: string; askedToConfirm: boolean; confirmedAt: string }[];
    }>();
    return new Map(data.map((job) => [job.id, job]));
  };
  expect((await list()).get(asked.id)).toMatchObject({
    askedToConfirm: true,
    confirmedAt: longAgo.toISOString(),
  });
  expect((await list()).get(quiet.id)?.askedToConfirm).toBe(false);
  await confirm(asked.id, owner.headers);
  expect((await list()).get(asked.id)?.askedToConfirm).toBe(false);
});
