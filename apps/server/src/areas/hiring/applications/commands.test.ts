import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { countStored } from '../../../testing/erased-people.ts';
import { createCandidate, createEmployer, createJob, createResume } from '../../../testing/factories.ts';
import { pdfBytes } from '../../../testing/resume-files.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { testServerUrl } from '../../../testing/test-database.ts';
import { multipart } from '../../../testing/uploads.ts';
import { lockMembers } from '../../companies/companies/commands.ts';

const context = useTestApp();
const undo: (() => void)[] = [];
afterEach(() => undo.splice(0).forEach((one) => one()));

async function createOpening() {
  const employer = await createEmployer(context.services);
  const job = await createJob(context.services, { company_id: employer.companyId });
  return { employer, job };
}

async function apply(
  headers: Record<string, string>,
  fields: Record<string, string>,
  file?: { name: string; bytes: Buffer },
) {
  const body = await multipart(fields, file);
  return context.app.inject({
    method: 'POST',
    url: '/api/applications',
    payload: body.payload,
    headers: { ...headers, ...body.headers },
  });
}

const upload = { name: 'cv.pdf', bytes: pdfBytes() };

/** Has `happen` done once, after the first look and before the application is written: while the file is stored. */
function whileStoring(happen: () => Promise<unknown>): void {
  const { files } = context.services;
  const { adopt } = files;
  undo.push(() => (files.adopt = adopt));
  files.adopt = async (path, key) => {
    await happen();
    await adopt(path, key);
  };
}

const close = (jobId: string, database = context.database) =>
  database.updateTable('jobs').set({ status: 'filled' }).where('id', '=', jobId).execute();
const leave = (companyId: string) =>
  context.database.deleteFrom('company_members').where('company_id', '=', companyId).execute();
const scheduleDeletion = (userId: string) =>
  context.database
    .updateTable('users')
    .set({ deletion_due_at: new Date(Date.now() + 86_400_000) })
    .where('id', '=', userId)
    .execute();
const applicationsFor = (jobId: string) =>
  context.database.selectFrom('applications').select('status').where('job_id', '=', jobId).execute();

describe('[G-9] what changes while the resume is on its way refuses the application and keeps no file', () => {
  test('the job is closed', async () => {
    const { job } = await createOpening();
    const { headers } = await createCandidate(context.services);
    const before = await countStored(context);
    whileStoring(() => close(job.id));
    const response = await apply(headers, { jobId: job.id }, upload);
    expect(response.statusCode).toBe(410);
    expect(response.json().message).toBe('This job is closed and takes no more applications.');
    expect(await applicationsFor(job.id)).toEqual([]);
    expect(await countStored(context)).toEqual(before);
  });

  test('the last member leaves the company', async () => {
    const { job, employer } = await createOpening();
    const { headers } = await createCandidate(context.services);
    const before = await countStored(context);
    whileStoring(() => leave(employer.companyId));
    const response = await apply(headers, { jobId: job.id }, upload);
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toBe(
      'This company takes no applications at the moment, because no member can read them.',
    );
    expect(await applicationsFor(job.id)).toEqual([]);
    expect(await countStored(context)).toEqual(before);
  });

  test('the candidate asks for the end of the account', async () => {
    const { job } = await createOpening();
    const { headers, id } = await createCandidate(context.services);
    const before = await countStored(context);
    whileStoring(() => scheduleDeletion(id));
    const response = await apply(headers, { jobId: job.id }, upload);
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toBe(
      'Your account is going to be deleted, and your applications with it. Keep the account to apply.',
    );
    expect(await applicationsFor(job.id)).toEqual([]);
    expect(await countStored(context)).toEqual(before);
  });

  test('the account is erased', async () => {
    const { job } = await createOpening();
    const { headers, id } = await createCandidate(context.services);
    const before = await countStored(context);
    whileStoring(() => context.database.deleteFrom('users').where('id', '=', id).execute());
    const response = await apply(headers, { jobId: job.id }, upload);
    expect(response.json()).toMatchObject({ code: 'unauthenticated', logout: true });
    expect(await applicationsFor(job.id)).toEqual([]);
    const after = await countStored(context);
    expect(after).toMatchObject({ files: before.files, stored: before.stored, users: before.users - 1 });
  });
});

