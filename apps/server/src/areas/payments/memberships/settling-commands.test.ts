import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { createEmployer, createJob } from '../../../testing/factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { settlePlaces } from './settling-commands.ts';

const context = useTestApp();
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);

/** A company with a number of open postings, oldest first. */
async function createHiringCompany(count: number) {
  const employer = await createEmployer(context.services);
  const viewer = await createEmployer(context.services, {
    companyId: employer.companyId,
    memberRole: 'viewer',
  });
  const jobIds: string[] = [];
  for (let index = 0; index < count; index++) {
    const { id } = await createJob(context.services, {
      company_id: employer.companyId,
      title: `Posting ${index + 1}`,
    });
    await context.database
      .insertInto('posting_places')
      .values({
        job_id: id,
        company_id: employer.companyId,
        taken_at: inDays(index - 30),
        paid_until: null,
        closes_at: null,
      })
      .execute();
    jobIds.push(id);
  }
  return { employer, viewer, jobIds };
}

async function statusesOf(jobIds: readonly string[]): Promise<string[]> {
  const rows = await context.database
    .selectFrom('jobs')
    .select(['id', 'status'])
    .where('id', 'in', jobIds)
    .execute();
  return jobIds.map((id) => rows.find((row) => row.id === id)?.status ?? '');
}

const settle = (now?: Date) => settlePlaces(context.services, now);

test('[H-5] the oldest posting stays; the others are told of, and close a week later', async () => {
  const { employer, viewer, jobIds } = await createHiringCompany(3);
  await settle();
  await settle();
  const [told, ...more] = await sentMails(context.database, employer.email);
  expect(more).toEqual([]);
  expect(told?.subject).toMatch(/^2 of your postings close on /);
  expect(told?.text).toContain('Posting 2');
  expect(told?.text).not.toContain('Posting 1');
  expect(await sentMails(context.database, viewer.email)).toEqual([]);
  const plan = await context.app.inject({ url: '/api/company/plan', headers: employer.headers });
  expect(plan.json().data.closing).toMatchObject([{ title: 'Posting 2' }, { title: 'Posting 3' }]);

  await settle(inDays(6.9));
  expect(await statusesOf(jobIds)).toEqual(['active', 'active', 'active']);
  await settle(inDays(7.1));
  await settle(inDays(7.2));
  expect(await statusesOf(jobIds)).toEqual(['active', 'expired', 'expired']);
  const subjects = (await sentMails(context.database, employer.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === '2 of your postings have closed')).toHaveLength(1);
});

test('[H-5] a plan that is bought within the week keeps them open, and so does a posting that closes', async () => {
  const { employer, jobIds } = await createHiringCompany(3);
  await settle();
  await context.database
    .insertInto('company_plans')
    .values({
      id: newId(),
      company_id: employer.companyId,
      plan: 'extended',
      starts_at: inDays(0),
      ends_at: inDays(90),
    })
    .execute();
  await settle(inDays(7.1));
  expect(await statusesOf(jobIds)).toEqual(['active', 'active', 'active']);

  // The plan is over: they are announced again, and have a week from then on.
  await settle(inDays(91));
  await context.database
    .updateTable('jobs')
    .set({ status: 'filled' })
    .where('id', 'in', jobIds.slice(0, 2))
    .execute();
  await settle(inDays(99));
  expect(await statusesOf(jobIds)).toEqual(['filled', 'filled', 'active']);
});

test('[H-5] a posting that was paid for counts only when its days are over', async () => {
  const { jobIds } = await createHiringCompany(2);
  await context.database
    .updateTable('posting_places')
    .set({ paid_until: inDays(5) })
    .where('job_id', '=', jobIds[1] ?? '')
    .execute();
  await settle();
  await settle(inDays(8));
  expect(await statusesOf(jobIds)).toEqual(['active', 'active']);
  await settle(inDays(16));
  expect(await statusesOf(jobIds)).toEqual(['active', 'expired']);
});
