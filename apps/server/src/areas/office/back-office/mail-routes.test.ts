import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createCandidate, createStaff, type TestUser } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { createMailDelivery } from '../../../platform/mail-delivery/deliver-mail.ts';
import { releaseMail } from '../../../platform/mail/mail-sends.ts';
import { eraseDueAccounts } from '../../lifecycle/privacy/erasure-commands.ts';

const context = useTestApp();
let administrator: TestUser;
let count = 0;

beforeEach(async () => {
  administrator = await createStaff(context.services);
});

const send = (method: 'GET' | 'POST', path: string) =>
  context.app.inject({ method, url: `/api/staff/mails${path}`, headers: administrator.headers });
const listFor = async (to: string, query = '') =>
  (await send('GET', `?q=${encodeURIComponent(to)}${query}`)).json();

/** Enqueues a mail that no worker sends in this test; returns its id. */
async function enqueue(to: string, more: { concerns?: string } = {}): Promise<string> {
  const { database, services } = context;
  const letter = { subject: 'Set your password', html: 'token=secret', text: 'token=secret' };
  await services.queue.enqueue(database, 'send-mail', { kind: 'set-password', to, ...letter, ...more }, 3600);
  const { id } = await database
    .selectFrom('mail_sends')
    .select('id')
    .where('recipient', '=', to)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

async function giveUp(to: string, isForGood = true): Promise<string> {
  const id = await enqueue(to);
  await releaseMail(context.database, id, { reason: '550 no such mailbox', isForGood });
  await sql`update pgboss.job set state = 'failed', completed_on = now() where id = ${id}`.execute(
    context.database,
  );
  return id;
}

async function deliver(to: string): Promise<string> {
  const id = await enqueue(to);
  const mail = { to, subject: 'Set your password', html: '', text: '' };
  const delivery = await createMailDelivery({ ...context.services.config, demo: true }, context.database);
  await delivery.deliver(mail, { id });
  await sql`delete from pgboss.job where id = ${id}`.execute(context.database);
  return id;
}

const newAddress = () => `mail-${++count}@example.org`;

test('[J-5] each mail is there from the moment it waits, with what became of it and nothing of what it says', async () => {
  const to = newAddress();
  const sent = await deliver(to);
  const bounced = await giveUp(to);
  const failed = await giveUp(to, false);
  const waiting = await enqueue(to);
  const listed = await send('GET', `?q=${to.toUpperCase()}`);
  expect(listed.json()).toMatchObject({
    total: 4,
    data: [
      { id: waiting, state: 'waiting', attempts: 0, sentAt: null, isResendable: false },
      { id: failed, state: 'failed', attempts: 1, isResendable: true },
      { id: bounced, state: 'bounced', reason: '550 no such mailbox', isResendable: true },
      { id: sent, state: 'sent', to, kind: 'set-password', attempts: 1, reason: '', isResendable: false },
    ],
  });
  expect(listed.body).not.toContain('secret');
  for (const [show, id] of Object.entries({ sent, bounced, failed, waiting })) {
    expect((await listFor(to, `&show=${show}`)).data.map((mail: { id: string }) => mail.id)).toEqual([id]);
  }
  expect(await listFor(to, '&kind=new-jobs')).toMatchObject({ total: 0 });
  expect(await listFor(to, '&page=2')).toMatchObject({ code: 'not_found' });
});

test('[J-5] what a mail server quotes of a mail is not kept', async () => {
  const to = newAddress();
  const id = await enqueue(to);
  const secret = 'Zk3vQ9sYt1uWx2Ab4Cd6Ef8Gh0Ij';
  const reason = `554 spam: <https://board.example/set-password?token=${secret}>\nand ${secret} again`;
  await releaseMail(context.database, id, { reason, isForGood: true });
  const { data } = await listFor(to);
  expect(data[0].reason).toBe('554 spam: <(a link) and … again');
});

test('[J-5] a mail that was given up is tried again once, and the log says so', async () => {
  const to = newAddress();
  const id = await giveUp(to);
  expect((await send('POST', `/${id}/resend`)).statusCode).toBe(200);
  expect((await listFor(to)).data).toMatchObject([{ id, state: 'waiting', reason: '' }]);
  expect((await send('POST', `/${id}/resend`)).statusCode).toBe(409);
  const { rows } = await sql<{ state: string }>`select state from pgboss.job where id = ${id}`.execute(
    context.database,
  );
  expect(rows).toEqual([{ state: 'retry' }]);
  expect(await actionsOn(id)).toEqual(['mail.resend']);
});

test('[J-5] a mail that was given up is set aside: what it says is gone, that it failed is not', async () => {
  const to = newAddress();
  const id = await giveUp(to);
  const answers = await Promise.all([send('POST', `/${id}/set-aside`), send('POST', `/${id}/set-aside`)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const { rows } = await sql`select from pgboss.job where id = ${id}`.execute(context.database);
  expect(rows).toEqual([]);
  expect((await listFor(to)).data).toMatchObject([{ id, state: 'bounced', isResendable: false }]);
  expect((await send('POST', `/${id}/resend`)).statusCode).toBe(409);
  expect(await actionsOn(id)).toEqual(['mail.set-aside']);
});

test('[G-10] the records of mails to and about a person go with them', async () => {
  const person = await createCandidate(context.services, { email_confirmed_at: new Date() });
  const elsewhere = newAddress();
  await deliver(person.email);
  await sql`update mail_sends set concerns = ${person.id} where id = ${await deliver(elsewhere)}`.execute(
    context.database,
  );
  const kept = await deliver(elsewhere);
  await sql`update users set deletion_due_at = now() - interval '1 hour' where id = ${person.id}`.execute(
    context.database,
  );
  await eraseDueAccounts(context.services);
  expect(await listFor(person.email)).toMatchObject({ total: 0 });
  expect((await listFor(elsewhere)).data).toMatchObject([{ id: kept }]);
});

async function actionsOn(id: string): Promise<string[]> {
  const log = await context.database
    .selectFrom('audit_log')
    .select(['action', 'staff_id'])
    .where('subject_id', '=', id)
    .execute();
  expect(log.every((entry) => entry.staff_id === administrator.id)).toBe(true);
  return log.map(({ action }) => action);
}
