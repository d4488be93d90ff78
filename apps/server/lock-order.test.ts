import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { activateDue, expireOverdueJobs, expireSilentJobs } from './src/areas/jobs/jobs/commands.ts';
import { rewordJobs } from './src/areas/jobs/jobs/handlers.ts';
import { closePostings } from './src/areas/jobs/jobs/write-commands.ts';
import { lockJobs, emptyTrash } from './src/areas/posting/managed-jobs/commands.ts';
import { createEmployer, createJob, type Overrides } from './src/testing/factories.ts';
import { useTestApp } from './src/testing/test-app.ts';
import { testServerUrl } from './src/testing/test-database.ts';

/*
 * A command that changes several jobs of a company locks the company first and then the jobs; recurring tasks
 * do not wait for locks. The embedded database has one session, so nothing waits there.
 */
const context = useTestApp();

async function untilOneWaits(): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(context.database);
    return rows.length;
  };
  await expect.poll(waiting, { interval: 5, timeout: 10_000 }).toBe(1);
}

/** Two jobs of an employer. The one with the larger id was written first: a statement comes to it first. */
async function createPair(overrides: Overrides<'jobs'> = {}) {
  const employer = await createEmployer(context.services);
  const ids = ['0197c5b2-0000-7000-8000-00000000000b', '0197c5b2-0000-7000-8000-00000000000a'] as const;
  await context.database.deleteFrom('jobs').where('id', 'in', ids).execute();
  for (const id of ids)
    await createJob(context.services, { company_id: employer.companyId, id, ...overrides });
  return { employer, later: ids[0], earlier: ids[1] };
}

describe.skipIf(testServerUrl === undefined)('[H-4, L-21] two sessions of the server', () => {
  const past = new Date(Date.now() - 100 * 86_400_000);

  test.each<[string, Overrides<'jobs'>, () => Promise<unknown>]>([
    ['opens what is due', { status: 'pending', posted_at: null }, () => activateDue(context.services)],
    ['closes what is overdue', { deadline: '2020-01-01' }, () => expireOverdueJobs(context.database)],
    [
      'closes what stays silent',
      { confirmed_at: past, confirmation_asked_at: past },
      () => expireSilentJobs(context.database),
    ],
    [
      'empties the trash',
      { status: 'draft', trashed_at: past, source: 'employer' },
      () => emptyTrash(context.database),
    ],
  ])('a recurring task that %s skips jobs that a user is changing', async (_what, overrides, run) => {
    const { employer, earlier } = await createPair(overrides);
    const before = await statuses();
    await context.database.transaction().execute(async (transaction) => {
      await lockJobs(transaction, employer.id, [earlier]);
      await run();
      // Another session has come to its end: this one goes on to the other job.
      await transaction
        .updateTable('jobs')
        .set({ updated_at: new Date() })
        .where('company_id', '=', employer.companyId)
        .execute();
    });
    expect((await statuses()).get(earlier)).toBe(before.get(earlier));
    await run();
    expect((await statuses()).get(earlier)).not.toBe(before.get(earlier));
  });

  const statuses = async () => {
    const rows = await context.database.selectFrom('jobs').select(['id', 'status']).execute();
    return new Map(rows.map(({ id, status }) => [id, status]));
  };

  test.each<[string, (companyId: string) => Promise<unknown>]>([
    ['writes a new name into them', (companyId) => rewordJobs(context.database, { companyId })],
    [
      'closes them as their source says',
      () =>
        context.database
          .transaction()
          .execute((transaction) =>
            closePostings(transaction, { source: 'test', status: 'expired', exceptSourceIds: [] }),
          ),
    ],
  ])('who %s waits for who changes a job, and neither waits for ever', async (_what, run) => {
    const { employer, earlier, later } = await createPair();
    let running: Promise<unknown> | undefined;
    await context.database.transaction().execute(async (transaction) => {
      await lockJobs(transaction, employer.id, [earlier]);
      running = run(employer.companyId);
      await untilOneWaits();
      await lockJobs(transaction, employer.id, [later]);
    });
    await expect(running).resolves.not.toThrow();
  });
});
