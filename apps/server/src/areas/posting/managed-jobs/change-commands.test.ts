import type { JobsChanged } from '@waymark/contract/posting/managed-jobs';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  createApplication,
  createCandidate,
  createEmployer,
  createJob,
  createResume,
} from '../../../testing/factories.ts';
import { multipart } from '../../../testing/uploads.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { takePostingPlace } from '../../payments/memberships/place-commands.ts';

const context = useTestApp();
let employer: Awaited<ReturnType<typeof createEmployer>>;
beforeEach(async () => {
  employer = await createEmployer(context.services);
});

type Headers = Record<string, string>;
const post = (url: string, payload: object, headers: Headers = employer.headers) =>
  context.app.inject({ method: 'POST', url: `/api/company/jobs${url}`, payload, headers });
const send = (action: string, jobIds: string[], more: object = {}, headers: Headers = employer.headers) =>
  post('/changes', { action, jobIds, ...more }, headers);
const change = async (action: string, jobIds: string[], more: object = {}): Promise<JobsChanged> => {
  const response = await send(action, jobIds, more);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ data: JobsChanged }>().data;
};
const undo = (changeId: string | null, headers: Headers = employer.headers) =>
  post(`/changes/${changeId}/undo`, {}, headers);
const create = (overrides: Parameters<typeof createJob>[1] = {}) =>
  createJob(context.services, { company_id: employer.companyId, ...overrides });