test('[G-9] who has asked for the end of the account cannot apply with a stored resume either', async () => {
  const { job } = await createOpening();
  const { headers, id } = await createCandidate(context.services);
  const { id: resumeId } = await createResume(context.services, { userId: id });
  await scheduleDeletion(id);
  expect((await apply(headers, { jobId: job.id, resumeId })).statusCode).toBe(409);
  expect(await applicationsFor(job.id)).toEqual([]);
});

test('[G-9] a withdrawn application is not made again, and what was uploaded for it is not kept', async () => {
  const { job } = await createOpening();
  const { headers } = await createCandidate(context.services);
  const { data } = (await apply(headers, { jobId: job.id }, upload)).json();
  await context.app.inject({ method: 'POST', url: `/api/applications/${data.id}/withdraw`, headers });
  const before = await countStored(context);
  const again = await apply(headers, { jobId: job.id }, upload);
  expect(again.statusCode).toBe(409);
  expect(again.json().message).toBe(
    'You have withdrawn your application for this job and cannot apply for it again.',
  );
  expect(await applicationsFor(job.id)).toEqual([{ status: 'withdrawn' }]);
  expect(await countStored(context)).toEqual(before);
});

// The embedded database has one session: nothing waits for anything there.
describe.skipIf(testServerUrl === undefined)('[G-9] two sessions of the server', () => {
  const waiting = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(context.database);
    return rows.length;
  };
  async function untilOneWaits(): Promise<void> {
    await expect.poll(waiting, { interval: 5, timeout: 10_000 }).toBe(1);
  }

  async function createPrepared() {
    const { headers, id } = await createCandidate(context.services);
    const { id: resumeId } = await createResume(context.services, { userId: id });
    return { headers, resumeId };
  }

  /** Has `happen` done inside the transaction that applies, once the application is written. */
  function whileApplying(happen: () => Promise<unknown>): void {
    const { queue } = context.services;
    const { enqueue } = queue;
    undo.push(() => (queue.enqueue = enqueue));
    queue.enqueue = async (...given) => {
      queue.enqueue = enqueue;
      await happen();
      return enqueue(...given);
    };
  }

  test('a job whose closing is not committed yet: who applies waits, and is refused', async () => {
    const { job } = await createOpening();
    const { headers, resumeId } = await createPrepared();
    const response = await context.database.transaction().execute(async (transaction) => {
      await close(job.id, transaction);
      const applying = apply(headers, { jobId: job.id, resumeId });
      await untilOneWaits();
      return { applying };
    });
    expect((await response.applying).statusCode).toBe(410);
    expect(await applicationsFor(job.id)).toEqual([]);
  });

  test('the last member, whose leaving is not committed yet: who applies waits, and is refused', async () => {
    const { job, employer } = await createOpening();
    const { headers, resumeId } = await createPrepared();
    const response = await context.database.transaction().execute(async (transaction) => {
      await lockMembers(transaction, employer.companyId);
      await transaction.deleteFrom('company_members').where('company_id', '=', employer.companyId).execute();
      const applying = apply(headers, { jobId: job.id, resumeId });
      await untilOneWaits();
      return { applying };
    });
    expect((await response.applying).statusCode).toBe(409);
    expect(await applicationsFor(job.id)).toEqual([]);
  });

  test('an application that is not committed yet: who closes the job waits for it', async () => {
    const { job } = await createOpening();
    const { headers, resumeId } = await createPrepared();
    const order: string[] = [];
    let closing: Promise<unknown> | undefined;
    whileApplying(async () => {
      closing = close(job.id).then(() => order.push('closed'));
      await untilOneWaits();
      order.push('applied');
    });
    expect((await apply(headers, { jobId: job.id, resumeId })).statusCode).toBe(201);
    await closing;
    expect(order).toEqual(['applied', 'closed']);
    expect(await applicationsFor(job.id)).toEqual([{ status: 'submitted' }]);
  });
});
