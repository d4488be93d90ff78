import { expect, test } from 'vitest';
import { createApplication, createJob } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { emptyTrash } from './commands.ts';

const context = useTestApp();

test('[H-4] the trash is emptied after 30 days, except of what somebody applied for or what a source would bring again', async () => {
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