const read = (id: string) =>
  context.database
    .selectFrom('jobs')
    .select(['status', 'closed_by_company', 'trashed_at', 'deadline', 'closed_at', 'confirmed_at'])
    .select(['awaits_payment', 'posted_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const statusOf = async (id: string) => (await read(id)).status;
const pageStatus = async (id: string) =>
  (await context.app.inject(`/api/jobs/${id}`)).json<{ data?: { status: string } }>().data?.status;
const found = async (title: string) =>
  (await context.app.inject(`/api/jobs?q=${title}`)).json<{ total: number }>().total;
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const history = () =>
  context.database
    .selectFrom('company_events')
    .select(['kind', 'detail', 'user_id'])
    .where('company_id', '=', employer.companyId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

describe('[H-4] a change of one job', () => {
  test('closing takes it out of the search at once and tells seekers that it is closed', async () => {
    const job = await create({ title: 'Zeppelinist' });
    await context.services.changes.settled();
    expect(await found('Zeppelinist')).toBe(1);
    expect(await change('close', [job.id])).toMatchObject({ changed: [job.id], unchanged: [] });
    expect(await found('Zeppelinist')).toBe(0);
    expect(await pageStatus(job.id)).toBe('expired');
    expect(await read(job.id)).toMatchObject({ closed_by_company: true });
    expect(await history()).toEqual([{ kind: 'job-closed', detail: 'Zeppelinist', user_id: employer.id }]);
    expect(await change('close', [job.id])).toEqual({
      changed: [],
      unchanged: [job.id],
      waiting: [],
      changeId: null,
    });
    expect(await history()).toHaveLength(1);
  });

  test('an open or closed job is filled, one in the trash is not', async () => {
    const open = await create();
    const over = await create({ status: 'expired' });
    const away = await create({ status: 'expired', trashed_at: new Date() });
    const { changed } = await change('fill', [open.id, over.id, away.id]);
    expect(changed.toSorted()).toEqual([open.id, over.id].toSorted());
    expect(await statusOf(open.id)).toBe('filled');
    expect(await statusOf(away.id)).toBe('expired');
  });

  test('a renewed job is open again, confirmed now, until its new day, and is no new posting', async () => {
    const posted = new Date('2026-01-15T09:00:00Z');
    const job = await create({
      title: 'Kitemaker',
      status: 'expired',
      closed_by_company: true,
      deadline: '2026-02-01',
      confirmed_at: posted,
    });
    await change('renew', [job.id], { deadline: tomorrow() });
    const { confirmed_at: confirmed, ...row } = await read(job.id);
    expect(row).toMatchObject({
      status: 'active',
      closed_by_company: false,
      deadline: tomorrow(),
      closed_at: null,
      posted_at: posted,
    });
    expect(confirmed > posted).toBe(true);
    expect(await found('Kitemaker')).toBe(1);
  });

  test('a day that is over is refused where it was typed', async () => {
    const job = await create({ status: 'expired' });
    const response = await send('renew', [job.id], { deadline: '2026-01-01' });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ deadline: 'Choose a day that is still to come.' });
    expect(await statusOf(job.id)).toBe('expired');
  });

  test('a company that is still being checked opens nothing', async () => {
    const job = await create({ status: 'expired' });
    await context.database
      .updateTable('companies')
      .set({ held_reason: 'name' })
      .where('id', '=', employer.companyId)
      .execute();
    expect((await send('renew', [job.id])).statusCode).toBe(409);
    expect(await statusOf(job.id)).toBe('expired');
  });

  test('a job in the trash is closed for seekers and keeps its applications; restored it stays closed', async () => {
    const job = await create({ title: 'Vexillologist' });
    await createApplication(context.services, { job_id: job.id });
    await change('trash', [job.id]);
    expect(await pageStatus(job.id)).toBe('expired');
    expect(await found('Vexillologist')).toBe(0);
    await change('restore', [job.id]);
    expect(await read(job.id)).toMatchObject({
      status: 'expired',
      trashed_at: null,
      closed_by_company: true,
    });
    const kept = context.database.selectFrom('applications').select('id').where('job_id', '=', job.id);
    expect(await kept.execute()).toHaveLength(1);
  });

  test('a pending posting does not open in the trash, and is pending again afterwards', async () => {
    const job = await create({ status: 'pending', posted_at: null, awaits_approval: true });
    await change('trash', [job.id]);
    expect(await pageStatus(job.id)).toBeUndefined();
    expect(await statusOf(job.id)).toBe('draft');
    await change('restore', [job.id]);
    expect(await statusOf(job.id)).toBe('pending');
    expect(await pageStatus(job.id)).toBeUndefined();
  });
});

describe('[H-4, H-5] renewing asks the plan for a place', () => {
  const openHere = async () => {
    const job = await create({ source: 'employer', status: 'pending', posted_at: null });
    await context.database
      .transaction()
      .execute((transaction) => takePostingPlace(transaction, employer.companyId, job.id));
    await context.database.updateTable('jobs').set({ status: 'active' }).where('id', '=', job.id).execute();
    return job;
  };

  test('beyond it the job waits for its payment', async () => {
    await openHere();
    const second = await create({ source: 'employer', status: 'expired' });
    expect(await change('renew', [second.id])).toMatchObject({ waiting: [second.id] });
    expect(await read(second.id)).toMatchObject({ status: 'pending', awaits_payment: true });
    expect(await pageStatus(second.id)).toBeUndefined();
  });

  test('closing can be undone only while the place is free', async () => {
    const first = await openHere();
    const closed = await change('close', [first.id]);
    const again = await undo(closed.changeId);
    expect(again.json()).toMatchObject({ data: { changed: [first.id] } });
    expect(await statusOf(first.id)).toBe('active');

    const closedAgain = await change('close', [first.id]);
    await openHere();
    const refused = await undo(closedAgain.changeId);
    expect(refused.json()).toMatchObject({ data: { changed: [], unchanged: [first.id] } });
    expect(await statusOf(first.id)).toBe('expired');
  });

  test('closing cannot be undone while the company is held', async () => {
    const job = await create();
    const { changeId } = await change('close', [job.id]);
    await context.database
      .updateTable('companies')
      .set({ held_reason: 'name' })
      .where('id', '=', employer.companyId)
      .execute();
    const answer = await undo(changeId);
    expect(answer.json()).toMatchObject({ data: { changed: [], unchanged: [job.id] } });
    expect(await read(job.id)).toMatchObject({ status: 'expired', closed_by_company: true });
  });
});

describe('[H-4] many at once', () => {
  test('one answer says what changed and what could not, and one press takes it back', async () => {
    const open = await create();
    const pending = await create({ status: 'pending', posted_at: null, awaits_approval: true });
    const over = await create({ status: 'expired', closed_at: new Date('2026-03-01T00:00:00Z') });
    const filled = await create({ status: 'filled' });
    const before = await Promise.all([open, pending, over, filled].map(({ id }) => read(id)));
    const jobIds = [open.id, pending.id, over.id, filled.id];
    const { changed, changeId } = await change('trash', jobIds);
    expect(changed.toSorted()).toEqual(jobIds.toSorted());
    expect((await undo(changeId)).statusCode).toBe(200);
    expect(await Promise.all([open, pending, over, filled].map(({ id }) => read(id)))).toEqual(before);
    const kinds = (await history()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'job-trashed')).toHaveLength(4);
    expect(kinds.filter((kind) => kind === 'job-change-undone')).toHaveLength(4);
    expect((await undo(changeId)).statusCode).toBe(404);
  });

  test('a renewal taken back leaves the job as closed as it was, since when it was', async () => {
    const job = await create({ status: 'expired' });
    await context.database
      .updateTable('jobs')
      .set({ closed_at: new Date('2026-03-01T00:00:00Z') })
      .where('id', '=', job.id)
      .execute();
    const before = await read(job.id);
    const { changeId } = await change('renew', [job.id], { deadline: null });
    await undo(changeId);
    expect(await read(job.id)).toEqual(before);
  });

  test('a renewal taken back leaves the reason of staff that closed the posting', async () => {
    const reason = 'The pay that it names is not what you pay.';
    const closed = { status: 'expired', closed_by_company: true, moderation_reason: reason } as const;
    const reasonOf = (id: string) =>
      context.database.selectFrom('jobs').select('moderation_reason').where('id', '=', id).executeTakeFirst();
    const [job, older] = [await create(closed), await create(closed)];
    const { changeId } = await change('renew', [job.id], { deadline: tomorrow() });
    expect(await reasonOf(job.id)).toEqual({ moderation_reason: '' });
    expect((await undo(changeId)).json().data.changed).toEqual([job.id]);
    expect(await read(job.id)).toMatchObject({ status: 'expired', closed_by_company: true });
    expect(await reasonOf(job.id)).toEqual({ moderation_reason: reason });

    // A change that was kept before the reason was part of the state is taken back as before.
    const kept = await change('renew', [older.id], { deadline: tomorrow() });
    await sql`
      update managed_job_changes
      set entries = entries #- '{0,before,moderation_reason}' #- '{0,after,moderation_reason}'
      where id = ${kept.changeId}
    `.execute(context.database);
    expect((await undo(kept.changeId)).json().data.changed).toEqual([older.id]);
    expect(await statusOf(older.id)).toBe('expired');
  });

  test('later changes by colleagues stay', async () => {
    const colleague = await createEmployer(context.services, {
      companyId: employer.companyId,
      memberRole: 'recruiter',
    });
    const kept = await create();
    const other = await create();
    const { changeId } = await change('close', [kept.id, other.id]);
    await send('fill', [kept.id], {}, colleague.headers);
    const response = await undo(changeId);
    expect(response.json()).toEqual({
      data: { changed: [other.id], unchanged: [kept.id], waiting: [], changeId: null },
    });
    expect(await statusOf(kept.id)).toBe('filled');
    expect(await statusOf(other.id)).toBe('active');
  });

  test('no more than a hundred, and not none', async () => {
    const ids = Array.from({ length: 101 }, () => crypto.randomUUID());
    expect((await send('close', ids)).statusCode).toBe(400);
    expect((await send('close', [])).statusCode).toBe(400);
    expect((await send('vanish', ids.slice(1))).statusCode).toBe(400);
  });
});

