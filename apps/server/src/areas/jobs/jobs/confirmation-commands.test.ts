import { beforeEach, expect, test } from 'vitest';
import { createCompany, createEmployer, createJob } from '../../../testing/factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { expireSilentJobs } from './commands.ts';
import { askAboutSilentJobs, confirmUnchanged } from './confirmation-commands.ts';

const context = useTestApp();
const confirmed = new Date('2026-01-01T12:00:00Z');
const daysLater = (days: number) => new Date(confirmed.getTime() + days * 86_400_000);

beforeEach(() => context.database.deleteFrom('jobs').execute());

const ask = (days: number) => askAboutSilentJobs(context.services, daysLater(days));
const expire = (days: number) => expireSilentJobs(context.database, daysLater(days));

test('[I-6] after 45 days without a word every member is asked, once, in one mail a person', async () => {
  const { services, database } = context;
  const owner = await createEmployer(services, { first_name: 'Olga' });
  const member = await createEmployer(services, { companyId: owner.companyId, memberRole: 'recruiter' });
  const own = { company_id: owner.companyId, confirmed_at: confirmed };
  await createJob(services, { ...own, title: 'Harbour pilot' });
  await createJob(services, { ...own, title: 'Lighthouse keeper' });
  await createJob(services, { ...own, title: 'Closed anyway', status: 'filled' });
  await createJob(services, { ...own, title: 'Shown off', source: 'demo' });
  expect(await ask(45)).toBe(0);
  expect(await ask(45.1)).toBe(2);
  expect(await ask(45.2)).toBe(0);
  for (const { email } of [owner, member]) {
    const mails = await sentMails(database, email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Are these 2 jobs still open?']);
    expect(mails[0]?.text).toContain('Harbour pilot: without an answer it closes on 2 March 2026.');
    expect(mails[0]?.text).not.toContain('Closed anyway');
    expect(mails[0]?.text).not.toContain('Shown off');
  }
});

test('[I-6] a job that was confirmed since is asked about again after as long', async () => {
  const { services, database } = context;
  const owner = await createEmployer(services);
  const job = await createJob(services, { company_id: owner.companyId, confirmed_at: confirmed });
  expect(await ask(50)).toBe(1);
  await database
    .updateTable('jobs')
    .set({ confirmed_at: daysLater(51) })
    .where('id', '=', job.id)
    .execute();
  expect(await ask(90)).toBe(0);
  expect(await ask(97)).toBe(1);
});

test('[I-6] after 60 days of silence a job closes, but never before its employer had two weeks to answer', async () => {
  const { services } = context;
  const owner = await createEmployer(services);
  const late = await createJob(services, { company_id: owner.companyId, confirmed_at: confirmed });
  expect(await expire(70)).toEqual([]);
  expect(await ask(70)).toBe(1);
  expect(await expire(83)).toEqual([]);
  expect(await expire(84.1)).toEqual([late.number]);
  expect(await expire(84.1)).toEqual([]);

  const inTime = await createJob(services, { company_id: owner.companyId, confirmed_at: confirmed });
  await ask(45.1);
  expect(await expire(60)).toEqual([]);
  expect(await expire(60.1)).toEqual([inTime.number]);
});

test('[I-6] an answer keeps a job open, and a demo posting needs none', async () => {
  const { services, database } = context;
  const owner = await createEmployer(services);
  const answered = await createJob(services, { company_id: owner.companyId, confirmed_at: confirmed });
  await createJob(services, { source: 'demo', confirmed_at: confirmed });
  await ask(46);
  await database
    .updateTable('jobs')
    .set({ confirmed_at: daysLater(47) })
    .where('id', '=', answered.id)
    .execute();
  expect(await expire(100)).toEqual([]);
});

test('[I-6] an imported job with no employer closes when its source lacks it for 60 days', async () => {
  const { services } = context;
  const { id: company } = await createCompany(services);
  const gone = await createJob(services, { company_id: company, source: 'feed', confirmed_at: confirmed });
  await createJob(services, { company_id: company, source: 'feed', confirmed_at: daysLater(59) });
  expect(await ask(60.1)).toBe(0);
  expect(await expire(59)).toEqual([]);
  expect(await expire(60.1)).toEqual([gone.number]);
});

test('[I-6] a source confirms what it still has once a day, and changes nothing else of it', async () => {
  const { services, database } = context;
  const open = await createJob(services, { confirmed_at: confirmed });
  const closed = await createJob(services, { confirmed_at: confirmed, status: 'filled' });
  const read = () =>
    database.selectFrom('jobs').select(['confirmed_at', 'updated_at']).orderBy('number').execute();
  const before = await read();
  const numbers = [open.number, closed.number];
  await confirmUnchanged(database, numbers, daysLater(0.5));
  expect(await read()).toEqual(before);
  await confirmUnchanged(database, numbers, daysLater(1));
  const [first, second] = await read();
  expect(first).toEqual({ confirmed_at: daysLater(1), updated_at: before[0]?.updated_at });
  expect(second).toEqual(before[1]);
});
