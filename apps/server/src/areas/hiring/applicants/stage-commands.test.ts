import type { ApplicationStage } from '@waymark/contract/hiring/applicants';
import { applicationStages } from '@waymark/contract/hiring/choices';
import { expect, test } from 'vitest';
import { createApplication, createEmployer, createJob, type TestUser } from '../../../testing/factories.ts';
import { queuedJobs, sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { previewMove } from './commands.ts';
import { ensureStages, moveApplications, type Move } from './stage-commands.ts';
import { mailMove } from './handlers.ts';

const context = useTestApp();

async function createCase() {
  const { services, database } = context;
  const employer = await createEmployer(services);
  const { id: jobId } = await createJob(services, { company_id: employer.companyId, title: 'Navigator' });
  const application = await createApplication(services, { job_id: jobId });
  const stages = await ensureStages(database, employer.companyId);
  const stageOf = (kind: string) => stages.find((stage) => stage.kind === kind)?.id as string;
  const { email } = await database
    .selectFrom('users')
    .select('email')
    .where('id', '=', application.userId)
    .executeTakeFirstOrThrow();
  return { employer, jobId, application, stageOf, email };
}
type Case = Awaited<ReturnType<typeof createCase>>;

const move = ({ employer, application, stageOf }: Case, kind: string, more: Partial<Move> = {}) =>
  context.database.transaction().execute((transaction) =>
    moveApplications(transaction, context.services, {
      companyId: employer.companyId,
      userId: employer.id,
      applicationIds: [application.id],
      stageId: stageOf(kind),
      ...more,
    }),
  );

/** Has the queue tell what waits, whatever its grace. */
async function tellAll() {
  for (const waiting of await queuedJobs(context.database, 'application-moved')) {
    await mailMove(context.services, waiting);
  }
}

test('[H-4] every company has the seven stages, made once however many look first', async () => {
  const { companyId } = await createEmployer(context.services);
  const [first, second] = await Promise.all([
    ensureStages(context.database, companyId),
    ensureStages(context.database, companyId),
  ]);
  expect(first.map(({ kind }) => kind)).toEqual(
    'new seen shortlist interview offer hired declined'.split(' '),
  );
  expect(second).toEqual(first);
});

test('[G-9, H-4] a move is noted with who made it, and the candidate is told once', async () => {
  const given = await createCase();
  const { moved, stale } = await move(given, 'interview');
  expect(moved).toMatchObject([{ id: given.application.id, stage_version: 1, moved_by_name: 'Ada' }]);
  expect(stale).toEqual([]);
  const events = await context.database
    .selectFrom('application_events')
    .select(['status', 'stage_kind', 'stage_name', 'moved_by'])
    .where('application_id', '=', given.application.id)
    .execute();
  expect(events).toEqual([
    { status: 'viewed', stage_kind: 'interview', stage_name: 'Interview', moved_by: given.employer.id },
  ]);
  await tellAll();
  await tellAll();
  const mails = await sentMails(context.database, given.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/would like to talk with you$/),
  ]);
  const history = await context.database
    .selectFrom('company_events')
    .select(['kind', 'detail', 'subject_id'])
    .where('company_id', '=', given.employer.companyId)
    .execute();
  expect(history).toEqual([{ kind: 'applicants-moved', detail: 'Interview', subject_id: given.jobId }]);
});

test('[G-9] moves that are undone, quiet or followed by a withdrawal are not mailed', async () => {
  const slipped = await createCase();
  await move(slipped, 'declined', { isQuiet: false });
  await move(slipped, 'new');
  const quiet = await createCase();
  await move(quiet, 'declined', { isQuiet: true });
  const withdrawn = await createCase();
  await move(withdrawn, 'declined', { isQuiet: false });
  await context.database
    .updateTable('applications')
    .set({ status: 'withdrawn' })
    .where('id', '=', withdrawn.application.id)
    .execute();
  await tellAll();
  for (const { email } of [slipped, quiet, withdrawn]) {
    expect(await sentMails(context.database, email)).toEqual([]);
  }
});

test('[L-50] a decision is mailed only where its mail is asked for, and all other news by itself', async () => {
  const mailed: string[] = [];
  const seven = applicationStages.map(({ kind }) => kind);
  for (const kind of seven) {
    for (const isQuiet of [undefined, false, true]) {
      const given = await createCase();
      // A new one stands in the first stage already.
      if (kind === 'new') await move(given, 'seen', { isQuiet: true });
      await move(given, kind, { isQuiet });
      await tellAll();
      const mails = await sentMails(context.database, given.email);
      if (mails.length > 0) mailed.push(`${kind} ${isQuiet === false ? 'asked' : 'by itself'}`);
    }
  }
  expect(mailed).toEqual([
    'seen by itself',
    'seen asked',
    'shortlist by itself',
    'shortlist asked',
    'interview by itself',
    'interview asked',
    'offer asked',
    'hired asked',
    'declined asked',
  ]);
});

