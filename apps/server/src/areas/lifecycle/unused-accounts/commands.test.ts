import { expect, test } from 'vitest';
import { laterBy } from '../../../testing/ended-applications.ts';
import {
  createCandidate,
  createCompany,
  createEmployer,
  createJob,
  createStaff,
} from '../../../testing/factories.ts';
import { sentMails, tokenOf } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { scheduleDeletion } from '../privacy/deletion-commands.ts';
import { eraseDueAccounts } from '../privacy/erasure-commands.ts';
import { endUnusedAccounts, keepUsedAccounts } from './commands.ts';

const context = useTestApp();
const now = new Date();

async function leaveUnused(userId: string, days: number): Promise<void> {
  const last = laterBy(now, -days);
  await context.database.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await context.database
    .updateTable('users')
    .set({ last_active_at: last })
    .where('id', '=', userId)
    .execute();
}

const accountOf = (id: string) =>
  context.database.selectFrom('users').select('deletion_due_at').where('id', '=', id).executeTakeFirst();
const keep = (token: string) =>
  context.app.inject({ method: 'POST', url: '/api/unused-accounts/keep', payload: { token } });

test('[L-44] an unused account is asked 30 and 7 days before it ends', async () => {
  const { services, database } = context;
  const person = await createCandidate(services);
  await leaveUnused(person.id, 699);
  await endUnusedAccounts(services, now);
  expect(await sentMails(database, person.email)).toEqual([]);
  await endUnusedAccounts(services, laterBy(now, 2));
  await endUnusedAccounts(services, laterBy(now, 3));
  expect(await sentMails(database, person.email)).toHaveLength(1);
  await endUnusedAccounts(services, laterBy(now, 24));
  expect((await accountOf(person.id))?.deletion_due_at).toBeNull();
  await endUnusedAccounts(services, laterBy(now, 25));
  expect((await accountOf(person.id))?.deletion_due_at).not.toBeNull();
  expect(await sentMails(database, person.email)).toHaveLength(2);
  expect(await eraseDueAccounts(services, laterBy(now, 8))).toBe(1);
  expect(await accountOf(person.id)).toBeUndefined();
});

test('[L-44] one press on the latest mail keeps it, and the first mail’s link has ended then', async () => {
  const { services, database } = context;
  const person = await createCandidate(services);
  await leaveUnused(person.id, 800);
  await endUnusedAccounts(services, now);
  await endUnusedAccounts(services, laterBy(now, 23));
  const [first, second] = (await sentMails(database, person.email)).map(tokenOf);
  expect((await keep(first ?? '')).statusCode).toBe(410);
  expect((await keep(second ?? '')).statusCode).toBe(200);
  expect((await accountOf(person.id))?.deletion_due_at).toBeNull();
  expect((await keep(second ?? '')).statusCode).toBe(410);
  await endUnusedAccounts(services, laterBy(now, 24));
  expect(await sentMails(database, person.email)).toHaveLength(2);
});

test('[L-44] signing in keeps it as well', async () => {
  const { services, database } = context;
  const person = await createCandidate(services);
  await leaveUnused(person.id, 800);
  await endUnusedAccounts(services, laterBy(now, -10));
  await database.updateTable('users').set({ last_active_at: now }).where('id', '=', person.id).execute();
  await endUnusedAccounts(services, laterBy(now, 20));
  expect((await accountOf(person.id))?.deletion_due_at).toBeNull();
  expect(
    await database.selectFrom('unused_accounts').where('user_id', '=', person.id).select('told_at').execute(),
  ).toEqual([]);
});

/** Both mails have been sent, and the deletion is scheduled. */
async function createScheduled() {
  const { services } = context;
  const person = await createCandidate(services);
  await leaveUnused(person.id, 800);
  await endUnusedAccounts(services, laterBy(now, -24));
  await endUnusedAccounts(services, laterBy(now, -1));
  expect((await accountOf(person.id))?.deletion_due_at).not.toBeNull();
  const signIn = () =>
    context.database.updateTable('users').set({ last_active_at: now }).where('id', '=', person.id).execute();
  return { person, signIn };
}

test('[L-44] signing in keeps it after the second mail too, up to its last moment', async () => {
  const { services, database } = context;
  const { person, signIn } = await createScheduled();
  await keepUsedAccounts(services);
  expect((await accountOf(person.id))?.deletion_due_at).not.toBeNull();
  await database
    .updateTable('users')
    .set({ deletion_due_at: laterBy(now, -1) })
    .where('id', '=', person.id)
    .execute();
  await signIn();
  await keepUsedAccounts(services);
  expect((await accountOf(person.id))?.deletion_due_at).toBeNull();
  expect(await eraseDueAccounts(services)).toBe(0);
});

test('[L-44] a deletion that its owner then asks for goes on', async () => {
  const { services, database } = context;
  const { person, signIn } = await createScheduled();
  await signIn();
  await database.transaction().execute((transaction) => scheduleDeletion(transaction, services, person.id));
  await keepUsedAccounts(services);
  expect((await accountOf(person.id))?.deletion_due_at).not.toBeNull();
});

test('[L-44] staff, and members of a company that looks for people, are not asked; other members are', async () => {
  const { services, database } = context;
  const staff = await createStaff(services);
  const hiring = await createEmployer(services);
  await createJob(services, { company_id: hiring.companyId });
  const idle = await createEmployer(services);
  const { id: companyId } = await createCompany(services);
  const sole = await createEmployer(services, { companyId });
  const colleague = await createEmployer(services, { companyId, memberRole: 'recruiter' });
  for (const { id } of [staff, hiring, idle, sole]) await leaveUnused(id, 800);
  await endUnusedAccounts(services, now);
  const asked = await Promise.all(
    [staff, hiring, sole, colleague].map(({ email }) => sentMails(database, email)),
  );
  expect(asked).toEqual([[], [], [], []]);
  expect(await sentMails(database, idle.email)).toHaveLength(1);
});

test('[L-44] working in an account notes that it is used', async () => {
  const { services, database } = context;
  const person = await createCandidate(services);
  const long = laterBy(now, -50);
  await database.updateTable('users').set({ last_active_at: long }).where('id', '=', person.id).execute();
  await database
    .updateTable('sessions')
    .set({ last_used_at: long })
    .where('user_id', '=', person.id)
    .execute();
  await context.app.inject({ method: 'GET', url: '/api/resumes', headers: person.headers });
  const { last_active_at: used } = await database
    .selectFrom('users')
    .select('last_active_at')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
  expect(used.getTime()).toBeGreaterThan(now.getTime() - 60_000);
});
