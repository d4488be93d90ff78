import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import {
  createApplication,
  createCandidate,
  createEmployer,
  createJob,
  createResume,
} from '../../../testing/factories.ts';
import { queuedJobs } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { eraseDueAccounts } from './erasure-commands.ts';

const context = useTestApp();
const hour = 3_600_000;
const due = (hours: number) => new Date(Date.now() + hours * hour);

const schedule = (userId: string, moment: Date) =>
  context.database.updateTable('users').set({ deletion_due_at: moment }).where('id', '=', userId).execute();
const exists = async (userId: string) =>
  (await context.database.selectFrom('users').select('id').where('id', '=', userId).execute()).length === 1;
const rolesIn = (companyId: string) =>
  context.database
    .selectFrom('company_members')
    .select(['user_id', 'member_role'])
    .where('company_id', '=', companyId)
    .execute();

async function createLeaver(hours = -1) {
  const person = await createCandidate(context.services);
  await schedule(person.id, due(hours));
  return person;
}

/** Puts a mail into the queue as a worker that died, finished or is at it would leave it. */
async function queueMail(state: string, data: object): Promise<void> {
  await sql`
    insert into pgboss.job (name, data, state, started_on)
    values ('send-mail', ${JSON.stringify(data)}::jsonb, ${sql.lit(state)}, now())
  `.execute(context.database);
}

describe('[G-10] the erasure', () => {
  test('erases only accounts that are due, and finds none the second time', async () => {
    const [gone, later, staying] = [
      await createLeaver(),
      await createLeaver(1),
      await createCandidate(context.services),
    ];
    expect(await eraseDueAccounts(context.services)).toBe(1);
    expect(await eraseDueAccounts(context.services)).toBe(0);
    expect(await Promise.all([gone, later, staying].map(({ id }) => exists(id)))).toEqual([
      false,
      true,
      true,
    ]);
    expect(await eraseDueAccounts(context.services, due(2))).toBe(1);
    expect(await exists(later.id)).toBe(false);
  });

  test('ends invitations to their address, of the staff and of companies, and no other’s', async () => {
    const { database, services } = context;
    const person = await createCandidate(services, {
      email_confirmed_at: new Date(),
      deletion_due_at: due(-1),
    });
    const staying = await createCandidate(services);
    const inviter = await createEmployer(services);
    const to = (email: string) => ({
      id: newId(),
      email,
      invited_by: null,
      token_hash: newId(),
      expires_at: due(24),
    });
    for (const { email } of [{ email: person.email.toUpperCase() }, staying]) {
      await database
        .insertInto('staff_invitations')
        .values({ ...to(email), staff_role: 'reviewer' })
        .execute();
      const joining = { company_id: inviter.companyId, member_role: 'recruiter' } as const;
      await database
        .insertInto('company_invitations')
        .values({ ...to(email), ...joining })
        .execute();
    }
    await eraseDueAccounts(services);
    for (const table of ['staff_invitations', 'company_invitations'] as const)
      expect(await database.selectFrom(table).select('email').execute()).toEqual([{ email: staying.email }]);
  });

  test('at once on two nodes takes each account once', async () => {
    const people = [await createLeaver(), await createLeaver(), await createLeaver()];
    const counts = await Promise.all([
      eraseDueAccounts(context.services),
      eraseDueAccounts(context.services),
    ]);
    expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(people.length);
  });

  test('has the bytes of all files removed, and of no other’s', async () => {
    const { services, database } = context;
    const person = await createLeaver();
    const other = await createResume(services);
    const own = [
      await createResume(services, { userId: person.id }),
      await createResume(services, { userId: person.id }),
    ];
    await createApplication(services, { user_id: person.id, resume_id: own[0]?.id ?? '' });
    const keys = await database
      .selectFrom('resumes')
      .innerJoin('files', 'files.id', 'resumes.file_id')
      .select('storage_key')
      .where('user_id', '=', person.id)
      .execute();
    await eraseDueAccounts(services);
    const removed = (await queuedJobs(database, 'remove-files')).at(-1)?.keys;
    expect(removed?.toSorted()).toEqual(keys.map((row) => row.storage_key).toSorted());
    const left = await database
      .selectFrom('resumes')
      .innerJoin('files', 'files.id', 'resumes.file_id')
      .select('resumes.id')
      .where('resumes.id', '=', other.id)
      .execute();
    expect(left).toHaveLength(1);
  });

  test('waits while a mail about the person is being delivered', async () => {
    const person = await createLeaver();
    await queueMail('active', { to: 'boss@example.org', subject: 'New', concerns: person.id });
    expect(await eraseDueAccounts(context.services)).toBe(0);
    expect(await exists(person.id)).toBe(true);
    await sql`update pgboss.job set state = 'completed' where state = 'active'`.execute(context.database);
    expect(await eraseDueAccounts(context.services)).toBe(1);
  });

  test('one account that cannot be erased keeps no other, and is told of', async () => {
    const { database, services } = context;
    const [stuck, free] = [await createLeaver(-2), await createLeaver(-1)];
    await sql`create table holds (user_id uuid not null references users)`.execute(database);
    try {
      await sql`insert into holds values (${stuck.id})`.execute(database);
      await expect(eraseDueAccounts(services)).rejects.toThrow('Accounts could not be erased.');
      expect(await exists(stuck.id)).toBe(true);
      expect(await exists(free.id)).toBe(false);
    } finally {
      await sql`drop table holds`.execute(database);
    }
    expect(await eraseDueAccounts(services)).toBe(1);
  });

  test('leaves alone what only looks alike: another address that contains this one, and its owner’s mails', async () => {
    const { database, services } = context;
    const person = await createCandidate(services, {
      email: 'ann@example.org',
      email_confirmed_at: new Date(),
    });
    const other = await createCandidate(services, { email: 'joann@example.org.uk' });
    // An address that was typed once by mistake, and belongs to another person.
    await database
      .insertInto('one_time_tokens')
      .values({
        id: newId(),
        user_id: person.id,
        purpose: 'confirm-email',
        token_hash: 'any',
        email: other.email,
        expires_at: due(1),
      })
      .execute();
    await queueMail('created', { to: other.email, subject: 'Set a new password' });
    await queueMail('created', { to: 'ANN@example.org', subject: 'Welcome' });
    await schedule(person.id, due(-1));
    expect(await eraseDueAccounts(services)).toBe(1);
    const left = (await queuedJobs(database, 'send-mail')).map((mail) => mail.to);
    expect(left).toContain(other.email);
    expect(left).not.toContain('ANN@example.org');
  });
});