test('[L-50] the preview of a move is the mail that it sends', async () => {
  for (const { kind, notifies } of applicationStages) {
    const given = await createCase();
    const { employer, application, stageOf, email } = given;
    const asked = { companyId: employer.companyId, stageId: stageOf(kind), applicationId: application.id };
    const preview = await previewMove(context.services, asked);
    if (kind === 'new') await move(given, 'seen', { isQuiet: true });
    await move(given, kind, { isQuiet: false });
    await tellAll();
    const [mail] = await sentMails(context.database, email);
    expect(preview?.subject, kind).toBe(mail?.subject);
    expect(mail !== undefined, kind).toBe(notifies);
    // The mail has the links to turn such mails off as well.
    expect(mail?.text ?? '', kind).toContain(preview?.text ?? '');
  }
  const rival = await createCase();
  const given = await createCase();
  const other = { companyId: given.employer.companyId, stageId: given.stageOf('offer') };
  await expect(
    previewMove(context.services, { ...other, applicationId: rival.application.id }),
  ).rejects.toMatchObject({ code: 'not_found' });
});

test('[H-4] of two who move the same application the second is told where it stands', async () => {
  const given = await createCase();
  const versions = new Map([[given.application.id, 0]]);
  const answers = await Promise.all([
    move(given, 'shortlist', { versions }),
    move(given, 'declined', { versions }),
  ]);
  const winner = answers.find(({ moved }) => moved.length === 1);
  const loser = answers.find(({ stale }) => stale.length === 1);
  expect(winner?.moved).toEqual(loser?.stale.map(({ id }) => expect.objectContaining({ id })));
  expect(loser?.stale[0]).toMatchObject({ stage_id: winner?.moved[0]?.stage_id, stage_version: 1 });
  const events = await context.database
    .selectFrom('application_events')
    .select('id')
    .where('application_id', '=', given.application.id)
    .execute();
  expect(events).toHaveLength(1);
});

test('[A-10] another company’s stage is none, and another company’s application stays', async () => {
  const given = await createCase();
  const rival = await createCase();
  await expect(move(given, 'offer', { stageId: rival.stageOf('offer') })).rejects.toMatchObject({
    code: 'not_found',
  });
  const answer = await move(given, 'offer', { applicationIds: [rival.application.id] });
  expect(answer).toEqual({ moved: [], stale: [] });
  const { stage_id: stage } = await context.database
    .selectFrom('applications')
    .select('stage_id')
    .where('id', '=', rival.application.id)
    .executeTakeFirstOrThrow();
  expect(stage).toBeNull();
});

test('[H-4] an application is not moved without end', async () => {
  const given = await createCase();
  await context.database
    .updateTable('applications')
    .set({ stage_version: 500 })
    .where('id', '=', given.application.id)
    .execute();
  await expect(move(given, 'interview')).rejects.toMatchObject({ code: 'conflict' });
});

async function createStages() {
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
  const { employer, jobId } = await createStages();
  const added = await add(jobId, 'Trial day', employer);
  const names = ['New', 'Seen', 'Shortlist', 'Interview', 'Offer', 'Trial day', 'Hired', 'Declined'];
  expect(namesIn(added)).toEqual(names);
  const own = added.json<{ data: ApplicationStage[] }>().data.find(({ kind }) => kind === 'own');
  const placed = await call('PUT', `stages/${own?.id}/position`, employer, { position: 0 });
  expect(namesIn(placed).slice(0, 3)).toEqual(['New', 'Trial day', 'Seen']);
});

test('[H-4] stages are renamed, not to a name that another has, and stay what they are', async () => {
  const { employer, jobId, stageOf } = await createStages();
  const path = `stages/${stageOf('shortlist')}`;
  const renamed = await call('PUT', path, employer, { name: 'Favourites', notifies: false });
  expect(renamed.json()).toMatchObject({
    data: expect.arrayContaining([
      { id: stageOf('shortlist'), kind: 'shortlist', name: 'Favourites', notifies: false, meaning: null },
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
  const { employer, jobId, companyId } = await createStages();
  const names = Array.from({ length: 7 }, (_, number) => `Step ${number}`);
  const answers = await Promise.all(names.map((name) => add(jobId, name, employer)));
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2);
  expect(await ensureStages(context.database, companyId)).toHaveLength(12);
});

test('[H-4] an empty stage can be removed; withdrawn applications do not count', async () => {
  const { employer, jobId } = await createStages();
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
  const own = await createStages();
  const rival = await createStages();
  const path = `stages/${rival.stageOf('offer')}`;
  expect((await call('PUT', path, own.employer, { name: 'Mine', notifies: true })).statusCode).toBe(404);
  expect((await call('PUT', `${path}/position`, own.employer, { position: 2 })).statusCode).toBe(404);
  expect((await call('DELETE', path, own.employer)).statusCode).toBe(404);
  expect((await add(rival.jobId, 'Mine', own.employer)).statusCode).toBe(404);
});
