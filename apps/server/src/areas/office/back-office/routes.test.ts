import type { SentMailKind } from '@waymark/contract/all-mails';
import type { StaffRole } from '@waymark/contract/identity/staff-choices';
import { sql } from 'kysely';
import { expect, test, describe } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { createPost } from '../../../testing/blog-factories.ts';
import {
  createCompany,
  createJob,
  createStaff,
  createAlert,
  createCandidate,
} from '../../../testing/factories.ts';
import { createIssue, createSubscriber } from '../../../testing/newsletter-factories.ts';
import { createPlanOrder } from '../../../testing/order-factories.ts';
import { returnedMail } from '../../../testing/sent-mails.ts';
import { useTestApp, testMailReportsSecret } from '../../../testing/test-app.ts';

const context = useTestApp();

const day = (number: number) => new Date(Date.UTC(2026, 2, number));

async function overviewOf(role: StaffRole) {
  const { headers } = await createStaff(context.services, { staff_role: role });
  const response = await context.app.inject({ url: '/api/staff/overview', headers });
  expect(response.statusCode).toBe(200);
  return response.json().data as unknown;
}

async function reportOf(jobId: string, createdAt: Date): Promise<void> {
  await context.database
    .insertInto('job_reports')
    .values({
      id: newId(),
      job_id: jobId,
      user_id: null,
      reporter_hash: newId(),
      reason: 'spam',
      created_at: createdAt,
    })
    .execute();
}

async function commentOn(
  postId: string,
  more: { state: 'held' | 'approved'; created_at: Date; erased_at?: Date },
): Promise<void> {
  await context.database
    .insertInto('blog_comments')
    .values({
      id: newId(),
      post_id: postId,
      parent_id: null,
      name: 'Rosa',
      email: 'rosa@example.org',
      text: 'Good.',
      user_id: null,
      stop_secret: newId(),
      ...more,
    })
    .execute();
}

test('[J-5] the overview counts what waits and says for how long, to each role its own', async () => {
  const { services } = context;
  const waiting = { status: 'pending', awaits_approval: true } as const;
  await createJob(services, { ...waiting, created_at: day(3) });
  await createJob(services, { ...waiting, created_at: day(2) });
  await createJob(services, { ...waiting, created_at: day(1), trashed_at: day(2) });
  await createJob(services, { status: 'pending', awaits_payment: true, created_at: day(1) });
  await createCompany(services, { held_reason: 'name', created_at: day(4) });
  await createCompany(services, { held_reason: 'unconfirmed', created_at: day(1) });
  const { id } = await createJob(services);
  await reportOf(id, day(6));
  await reportOf(id, day(5));
  const staff = await createStaff(services);
  const post = await createPost(services, staff.id);
  await commentOn(post.id, { state: 'held', created_at: day(7) });
  await commentOn(post.id, { state: 'held', created_at: day(6), erased_at: day(6) });
  await commentOn(post.id, { state: 'approved', created_at: day(5) });

  const ofModerators = [
    { queue: 'postings', count: 2, oldestAt: day(2).toISOString() },
    { queue: 'companies', count: 1, oldestAt: day(4).toISOString() },
    { queue: 'reports', count: 2, oldestAt: day(5).toISOString() },
    { queue: 'messages', count: 0, oldestAt: null },
    { queue: 'callBacks', count: 0, oldestAt: null },
    { queue: 'comments', count: 1, oldestAt: day(7).toISOString() },
  ];
  expect(await overviewOf('moderator')).toEqual(ofModerators);
  const ofReviewers = [{ queue: 'reviews', count: 0, oldestAt: null }];
  await createPlanOrder(services, { status: 'flagged', created_at: day(1), paid_at: day(2) });
  await createPlanOrder(services, { status: 'flagged', staff_mark: 'seen' });
  const ofAdministrators = [
    { queue: 'orders', count: 1, oldestAt: day(2).toISOString() },
    { queue: 'webhooks', count: 0, oldestAt: null },
    { queue: 'mails', count: 0, oldestAt: null },
  ];
  expect(await overviewOf('administrator')).toEqual([...ofReviewers, ...ofModerators, ...ofAdministrators]);
  expect(await overviewOf('reviewer')).toEqual(ofReviewers);
});

test('[J-5] the overview shows what is missing in the settings', async () => {
  const { headers } = await createStaff(context.services, { staff_role: 'moderator' });
  const response = await context.app.inject({ url: '/api/staff/overview', headers });
  expect(response.json().warnings).toContainEqual(expect.stringContaining('SMTP_URL'));
});

test('[L-36] the overview asks staff for the operator', async () => {
  const { headers } = await createStaff(context.services, { staff_role: 'reviewer' });
  const response = await context.app.inject({ url: '/api/staff/overview', headers });
  expect(response.json().warnings).toContainEqual(expect.stringContaining('who runs this board'));
});

const report = (payload: string, secret = testMailReportsSecret, type = 'message/rfc822') =>
  context.app.inject({
    method: 'POST',
    url: '/api/partner/mail-reports',
    payload,
    headers: { authorization: `Bearer ${secret}`, 'content-type': type },
  });

const messageOf = async (payload: string) => (await report(payload)).json().message;