describe('[G-10] the companies of an erased member', () => {
  test('without members left: their jobs close, for lack of a recipient, and leave the search', async () => {
    const { services, index } = context;
    await index.ready;
    const owner = await createEmployer(services);
    const here = { company_id: owner.companyId, title: 'Falconer' };
    const closed = await createJob(services, here);
    const elsewhere = await createJob(services, { ...here, apply_url: 'https://falcons.example/apply' });
    const draft = await createJob(services, { ...here, status: 'draft' });
    await createJob(services, { title: 'Falconer' });
    await services.changes.settled();
    const search = async () => (await context.app.inject('/api/jobs?q=falconer')).json().total;
    expect(await search()).toBe(3);
    await schedule(owner.id, due(-1));
    await eraseDueAccounts(services);
    await services.changes.settled();
    expect(await search()).toBe(2);
    const rows = await context.database
      .selectFrom('jobs')
      .select(['number', 'status'])
      .where('company_id', '=', owner.companyId)
      .execute();
    expect(Object.fromEntries(rows.map((row) => [row.number, row.status]))).toEqual({
      [closed.number]: 'expired',
      [elsewhere.number]: 'active',
      [draft.number]: 'draft',
    });
  });

  test('with colleagues: the longest-serving who stays becomes the owner, and the jobs stay open', async () => {
    const { services, database } = context;
    const owner = await createEmployer(services);
    const { companyId } = owner;
    const join = async (joined: string, leaving = false) => {
      const { id } = await createEmployer(services, { companyId, memberRole: 'recruiter' });
      await database
        .updateTable('company_members')
        .set({ created_at: new Date(joined) })
        .where('user_id', '=', id)
        .execute();
      if (leaving) await schedule(id, due(24));
      return id;
    };
    const leaving = await join('2024-01-01', true);
    const newest = await join('2026-01-01');
    const longest = await join('2025-01-01');
    const job = await createJob(services, { company_id: companyId });
    await schedule(owner.id, due(-1));
    await eraseDueAccounts(services);
    const roles = new Map((await rolesIn(companyId)).map((row) => [row.user_id, row.member_role]));
    expect(roles).toEqual(
      new Map([
        [leaving, 'recruiter'],
        [newest, 'recruiter'],
        [longest, 'owner'],
      ]),
    );
    const { status } = await database
      .selectFrom('jobs')
      .select('status')
      .where('id', '=', job.id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('active');
  });

  test('with another owner: no role changes', async () => {
    const owner = await createEmployer(context.services);
    const { companyId } = owner;
    const second = await createEmployer(context.services, { companyId });
    const member = await createEmployer(context.services, { companyId, memberRole: 'recruiter' });
    await schedule(owner.id, due(-1));
    await eraseDueAccounts(context.services);
    expect(await rolesIn(companyId)).toEqual([
      { user_id: second.id, member_role: 'owner' },
      { user_id: member.id, member_role: 'recruiter' },
    ]);
  });
});
