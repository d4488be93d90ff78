import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCandidate, createStaff, suspend, type TestUser } from '../../../testing/factories.ts';
import {
  createIssue,
  createSubscriber,
  deliverMails,
  takeTurns,
} from '../../../testing/newsletter-factories.ts';
import { queuedJobs, sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { recordDeliveries } from './commands.ts';
import { findIssue, listIssues } from './queries.ts';
import {
  sendDueIssues,
  sendIssue,
  stopSending,
  resumeSendings,
  sendBatch,
  maxWaiting,
} from './sending-commands.ts';
import { requestNewsletter, stopNewsletter } from './subscription-commands.ts';

const context = useTestApp();
let staff: TestUser;

beforeAll(async () => {
  staff = await createStaff(context.services, { staff_role: 'moderator' });
});
beforeEach(async () => {
  await context.database.deleteFrom('newsletter_issues').execute();
  await context.database.deleteFrom('newsletter_subscribers').execute();
  await sql`delete from pgboss.job`.execute(context.database);
});

const send = (issueId: string, at: string | null = null, now?: Date) =>
  sendIssue(context.services, { issueId, staffId: staff.id, version: 1, at }, now);
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  context.app.inject({ method, url: `/api${url}`, headers: staff.headers, ...(payload && { payload }) });
const issueOf = async (issueId: string) => (await call('GET', `/staff/newsletter/${issueId}`)).json().data;
const archive = async () => {
  const { issues } = await listIssues(context.database, 1, 20);
  return issues.map(({ slug }) => slug);
};
const stopOf = (issueId: string) => stopSending(context.database, { issueId, staffId: staff.id });
const recipients = async () => (await queuedJobs(context.database, 'send-mail')).map(({ to }) => to);
const actions = async (issueId: string) =>
  (
    await context.database
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', issueId)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('[L-20] sending an issue', () => {
  test('goes only to confirmed addresses, once to each', async () => {
    const { services } = context;
    const first = await createSubscriber(services);
    const second = await createSubscriber(services);
    await createSubscriber(services, { confirmed_at: null, confirm_expires_at: new Date() });
    await createSubscriber(services, { stopped_at: new Date(), stop_reason: 'asked' });
    const leaving = await createCandidate(services, {
      email_confirmed_at: new Date(),
      deletion_due_at: new Date(Date.now() + 86_400_000),
    });
    await createSubscriber(services, { email: leaving.email.toLowerCase() });
    const issueId = await createIssue(services, { title: 'Read before you apply' });
    expect(await send(issueId)).toBeNull();
    await takeTurns(services);
    expect((await recipients()).toSorted()).toEqual([first.email, second.email].toSorted());
    expect(await archive()).toEqual(['read-before-you-apply']);
    expect((await issueOf(issueId)).figures).toMatchObject({ sent: 0, waiting: 2, failed: 0 });

    expect((await deliverMails(services)).toSorted()).toEqual([first.email, second.email].toSorted());
    await sql`update newsletter_issues set turn_at = now() - interval '2 minutes'`.execute(context.database);
    await resumeSendings(services);
    await takeTurns(services);
    expect(await issueOf(issueId)).toMatchObject({
      state: 'sent',
      figures: { receivers: 3, sent: 2, waiting: 0, failed: 0, stopped: 0 },
    });
    expect(await recipients()).toEqual([]);
  });

  test('in batches, with no more waiting than the mail server takes, and all get it', async () => {
    const { services } = context;
    await sql`
      insert into newsletter_subscribers (id, email, confirmed_at, stop_secret)
      select gen_random_uuid(), 'crowd-' || number || '@example.org', now(), 'secret-' || number
      from generate_series(1, ${maxWaiting + 120}) as number
    `.execute(context.database);
    const issueId = await createIssue(services);
    await send(issueId);
    await takeTurns(services);
    expect(await recipients()).toHaveLength(maxWaiting);
    // As if they had left.
    await sql`update mail_sends set sent_at = now()`.execute(context.database);
    await sql`delete from pgboss.job where name = 'send-mail'`.execute(context.database);
    await sql`update newsletter_issues set turn_at = now() - interval '2 minutes'`.execute(context.database);
    await resumeSendings(services);
    await takeTurns(services);
    expect(await recipients()).toHaveLength(120);
    const { rows } = await sql<{ most: number; all: number }>`
      select max(count)::int as most, sum(count)::int as all from (
        select count(*) as count from newsletter_deliveries group by subscriber_id
      ) as each
    `.execute(context.database);
    expect(rows).toEqual([{ most: 1, all: maxWaiting + 120 }]);
  });

  test('a batch that two processes handle, or that is repeated after a crash, sends no mail twice', async () => {
    const { services } = context;
    for (let at = 0; at < 5; at++) await createSubscriber(services);
    const issueId = await createIssue(services);
    await send(issueId);
    const turn = { issueId, turn: 1 };
    await Promise.all([sendBatch(services, turn), sendBatch(services, turn)]);
    await sendBatch(services, turn);
    expect(await recipients()).toHaveLength(5);
    // A turn that fails in the middle leaves nothing of itself.
    const broken = { ...services, queue: { ...services.queue } };
    let left = 2;
    broken.queue.enqueue = async (...given) => {
      if (left-- === 0) throw new Error('The process died.');
      return services.queue.enqueue(...given);
    };
    const second = await createIssue(services);
    await send(second);
    await expect(sendBatch(broken, { issueId: second, turn: 1 })).rejects.toThrow('died');
    expect(await recipients()).toHaveLength(5);
    await takeTurns(services);
    expect(await recipients()).toHaveLength(10);
  });

  test('two of the staff send the same issue at once: it leaves once, and the second is told', async () => {
    const { services } = context;
    await createSubscriber(services);
    const issueId = await createIssue(services);
    const answers = await Promise.all(
      [1, 2].map(() => call('POST', `/staff/newsletter/${issueId}/sending`, { version: 1 })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    await takeTurns(services);
    expect(await recipients()).toHaveLength(1);
    const save = await call('PUT', `/staff/newsletter/${issueId}/draft`, {
      version: 1,
      draft: { title: 'Another', summary: '', body: '' },
    });
    expect(save.statusCode).toBe(409);
    expect(save.json().message).toMatch(/has just been sent/);
    expect((await call('DELETE', `/staff/newsletter/${issueId}`)).statusCode).toBe(409);
    expect(await actions(issueId)).toEqual(['newsletter.send']);
  });

  test('is refused for missing fields, an earlier version, and without subscribers', async () => {
    const { services } = context;
    const empty = (await call('POST', '/staff/newsletter')).json().data.id;
    const missing = await call('POST', `/staff/newsletter/${empty}/sending`, { version: 1 });
    expect(missing.statusCode).toBe(400);
    expect(Object.keys(missing.json().fields).toSorted()).toEqual(['body', 'summary', 'title']);
    const broken = await createIssue(services, { title: 'Hello\r\nBcc: all@example.org' });
    const refused = await call('POST', `/staff/newsletter/${broken}/sending`, { version: 1 });
    expect(refused.json().fields.title).toMatch(/one line/);
    const issueId = await createIssue(services);
    const nobody = await call('POST', `/staff/newsletter/${issueId}/sending`, { version: 1 });
    expect(nobody.statusCode).toBe(409);
    expect(nobody.json().message).toMatch(/no one to send it to/);
    await createSubscriber(services);
    expect((await call('POST', `/staff/newsletter/${issueId}/sending`, { version: 2 })).statusCode).toBe(409);
    expect(await archive()).toEqual([]);
    expect(await recipients()).toEqual([]);
  });
});

describe('[L-20] scheduling', () => {
  test('a time that has passed, or is years away, is refused; the queue sends in time, once', async () => {
    const { services } = context;
    await createSubscriber(services);
    const issueId = await createIssue(services);
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    for (const [moment, sentence] of [
      [at(-3_600_000), /has passed/],
      [at(3 * 365 * 86_400_000), /next two years/],
      ['tomorrow', /a day and a time/],
    ] as const) {
      const response = await call('POST', `/staff/newsletter/${issueId}/sending`, { version: 1, at: moment });
      expect(response.statusCode).toBe(400);
      expect(response.json().fields.at).toMatch(sentence);
    }
    await send(issueId, at(3_600_000));
    await sendDueIssues(services);
    expect(await issueOf(issueId)).toMatchObject({ state: 'draft', scheduledFor: expect.any(String) });
    const later = new Date(Date.now() + 7_200_000);
    await Promise.all([sendDueIssues(services, later), sendDueIssues(services, later)]);
    await takeTurns(services);
    expect(await recipients()).toHaveLength(1);
    expect(await actions(issueId)).toEqual(['newsletter.schedule', 'newsletter.send']);
  });

  test('an issue whose day a suspended colleague has set waits for another one', async () => {
    const { services } = context;
    await createSubscriber(services);
    const issueId = await createIssue(services);
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const later = new Date(Date.now() + 7_200_000);
    await send(issueId, soon);
    await suspend(context.database, staff.id);
    staff = await createStaff(services, { staff_role: 'moderator' });
    await sendDueIssues(services, later);
    expect(await issueOf(issueId)).toMatchObject({ state: 'draft', isHeld: true, scheduledFor: soon });
    await send(issueId, soon);
    await sendDueIssues(services, later);
    expect(await issueOf(issueId)).toMatchObject({ state: 'sending', isHeld: false });
  });

  test('an issue that cannot be sent when its day comes is a draft again; its day can be taken away', async () => {
    const { services } = context;
    const { id } = await createSubscriber(services);
    const issueId = await createIssue(services);
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    await send(issueId, soon);
    expect(await stopOf(issueId)).toBeNull();
    await send(issueId, soon);
    await context.database.deleteFrom('newsletter_subscribers').where('id', '=', id).execute();
    await sendDueIssues(services, new Date(Date.now() + 7_200_000));
    expect(await issueOf(issueId)).toMatchObject({ state: 'draft', scheduledFor: null });
    await expect(stopOf(issueId)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('[L-20] stopping', () => {
  test('a sending under way: what has not left does not leave, and the archive does not list it', async () => {
    const { services } = context;
    for (let at = 0; at < 3; at++) await createSubscriber(services);
    const issueId = await createIssue(services, { title: 'A mistake' });
    await send(issueId);
    await takeTurns(services);
    const [first] = await recipients();
    await sql`
      update mail_sends set sent_at = now() where recipient = ${first}
    `.execute(context.database);
    expect((await call('DELETE', `/staff/newsletter/${issueId}/sending`)).json().message).toBe(
      'Stopped: 2 mails were not sent.',
    );
    expect(await issueOf(issueId)).toMatchObject({
      state: 'stopped',
      figures: { receivers: 3, sent: 1, waiting: 0 },
    });
    expect(await archive()).toEqual([]);
    const issue = await findIssue(context.database, 'a-mistake');
    expect(issue).toMatchObject({ title: 'A mistake', isListed: false });
    await resumeSendings(services);
    await takeTurns(services);
    expect(await recipients()).toEqual([first]);
    await expect(stopOf(issueId)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('by a reader while an issue is on its way: it is withdrawn, and counted with the issue before', async () => {
    const { services, database } = context;
    const reader = await createSubscriber(services);
    const other = await createSubscriber(services);
    const first = await createIssue(services);
    await send(first);
    await takeTurns(services);
    await deliverMails(services);
    await recordDeliveries(database);
    const second = await createIssue(services);
    await send(second);
    await takeTurns(services);
    await stopNewsletter(database, reader.stopSecret);
    expect(await recipients()).toEqual([other.email]);
    expect((await issueOf(first)).figures).toMatchObject({ sent: 2, stopped: 1 });
    expect((await issueOf(second)).figures).toMatchObject({ waiting: 1, stopped: 0 });
    const third = await createIssue(services);
    await send(third);
    await takeTurns(services);
    expect(await recipients()).toEqual([other.email, other.email]);
  });
});

describe('[L-20] what becomes of mails', () => {
  test('a permanently refused address gets no more; a server that refuses us changes nothing', async () => {
    const { services, database } = context;
    const gone = await createSubscriber(services, { email: 'gone@example.org' });
    const blocked = await createSubscriber(services, { email: 'blocked@example.org' });
    const busy = await createSubscriber(services, { email: 'busy@example.org' });
    const fine = await createSubscriber(services, { email: 'fine@example.org' });
    const issueId = await createIssue(services);
    await send(issueId);
    await takeTurns(services);
    const replies: Record<string, string> = {
      [gone.email]: '550 5.1.1 No such user',
      [blocked.email]: '550 5.7.1 Rejected as spam',
      [busy.email]: '451 4.2.0 Come back later',
    };
    await deliverMails(services, (to) => replies[to] ?? '250 taken');
    expect(await recordDeliveries(database)).toBe(3);
    expect((await issueOf(issueId)).figures).toMatchObject({ sent: 1, waiting: 1, failed: 2 });
    const stopped = await database
      .selectFrom('newsletter_subscribers')
      .select(['id', 'stop_reason'])
      .where('stopped_at', 'is not', null)
      .execute();
    expect(stopped).toEqual([{ id: gone.id, stop_reason: 'refused' }]);
    // The figures stay when the record of mails is gone.
    await database.deleteFrom('mail_sends').where('recipient', '<>', busy.email).execute();
    expect((await issueOf(issueId)).figures).toMatchObject({ sent: 1, waiting: 1, failed: 2 });
    expect(fine.id).not.toBe(blocked.id);
  });

  test('a mail says how to stop, to people and to programs, and nothing in its text becomes markup', async () => {
    const { services } = context;
    const reader = await createSubscriber(services);
    const issueId = await createIssue(services, {
      title: 'Pay <b>& you</b>',
      summary: 'It says "why".',
      body: '## Hello\n\n<script>alert(1)</script><img src=x onerror=alert(1)>\n\n[bad](javascript:alert(1)) and [all](/blog-classic)',
    });
    await send(issueId);
    await takeTurns(services);
    const [mail] = await sentMails(context.database, reader.email);
    const { publicUrl } = services.config;
    expect(mail?.subject).toBe('Pay <b>& you</b>');
    expect(mail?.html).toContain('Pay &lt;b&gt;&amp; you&lt;/b&gt;');
    expect(mail?.html).not.toMatch(/<script|<img|javascript:/);
    expect(mail?.html).toContain(`href="${publicUrl}/blog-classic"`);
    expect(mail?.text).toContain(`bad and all (${publicUrl}/blog-classic)`);
    expect(mail?.text).toContain(`${publicUrl}/newsletter-issue?issue=pay-b-you-b`);
    expect(mail?.text).toContain(`${publicUrl}/newsletter-subscription?stop=${reader.stopSecret}`);
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<${publicUrl}/api/newsletter/unsubscribe?token=${reader.stopSecret}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const page = await findIssue(context.database, 'pay-b-you-b');
    expect(page?.html).not.toMatch(/<script|<img|javascript:/);
  });

  test('a newsletter to thousands lets every other mail pass it', async () => {
    const { services, database } = context;
    await createSubscriber(services);
    await send(await createIssue(services));
    await takeTurns(services);
    await requestNewsletter(services, { email: 'waits@example.org', language: 'en' });
    const { rows } = await sql<{ to: string }>`
      select data ->> 'to' as to from pgboss.job where name = 'send-mail' order by priority desc, created_on
    `.execute(database);
    expect(rows.map(({ to }) => to)).toEqual(['waits@example.org', expect.stringMatching(/^subscriber/)]);
  });

  test('a test goes only to its author', async () => {
    const { services } = context;
    await createSubscriber(services);
    const issueId = await createIssue(services, { title: 'Soon' });
    expect((await call('POST', `/staff/newsletter/${issueId}/test`, { version: 1 })).statusCode).toBe(200);
    expect(await recipients()).toEqual([staff.email]);
    const [mail] = await sentMails(context.database, staff.email);
    expect(mail?.subject).toBe('Test: Soon');
    expect(mail?.headers).toBeUndefined();
    expect(await actions(issueId)).toEqual(['newsletter.test']);
    expect(await archive()).toEqual([]);
  });
});

test('[L-20] the desk shows drafts and sent issues with their figures, and who gets them', async () => {
  const { services } = context;
  await createSubscriber(services);
  await createSubscriber(services, { confirmed_at: null, confirm_expires_at: new Date() });
  await createSubscriber(services, { stopped_at: new Date(), stop_reason: 'asked' });
  const draft = (await call('POST', '/staff/newsletter')).json().data.id;
  const saved = await call('PUT', `/staff/newsletter/${draft}/draft`, {
    version: 1,
    draft: { title: 'In work', summary: '', body: '' },
  });
  expect(saved.json().data).toEqual({ version: 2 });
  const again = await call('PUT', `/staff/newsletter/${draft}/draft`, { version: 1, draft: {} });
  expect(again.statusCode).toBe(409);
  const sent = await createIssue(services);
  await send(sent);
  const drafts = (await call('GET', '/staff/newsletter')).json();
  expect(drafts).toMatchObject({ total: 1, audience: { confirmed: 1, waiting: 1, stopped: 1 } });
  expect(drafts.data).toMatchObject([{ id: draft, title: 'In work', figures: null }]);
  const others = (await call('GET', '/staff/newsletter?show=sent')).json();
  expect(others.data).toMatchObject([{ id: sent, state: 'sending', figures: { receivers: 1 } }]);
  const preview = await call('POST', '/staff/newsletter-previews', {
    title: 'T',
    summary: 'S',
    body: '**Now**',
  });
  expect(preview.json().data).toMatchObject({
    page: '<p><strong>Now</strong></p>',
    text: expect.stringContaining('Now'),
    mail: expect.stringContaining('<!doctype html>'),
  });
  expect((await call('DELETE', `/staff/newsletter/${draft}`)).statusCode).toBe(200);
  expect((await call('GET', `/staff/newsletter/${draft}`)).statusCode).toBe(404);
  expect(await actions(draft)).toEqual(['newsletter.begin', 'newsletter.delete']);
});