/** A mail that the mail server has taken. */
async function sent(kind: SentMailKind = 'newsletter', recipient = 'nobody@example.org'): Promise<string> {
  const id = newId();
  const now = sql<Date>`now()`;
  await context.database
    .insertInto('mail_sends')
    .values({ id, recipient, kind, taken_at: now, sent_at: now })
    .execute();
  return id;
}

async function seenByStaff(id: string, show = 'all') {
  const { headers } = await createStaff(context.services, { staff_role: 'administrator' });
  const answer = await context.app.inject({ url: `/api/staff/mails?show=${show}`, headers });
  return answer.json().data.find((mail: { id: string }) => mail.id === id);
}

describe('[J-5] a mail that comes back', () => {
  test.each([true, false])('is seen as bounced, once (the mail is quoted: %s)', async (quotes) => {
    const mailId = await sent();
    expect(await seenByStaff(mailId, 'sent')).toMatchObject({ state: 'sent' });
    expect(await messageOf(returnedMail({ mailId, quotes }))).toBe('Noted.');
    const seen = await seenByStaff(mailId, 'bounced');
    expect(seen).toMatchObject({ state: 'bounced', isResendable: false });
    expect(seen.reason).toMatch(/^550 5\.1\.1 .*no such mailbox, see \(a link\)$/);
    expect(await seenByStaff(mailId, 'sent')).toBeUndefined();
    expect(await messageOf(returnedMail({ mailId, quotes }))).toBe('Nothing to note.');
  });

  test.each([
    ['a delay', (mailId: string) => returnedMail({ mailId, action: 'delayed', status: '4.4.1' })],
    ['a receipt', (mailId: string) => returnedMail({ mailId, action: 'delivered', status: '2.0.0' })],
    ['an unknown mail', () => returnedMail({ mailId: newId() })],
    ['an answer by a person', (mailId: string) => `Subject: Re: Hello\r\n\r\nNot ${mailId}, thank you.`],
    ['what is no mail', () => '\u0000\u0001 nothing'],
    [
      'parts without an end',
      () => 'Content-Type: multipart/report; boundary=a\r\n\r\n' + '--a\r\n'.repeat(20_000),
    ],
  ])('%s changes nothing', async (_what, compose) => {
    const mailId = await sent();
    expect(await messageOf(compose(mailId))).toBe('Nothing to note.');
    expect(await seenByStaff(mailId)).toMatchObject({ state: 'sent' });
  });

  test('ends the newsletter of an address that takes nothing any more, and of no other', async () => {
    const { services, database } = context;
    const issueId = await createIssue(services);
    const states = [];
    for (const [status, words] of [
      ['5.1.1', '550 5.1.1 no such mailbox'],
      ['5.7.1', '554 5.7.1 looks like advertising'],
    ] as const) {
      const { id: subscriberId } = await createSubscriber(services);
      const mailId = await sent();
      const delivery = { id: newId(), issue_id: issueId, subscriber_id: subscriberId, queue_id: mailId };
      await database
        .insertInto('newsletter_deliveries')
        .values({ ...delivery, state: 'sent' })
        .execute();
      await messageOf(returnedMail({ mailId, status, words }));
      const row = await database
        .selectFrom('newsletter_deliveries')
        .innerJoin('newsletter_subscribers', 'newsletter_subscribers.id', 'subscriber_id')
        .select(['state', 'stop_reason'])
        .where('queue_id', '=', mailId)
        .executeTakeFirstOrThrow();
      states.push(row);
    }
    expect(states).toEqual([
      { state: 'failed', stop_reason: 'refused' },
      { state: 'failed', stop_reason: null },
    ]);
  });

  test('pauses the job alerts of an address that takes nothing any more, and of no other', async () => {
    const { services, database } = context;
    const [gone, full, other] = [
      await createCandidate(services, { email: 'Gone@example.org' }),
      await createCandidate(services),
      await createCandidate(services),
    ];
    for (const { id } of [gone, full, other]) await createAlert(services, { user_id: id });
    await messageOf(returnedMail({ mailId: await sent('new-jobs', 'gone@example.org') }));
    const words = '552 5.2.3 too long';
    await messageOf(returnedMail({ mailId: await sent('new-jobs', full.email), status: '5.2.3', words }));
    const paused = await database
      .selectFrom('job_alerts')
      .select('user_id')
      .where('paused_at', 'is not', null)
      .execute();
    expect(paused).toEqual([{ user_id: gone.id }]);
  });

  test('is taken from the mail server alone, as a mail, and of a size that mails have', async () => {
    const mailId = await sent();
    const text = returnedMail({ mailId });
    const { paths } = (await context.app.inject('/api/openapi.json')).json();
    const described = paths['/api/partner/mail-reports'] ?? paths['/partner/mail-reports'];
    expect(Object.keys(described.post.requestBody.content)).toEqual(['message/rfc822']);
    expect((await report(text, 'a guess')).statusCode).toBe(401);
    expect(
      (await report(JSON.stringify({ text }), testMailReportsSecret, 'application/json')).statusCode,
    ).toBe(415);
    expect((await report(text + 'x'.repeat(600_000))).statusCode).toBe(413);
    expect(await seenByStaff(mailId)).toMatchObject({ state: 'sent' });
  });
});
