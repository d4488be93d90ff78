import { expect, test } from 'vitest';
import { createApplication, createEmployer, createJob } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { emptyTrash } from './commands.ts';
import { listManagedJobs } from './queries.ts';
import { forgetChanges, undoChange, markJobs } from './change-commands.ts';

const context = useTestApp();

test('[H-4] the trash is emptied after 30 days, except jobs with applications and those that a source would bring again', async () => {
  const { services, database } = context;
  const trashed = new Date('2026-05-01T12:00:00Z');
  const away = { status: 'expired', source: 'employer', trashed_at: trashed } as const;
  const gone = await createJob(services, away);
  const applied = await createJob(services, away);
  await createApplication(services, { job_id: applied.id });
  const imported = await createJob(services, { ...away, source: 'feed' });
  const kept = await createJob(services, { status: 'expired', source: 'employer' });
  const daysLater = (days: number) => new Date(trashed.getTime() + days * 86_400_000);
  const ids = async () =>
    (await database.selectFrom('jobs').select('id').execute()).map(({ id }) => id).toSorted();

  expect(await emptyTrash(database, daysLater(30))).toBe(0);
  expect(await ids()).toContain(gone.id);
  expect(await emptyTrash(database, daysLater(30.1))).toBe(1);
  expect(await emptyTrash(database, daysLater(30.1))).toBe(0);
  expect(await ids()).toEqual([applied.id, imported.id, kept.id].toSorted());
});

async function createCase() {
  const employer = await createEmployer(context.services);
  const job = await createJob(context.services, { company_id: employer.companyId });
  await createApplication(context.services, { job_id: job.id });
  const mark = (kind: Parameters<typeof markJobs>[2]) =>
    markJobs(context.database, employer.id, kind, [job.id]);
  const read = async () => {
    const query = { q: '', status: 'all', show: 'all', sort: 'activity', list: 'jobs', page: 1 } as const;
    const { data } = await listManagedJobs(context.database, employer.id, query);
    const { starred, unread, newApplications } = data[0] ?? {};
    return { starred, unread, newApplications };
  };
  return { employer, job, mark, read };
}

test('[H-4] a star is set and taken, and a second press changes nothing', async () => {
  const { job, mark, read } = await createCase();
  expect(await mark('star')).toMatchObject({ changed: [job.id], unchanged: [] });
  expect(await mark('star')).toEqual({ changed: [], unchanged: [job.id], waiting: [], changeId: null });
  expect(await read()).toMatchObject({ starred: true });
  expect(await mark('unstar')).toMatchObject({ changed: [job.id] });
  expect(await read()).toMatchObject({ starred: false });
});

test('[H-4] taking "read" back brings back what was new', async () => {
  const { employer, mark, read } = await createCase();
  const { changeId } = await mark('read');
  expect(await read()).toMatchObject({ unread: false, newApplications: 0 });
  await undoChange(context.database, employer.id, changeId as string);
  expect(await read()).toMatchObject({ unread: true, newApplications: 1 });
});

test('[H-4] a job without new applications is marked unread by hand, until it is looked at', async () => {
  const { mark, read } = await createCase();
  await mark('read');
  await mark('unread');
  expect(await read()).toMatchObject({ unread: true, newApplications: 0 });
  await mark('read');
  expect(await read()).toMatchObject({ unread: false });
});

test('[H-4] a mark of another tab since then stays', async () => {
  const { employer, mark, read } = await createCase();
  const { changeId } = await mark('star');
  await mark('unread');
  await mark('read');
  const undone = await undoChange(context.database, employer.id, changeId as string);
  expect(undone.changed).toEqual([]);
  expect(await read()).toMatchObject({ starred: true });
});

test("[A-10] another company's job cannot be marked", async () => {
  const { job } = await createCase();
  const stranger = await createEmployer(context.services);
  const marked = markJobs(context.database, stranger.id, 'star', [job.id]);
  await expect(marked).rejects.toMatchObject({ code: 'not_found' });
  const rows = await context.database
    .selectFrom('managed_job_marks')
    .selectAll()
    .where('user_id', '=', stranger.id)
    .execute();
  expect(rows).toEqual([]);
});

test('[H-4] what can be taken back is kept for twenty presses and an hour', async () => {
  const { employer, mark } = await createCase();
  for (let press = 0; press < 12; press++) {
    await mark('star');
    await mark('unstar');
  }
  const kept = () =>
    context.database
      .selectFrom('managed_job_changes')
      .select('id')
      .where('user_id', '=', employer.id)
      .execute();
  expect(await kept()).toHaveLength(20);
  await context.database
    .updateTable('managed_job_changes')
    .set({ created_at: new Date(Date.now() - 3_700_000) })
    .execute();
  await forgetChanges(context.database);
  expect(await kept()).toEqual([]);
});
