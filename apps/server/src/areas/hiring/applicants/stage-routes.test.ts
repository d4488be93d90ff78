import { expect, test } from 'vitest';
import type { ApplicationStage } from '@waymark/contract/hiring/applicants';
import { createApplication, createEmployer, createJob, type TestUser } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { ensureStages } from './stage-commands.ts';

const context = useTestApp();

async function createCase() {
  const employer = await createEmployer(context.services);
  const { id: jobId } = await createJob(context.services, { company_id: employer.companyId });
  const stages = await ensureStages(context.database, employer.companyId);
  const stageOf = (kind: string) => stages.find((stage) => stage.kind === kind)?.id ?? '';
  return { employer, jobId, stageOf, companyId: employer.companyId };
}

const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, by: TestUser, body?: object) =>
  context.app.inject({
    method,
    url: `/api/company/${path}`,
    headers: by.headers,
    ...(body && { payload: body }),
  });
const add = (jobId: string, name: string, by: TestUser) => call('POST', `jobs/${jobId}/stages`, by, { name });

const namesIn = (response: { json: () => { data: ApplicationStage[] } }) =>
  response.json().data.map(({ name }) => name);

test('[H-4] a stage of the company’s own comes before the last decisions, and can be put elsewhere', async () => {
  const { employer, jobId } = await createCase();
  const added = await add(jobId, 'Trial day', employer);
  const names = ['New', 'Seen', 'Shortlist', 'Interview', 'Offer', 'Trial day', 'Hired', 'Declined'];
  expect(namesIn(added)).toEqual(names);
  const own = added.json<{ data: ApplicationStage[] }>().data.find(({ kind }) => kind === 'own');
  const placed = await call('PUT', `stages/${own?.id}/position`, employer, { position: 0 });
  expect(namesIn(placed).slice(0, 3)).toEqual(['New', 'Trial day', 'Seen']);
});

test('[H-4] stages are renamed, not to a name that another has, and stay what they are', async () => {
  const { employer, jobId, stageOf } = await createCase();
  const path = `stages/${stageOf('shortlist')}`;
  const renamed = await call('PUT', path, employer, { name: 'Favourites', notifies: false });
  expect(renamed.json()).toMatchObject({
    data: expect.arrayContaining([
      { id: stageOf('shortlist'), kind: 'shortlist', name: 'Favourites', notifies: false },
    ]),
  });
  const taken = await call('PUT', path, employer, { name: 'interview', notifies: true });
  expect(taken.json()).toMatchObject({
    code: 'invalid_input',
    fields: { name: 'Another stage has this name. Choose a different one.' },
  });
  expect((await add(jobId, 'FAVOURITES', employer)).statusCode).toBe(400);
  expect((await call('DELETE', path, employer)).statusCode).toBe(409);
  expect((await call('PUT', `stages/${stageOf('new')}/position`, employer, { position: 3 })).statusCode).toBe(
    409,
  );
});

test('[H-4] there are twelve stages at most, however many are added at once', async () => {
  const { employer, jobId, companyId } = await createCase();
  const names = Array.from({ length: 7 }, (_, number) => `Step ${number}`);
  const answers = await Promise.all(names.map((name) => add(jobId, name, employer)));
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2);
  expect(await ensureStages(context.database, companyId)).toHaveLength(12);
});

test('[H-4] a stage goes when nobody is in it any more; who withdrew does not hold it', async () => {
  const { employer, jobId } = await createCase();
  const added = (await add(jobId, 'Trial day', employer)).json<{ data: ApplicationStage[] }>();
  const own = added.data.find(({ kind }) => kind === 'own')?.id ?? '';
  const { id } = await createApplication(context.services, { job_id: jobId, stage_id: own });
  expect((await call('DELETE', `stages/${own}`, employer)).statusCode).toBe(409);
  await context.database
    .updateTable('applications')
    .set({ status: 'withdrawn' })
    .where('id', '=', id)
    .execute();
  const removed = await call('DELETE', `stages/${own}`, employer);
  expect(namesIn(removed)).not.toContain('Trial day');
  const history = await context.database
    .selectFrom('company_events')
    .select(['kind', 'detail'])
    .where('company_id', '=', employer.companyId)
    .orderBy('created_at')
    .execute();
  expect(history).toEqual([
    { kind: 'stage-added', detail: 'Trial day' },
    { kind: 'stage-removed', detail: 'Trial day' },
  ]);
});

test('[A-10] another company’s stage does not exist', async () => {
  const own = await createCase();
  const rival = await createCase();
  const path = `stages/${rival.stageOf('offer')}`;
  expect((await call('PUT', path, own.employer, { name: 'Mine', notifies: true })).statusCode).toBe(404);
  expect((await call('PUT', `${path}/position`, own.employer, { position: 2 })).statusCode).toBe(404);
  expect((await call('DELETE', path, own.employer)).statusCode).toBe(404);
  expect((await add(rival.jobId, 'Mine', own.employer)).statusCode).toBe(404);
});
