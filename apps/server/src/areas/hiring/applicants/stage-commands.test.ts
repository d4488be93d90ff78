import { expect, test } from 'vitest';
import { createApplication, createEmployer, createJob } from '../../../testing/factories.ts';
import { queuedJobs, sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { tellMove } from './handlers.ts';
import { ensureStages, moveApplications } from './stage-commands.ts';
import type { Move } from './stage-commands.ts';

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
    await tellMove(context.services, waiting);
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

test('[G-9] what is moved back at once, moved quietly, or withdrawn meanwhile is told to nobody', async () => {
  const slipped = await createCase();
  await move(slipped, 'declined');
  await move(slipped, 'new');
  const quiet = await createCase();
  await move(quiet, 'declined', { isQuiet: true });
  const withdrawn = await createCase();
  await move(withdrawn, 'declined');
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
