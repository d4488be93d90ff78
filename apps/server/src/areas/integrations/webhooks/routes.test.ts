import type { WebhookReceiver } from '@waymark/contract/integrations/webhooks';
import { sql } from 'kysely';
import pino from 'pino';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import {
  createApplication,
  createCompany,
  createEmployer,
  createJob,
  createStaff,
} from '../../../testing/factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import {
  listen,
  typesOf,
  useWebhookReceivers,
  allEvents,
  type Received,
} from '../../../testing/webhook-receivers.ts';
import { forgetOldDeliveries } from './commands.ts';
import { WebhookSender } from './sender-gateway.ts';

const context = useTestApp();
const { call, subscribe, send, passTime, logOf, update } = useWebhookReceivers(context);
const ofJobs = allEvents.slice(0, 3);

describe('[L-28] webhooks of a company', () => {
  test('tell of a job that opens, changes and closes, signed, with ids alone', async () => {
    const { url, received } = await listen();
    const owner = await createEmployer(context.services);
    const { secret } = await subscribe(owner, url);
    const job = await createJob(context.services, { company_id: owner.companyId });
    await update(job.id, { title: 'Night Baker' });
    await update(job.id, { confirmed_at: new Date() });
    await update(job.id, { status: 'filled' });
    await createJob(context.services, { title: 'Of another company' });
    await send();
    expect(typesOf(received)).toEqual(ofJobs);
    const [first] = received;
    expect(new Webhook(secret).verify(first?.body ?? '', first?.headers ?? {})).toMatchObject({
      type: 'job.opened',
      data: {
        jobId: job.id,
        companyId: owner.companyId,
        jobUrl: `${context.services.config.publicUrl}/job-detail?job=${job.id}`,
      },
    });
    expect(() => new Webhook(secret).verify(`${first?.body} `, first?.headers ?? {})).toThrow(
      'No matching signature',
    );
  });

  test('tell of applications made, moved and withdrawn, and name nobody', async () => {
    const { url, received } = await listen();
    const owner = await createEmployer(context.services);
    await subscribe(owner, url);
    const { id: jobId } = await createJob(context.services, { company_id: owner.companyId });
    const application = await createApplication(context.services, { job_id: jobId });
    const stage = await context.database
      .insertInto('application_stages')
      .values({
        id: crypto.randomUUID(),
        company_id: owner.companyId,
        kind: 'own',
        name: 'Trial shift',
        position: 9,
        notifies: false,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const change = (set: object) =>
      context.database.updateTable('applications').set(set).where('id', '=', application.id).execute();
    await change({ stage_id: stage.id });
    await change({ starred: true });
    await change({ status: 'withdrawn' });
    await send();
    expect(typesOf(received)).toEqual(['job.opened', ...allEvents.slice(3)]);
    expect(received[2]?.event.data).toEqual({
      applicationId: application.id,
      jobId,
      jobUrl: expect.stringContaining(jobId),
      companyId: owner.companyId,
      stage: { kind: 'own', name: 'Trial shift' },
    });
    expect(received.map(({ body }) => body).join('')).not.toMatch(/lovelace|example\.org/i);
  });

  test('are not sent for what was not committed, nor for events that nobody chose', async () => {
    const { url, received } = await listen();
    const owner = await createEmployer(context.services);
    await subscribe(owner, url, { events: ['job.closed'] });
    const job = await createJob(context.services, { company_id: owner.companyId });
    const undone = context.database.transaction().execute(async (transaction) => {
      await transaction.updateTable('jobs').set({ status: 'filled' }).where('id', '=', job.id).execute();
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await send();
    expect(received).toEqual([]);
  });

  test('come in order for each object: a refused one holds back the next of its job alone', async () => {
    let isOpen = false;
    const owner = await createEmployer(context.services);
    const stuck = await createJob(context.services, { company_id: owner.companyId, status: 'pending' });
    const other = await createJob(context.services, { company_id: owner.companyId, status: 'pending' });
    const { url, received } = await listen(({ event }) =>
      isOpen || event.data['jobId'] !== stuck.id ? 200 : 400,
    );
    await subscribe(owner, url);
    for (const { id } of [stuck, other]) await update(id, { status: 'active' });
    for (const { id } of [stuck, other]) await update(id, { status: 'filled' });
    await send();
    await passTime();
    await send();
    expect(received.filter(({ event }) => event.data['jobId'] === other.id)).toHaveLength(2);
    expect(new Set(typesOf(received.filter(({ event }) => event.data['jobId'] === stuck.id)))).toEqual(
      new Set(['job.opened']),
    );
    isOpen = true;
    await passTime();
    await send();
    expect(typesOf(received).slice(-2)).toEqual(['job.opened', 'job.closed']);
  });

  test('are tried again with the same id, and given up in the end, to be sent by hand', async () => {
    let status = 500;
    const { url, received } = await listen(() => status);
    const owner = await createEmployer(context.services);
    const { id } = await subscribe(owner, url);
    await createJob(context.services, { company_id: owner.companyId });
    await send();
    expect(await logOf(owner, id)).toMatchObject([
      {
        state: 'waiting',
        attempts: 1,
        lastStatus: 500,
        lastError: expect.stringContaining('answered with 500'),
      },
    ]);
    // Nothing is due before its time.
    await send();
    expect(received).toHaveLength(1);
    await sql`update webhook_deliveries set give_up_at = now()`.execute(context.database);
    await passTime();
    await send();
    const [given] = await logOf(owner, id);
    expect(given).toMatchObject({ state: 'failed', attempts: 2 });
    status = 200;
    const replayed = await call('POST', `/webhook-receivers/${id}/deliveries/${given?.id}/replay`, owner);
    expect(replayed.statusCode).toBe(200);
    await passTime();
    await send();
    expect(await logOf(owner, id)).toMatchObject([{ state: 'delivered', attempts: 1, lastError: '' }]);
    expect(new Set(received.map((one) => one.id))).toEqual(new Set([given?.id]));
  });

  test('after a rotation are signed with both secrets, and after a day with the new one alone', async () => {
    const { url, received } = await listen();
    const owner = await createEmployer(context.services);
    const { id, secret: old } = await subscribe(owner, url);
    const rotated = await call('POST', `/webhook-receivers/${id}/rotate`, owner);
    const { secret, data } = rotated.json<{ secret: string; data: WebhookReceiver }>();
    expect(secret).not.toBe(old);
    expect(data.previousSecretUntil).not.toBeNull();
    await call('POST', `/webhook-receivers/${id}/test`, owner);
    await send();
    await sql`update webhook_receivers set previous_secret_until = now()`.execute(context.database);
    await call('POST', `/webhook-receivers/${id}/test`, owner);
    await send();
    const [first, second] = received as [Received, Received];
    for (const by of [old, secret]) new Webhook(by).verify(first.body, first.headers);
    new Webhook(secret).verify(second.body, second.headers);
    expect(() => new Webhook(old).verify(second.body, second.headers)).toThrow('No matching signature');
    expect(typesOf(received)).toEqual(['webhook.test', 'webhook.test']);
  });

  test('a receiver that hangs is cut off and holds up nobody', { timeout: 40_000 }, async () => {
    const hanging = await listen(() => () => {});
    const quick = await listen();
    const owner = await createEmployer(context.services);
    const { id } = await subscribe(owner, hanging.url);
    await subscribe(owner, quick.url);
    await createJob(context.services, { company_id: owner.companyId });
    const sender = new WebhookSender(context.services, pino({ level: 'silent' }));
    sender.wake();
    await expect.poll(() => quick.received.length).toBe(1);
    expect(await logOf(owner, id)).toMatchObject([{ state: 'waiting', lastError: '' }]);
    sender.stop();
    await sender.idle();
    // What is cut off by the end of the process is nobody's failure, and is sent again.
    expect(await logOf(owner, id)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  });

  test('a redirect is not followed: nobody has entered where it leads', async () => {
    const { url } = await listen(() => (_request, response) => {
      response.writeHead(307, { location: 'http://169.254.169.254/' }).end();
    });
    const owner = await createEmployer(context.services);
    const { id } = await subscribe(owner, url);
    await call('POST', `/webhook-receivers/${id}/test`, owner);
    await send();
    expect(await logOf(owner, id)).toMatchObject([
      { lastStatus: 307, lastError: expect.stringContaining('307') },
    ]);
  });

  test.each([
    ['says that it is gone', 410, undefined],
    ['fails for three days', 500, sql`failing_since = now() - interval '73 hours', failures = 9`],
  ])('a receiver that %s is switched off, and its owners are told', async (_what, status, before) => {
    const { url } = await listen(() => status);
    const owner = await createEmployer(context.services);
    const { id } = await subscribe(owner, url);
    await createJob(context.services, { company_id: owner.companyId });
    if (before) await sql`update webhook_receivers set ${before}`.execute(context.database);
    await send();
    const [receiver] = (await call('GET', '/webhook-receivers', owner)).json().data as WebhookReceiver[];
    expect(receiver).toMatchObject({ id, stop: status === 410 ? 'gone' : 'failing', waiting: 0 });
    expect((await sentMails(context.database, owner.email)).at(-1)).toMatchObject({
      subject: 'A receiver of webhooks was switched off',
    });
    // Nothing gathers behind it, and what was given up can be sent once it is on again.
    await createJob(context.services, { company_id: owner.companyId });
    expect(await logOf(owner, id)).toHaveLength(1);
    const off = await call('POST', `/webhook-receivers/${id}/replay-failed`, owner);
    expect([off.statusCode, off.json().message]).toEqual([409, expect.stringContaining('switched off')]);
    await call('PUT', `/webhook-receivers/${id}`, owner, { url, events: allEvents, isOn: true });
    const again = await call('POST', `/webhook-receivers/${id}/replay-failed`, owner);
    expect(again.json().message).toBe('One is resent.');
  });

  test('ten receivers are the most, however many are added at once', async () => {
    const owner = await createEmployer(context.services);
    const add = () =>
      call('POST', '/webhook-receivers', owner, { url: 'https://hooks.example/', events: ['job.opened'] });
    const codes = (await Promise.all(Array.from({ length: 12 }, add))).map(({ statusCode }) => statusCode);
    expect(codes.toSorted()).toEqual([...Array.from({ length: 10 }, () => 201), 409, 409]);
  });

  test.each([
    ['http://hooks.example/', 'over HTTPS alone'],
    ['https://10.0.0.8/', 'not on the public internet'],
    ['https://[::1]/', 'not on the public internet'],
    ['https://a:b@hooks.example/', 'must not hold a user name'],
    ['ftp://hooks.example/', 'with https://'],
    ['hooks', 'with https://'],
  ])('no receiver is at %s', async (url, words) => {
    const owner = await createEmployer(context.services);
    const response = await call('POST', '/webhook-receivers', owner, { url, events: ['job.opened'] });
    expect([response.statusCode, response.json().fields.url]).toEqual([400, expect.stringContaining(words)]);
  });

  test('a receiver is its company’s, and its secret is told once', async () => {
    const owner = await createEmployer(context.services);
    const other = await createEmployer(context.services);
    const staff = await createStaff(context.services);
    const { url } = await listen();
    const { id, secret } = await subscribe(owner, url);
    const body = { url, events: allEvents, isOn: false };
    for (const [method, path, payload] of [
      ['PUT', '', body],
      ['DELETE', ''],
      ['POST', '/rotate'],
      ['POST', '/test'],
      ['GET', '/deliveries'],
      ['POST', '/replay-failed'],
    ] as const) {
      expect((await call(method, `/webhook-receivers/${id}${path}`, other, payload)).statusCode).toBe(404);
      const ofBoard = { ...body, events: ofJobs };
      const given = payload && ofBoard;
      expect((await call(method, `/staff/webhook-receivers/${id}${path}`, staff, given)).statusCode).toBe(
        404,
      );
    }
    const list = await call('GET', '/webhook-receivers', owner);
    expect(list.json().data).toMatchObject([{ id, stop: null }]);
    expect(list.body).not.toContain(secret);
    expect((await call('DELETE', `/webhook-receivers/${id}`, owner)).statusCode).toBe(200);
    expect((await call('GET', '/webhook-receivers', owner)).json().data).toEqual([]);
  });

  test('old deliveries are forgotten, waiting ones are not', async () => {
    const { url } = await listen();
    const owner = await createEmployer(context.services);
    const { id } = await subscribe(owner, url);
    for (const state of ['delivered', 'waiting'] as const) {
      await call('POST', `/webhook-receivers/${id}/test`, owner);
      await sql`
        update webhook_deliveries set state = ${state}, occurred_at = now() - interval '31 days'
        where state = 'waiting'
      `.execute(context.database);
    }
    await forgetOldDeliveries(context.database);
    expect(await logOf(owner, id)).toMatchObject([{ state: 'waiting' }]);
  });
});

test('[L-28] webhooks of the board tell of the jobs of all companies, and of no applications', async () => {
  const { url, received } = await listen();
  const staff = await createStaff(context.services);
  const prefix = '/staff';
  await subscribe(staff, url, { events: ofJobs, prefix });
  const refused = await call('POST', '/staff/webhook-receivers', staff, { url, events: allEvents });
  expect([refused.statusCode, refused.json().message]).toEqual([400, 'The board can be told of jobs only.']);
  const companies = [await createCompany(context.services), await createCompany(context.services)];
  for (const { id } of companies) await createJob(context.services, { company_id: id });
  await send();
  expect(received.map(({ event }) => event.data['companyId'])).toEqual(companies.map(({ id }) => id));
});