describe("[A-10] what is another's", () => {
  test('is left as it is, in the midst of own jobs too', async () => {
    const foreign = await createJob(context.services);
    const own = await create();
    expect((await send('trash', [foreign.id])).statusCode).toBe(404);
    expect(await change('trash', [foreign.id, own.id])).toMatchObject({ changed: [own.id], unchanged: [] });
    expect(await statusOf(foreign.id)).toBe('active');
  });

  test('viewers can change nothing, and undo nothing', async () => {
    const { companyId } = employer;
    const colleague = await createEmployer(context.services, { companyId, memberRole: 'recruiter' });
    const job = await create();
    const closed = await send('close', [job.id], {}, colleague.headers);
    const { changeId } = closed.json<{ data: JobsChanged }>().data;
    await context.database
      .updateTable('company_members')
      .set({ member_role: 'viewer' })
      .where('user_id', '=', colleague.id)
      .execute();
    expect((await send('fill', [job.id], {}, colleague.headers)).statusCode).toBe(403);
    const response = await undo(changeId, colleague.headers);
    expect(response.json()).toMatchObject({ data: { changed: [] } });
    expect(await statusOf(job.id)).toBe('expired');
  });

  test("a change is its maker's to take back, for an hour", async () => {
    const { companyId } = employer;
    const colleague = await createEmployer(context.services, { companyId, memberRole: 'owner' });
    const job = await create();
    const { changeId } = await change('close', [job.id]);
    expect((await undo(changeId, colleague.headers)).statusCode).toBe(404);
    await context.database
      .updateTable('managed_job_changes')
      .set({ created_at: new Date(Date.now() - 3_700_000) })
      .execute();
    expect((await undo(changeId)).statusCode).toBe(404);
    expect(await statusOf(job.id)).toBe('expired');
  });
});

describe('[H-4] at the same moment', () => {
  test('of two recruiters who close a job one does it, and both see it closed', async () => {
    const { companyId } = employer;
    const colleague = await createEmployer(context.services, { companyId, memberRole: 'recruiter' });
    const job = await create();
    const answers = await Promise.all([
      send('close', [job.id]),
      send('close', [job.id], {}, colleague.headers),
    ]);
    const changed = answers.flatMap((answer) => answer.json<{ data: JobsChanged }>().data.changed);
    expect(changed).toEqual([job.id]);
    expect(await history()).toHaveLength(1);
    expect(await statusOf(job.id)).toBe('expired');
  });

  test('an application during closing is accepted or refused, never both', async () => {
    const job = await create();
    const candidate = await createCandidate(context.services);
    const resume = await createResume(context.services, { userId: candidate.id });
    const body = await multipart({ jobId: job.id, resumeId: resume.id });
    const [applied] = await Promise.all([
      context.app.inject({
        method: 'POST',
        url: '/api/applications',
        payload: body.payload,
        headers: { ...candidate.headers, ...body.headers },
      }),
      send('trash', [job.id]),
    ]);
    const stored = await context.database
      .selectFrom('applications')
      .select('id')
      .where('job_id', '=', job.id)
      .execute();
    expect([201, 410]).toContain(applied.statusCode);
    expect(stored).toHaveLength(applied.statusCode === 201 ? 1 : 0);
    expect(await statusOf(job.id)).toBe('expired');
  });

  test('of two presses on undo one takes it back', async () => {
    const job = await create();
    const { changeId } = await change('close', [job.id]);
    const answers = await Promise.all([undo(changeId), undo(changeId)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    expect(await statusOf(job.id)).toBe('active');
  });
});
