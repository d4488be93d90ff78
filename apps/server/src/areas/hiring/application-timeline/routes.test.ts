import { describe, expect, test } from 'vitest';
import { createApplication, createCandidate, createEmployer, createJob } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();

describe('[G-5, L-7] an application whose posting is off the board', () => {
  test.each([
    ['our team took it down', { status: 'pending', moderation: 'suspended' }, 'job-taken-down', true],
    ['its employer closed it', { status: 'expired', closed_by_company: true }, 'job-closed', false],
    ['its employer filled it', { status: 'filled' }, 'job-filled', false],
  ] as const)('says so where %s', async (_how, columns, nextStep, takenDown) => {
    const owner = await createEmployer(context.services);
    const { id: jobId } = await createJob(context.services, { company_id: owner.companyId });
    const { id: userId, headers } = await createCandidate(context.services);
    const { id } = await createApplication(context.services, { job_id: jobId, user_id: userId });
    await context.database.updateTable('jobs').set(columns).where('id', '=', jobId).execute();
    const get = async (url: string) => (await context.app.inject({ url: `/api${url}`, headers })).json().data;
    expect(await get(`/application-timelines?applications=${id}`)).toMatchObject([{ nextStep }]);
    expect(await get('/applications')).toMatchObject([{ job: { open: false, takenDown } }]);
  });
});
