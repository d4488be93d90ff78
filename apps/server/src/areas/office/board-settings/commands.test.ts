import { afterEach, describe, expect, test } from 'vitest';
import { emptyDraft } from '@waymark/contract/posting/choices';
import { board } from '../../../platform/board/board.ts';
import { paidEvent, sendWebhook } from '../../../testing/checkout-events.ts';
import {
  createAlert,
  createCandidate,
  createEmployer,
  createJob,
  createResume,
  createStaff,
} from '../../../testing/factories.ts';
import {
  createIssue,
  createSubscriber,
  deliverMails,
  takeTurns,
} from '../../../testing/newsletter-factories.ts';
import { createPackage } from '../../../testing/order-factories.ts';
import { createPublishedReview, openDesk } from '../../../testing/review-factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { setBack, switchOff } from '../../../testing/switches.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { sendIssue, stopAllSendings } from '../../content/newsletter/sending-commands.ts';
import { sendDueAlerts } from '../../seeking/alerts/sending-commands.ts';
import { announceReviews } from '../review-desk/announcing-commands.ts';
import { changeSetting } from './commands.ts';

const context = useTestApp();
const { call, act, save, inMinutes, inHands } = openDesk(context);
afterEach(() => setBack(context.database));

const post = (url: string, payload?: object) =>
  context.app.inject({ method: 'POST', url: `/api${url}`, ...(payload && { payload }) });

describe('[L-31] what is under way when a feature is switched off', () => {
  test('a review that was asked for is answered, and the desk is there until then', async () => {
    const { rhea, id, owner } = await inHands();
    await switchOff(context.database, 'resumeReview');
    const queues = async () =>
      ((await call('GET', '/staff/overview', rhea)).body.data as { queue: string }[]).map(
        ({ queue }) => queue,
      );
    expect(await queues()).toContain('reviews');
    await save(rhea, id, 0);
    expect((await act(rhea, id, 'publish', { version: 1 })).status).toBe(200);
    await announceReviews(context.services, inMinutes(11));
    const [mail] = await sentMails(context.database, owner.email);
    expect(mail?.subject).toBe('Your resume review is ready');
    expect(mail?.text).not.toContain('second round');
    const { data } = (await call('GET', '/resume-reviews', owner)).body;
    expect(data).toMatchObject([{ state: 'published', secondRoundUntil: null }]);
    expect(await queues()).not.toContain('reviews');
    await setBack(context.database);
    expect((await call('GET', '/resume-reviews', owner)).body.data[0].secondRoundUntil).not.toBeNull();
  });

  test('no other review is asked for, and a request that waits can be taken back', async () => {
    const person = await createCandidate(context.services);
    await createResume(context.services, { userId: person.id });
    const choose = (granted: boolean) =>
      call('PUT', '/consents', person, { purpose: 'sendResumeToExpert', granted });
    await switchOff(context.database, 'resumeReview');
    expect(await choose(true)).toMatchObject({
      status: 404,
      body: { code: 'not_found', message: 'This board does not review resumes.' },
    });
    const consents = (await call('GET', '/consents', person)).body.data as { granted: boolean }[];
    expect(consents.filter(({ granted }) => granted)).toEqual([]);
    await setBack(context.database);
    expect((await choose(true)).status).toBe(200);
    await switchOff(context.database, 'resumeReview');
    expect((await choose(false)).status).toBe(200);
    expect((await call('GET', '/resume-reviews', person)).body.data).toEqual([]);
  });

  test('a published review opens at its link', async () => {
    const { token } = await createPublishedReview(context.services);
    await switchOff(context.database, 'resumeReview');
    const response = await context.app.inject(`/api/resume-review-result?review=${token}`);
    expect(response.json().data).toMatchObject({ secondRoundUntil: null, resumeName: expect.any(String) });
  });

  test('an order that is paid is taken, and mailed', async () => {
    const buyer = await createCandidate(context.services);
    const productId = await createPackage(context.services);
    await switchOff(context.database, 'careerServices');
    const response = await sendWebhook(context, paidEvent({ customerId: buyer.id, productId }));
    expect(response.statusCode).toBe(200);
    const orders = await call('GET', '/product/get-career-services-orders', buyer);
    expect(orders.body.orders).toHaveLength(1);
    expect((await sentMails(context.database, buyer.email)).map(({ kind }) => kind)).toEqual([
      'order-received',
    ]);
  });

  test('an issue of the newsletter stops, a scheduled one waits for nobody, and a link unsubscribes', async () => {
    const { services, database } = context;
    const staff = await createStaff(services, { staff_role: 'moderator' });
    const reader = await createSubscriber(services);
    const [sending, scheduled] = [await createIssue(services), await createIssue(services)];
    const by = { staffId: staff.id, version: 1 };
    await sendIssue(services, { issueId: sending, at: null, ...by });
    await takeTurns(services);
    const at = new Date(Date.now() + 86_400_000).toISOString();
    await sendIssue(services, { issueId: scheduled, at, ...by });
    await switchOff(database, 'newsletter');
    await stopAllSendings(database);
    expect(await sentMails(database, reader.email)).toEqual([]);
    const rows = await database
      .selectFrom('newsletter_issues')
      .select(['id', 'state', 'scheduled_for'])
      .execute();
    expect(new Map(rows.map((row) => [row.id, [row.state, row.scheduled_for]]))).toEqual(
      new Map([
        [sending, ['stopped', null]],
        [scheduled, ['draft', null]],
      ]),
    );
    // Twice is as good as once, and nothing is left to deliver.
    await stopAllSendings(database);
    expect(await deliverMails(services)).not.toContain(reader.email);
    expect((await post(`/newsletter/unsubscribe?token=${reader.stopSecret}`)).statusCode).toBe(200);
    const left = await database.selectFrom('newsletter_subscribers').select('stopped_at').execute();
    expect(left).toEqual([{ stopped_at: expect.any(Date) }]);
  });

  test('a batch of the newsletter that begins meanwhile hands over no mail', async () => {
    const { services, database } = context;
    const staff = await createStaff(services, { staff_role: 'moderator' });
    const reader = await createSubscriber(services);
    await sendIssue(services, {
      issueId: await createIssue(services),
      staffId: staff.id,
      version: 1,
      at: null,
    });
    await switchOff(database, 'newsletter');
    expect(await takeTurns(services)).toBe(1);
    expect(await sentMails(database, reader.email)).toEqual([]);
  });

  test('alerts of guests stop, those of members do not, and a link unsubscribes', async () => {
    const { services, database, index } = context;
    const member = await createCandidate(services, { email_confirmed_at: new Date() });
    await createAlert(services, { user_id: member.id });
    const secret = 'a-secret-that-is-long-enough-to-be-one';
    const guest = 'guest@example.org';
    const id = await createAlert(services, { email: guest, unsubscribe_secret: secret });
    await createJob(services, { title: 'Lighthouse Keeper' });
    await services.changes.settled();
    await switchOff(database, 'guestAlerts');
    const soon = () => new Date(Date.now() + 1000);
    expect(await sendDueAlerts(services, index, { now: soon() })).toBe(1);
    expect(await sentMails(database, guest)).toEqual([]);
    expect(await sentMails(database, member.email)).toHaveLength(1);
    await setBack(database);
    expect(await sendDueAlerts(services, index, { now: soon() })).toBe(1);
    const [mail] = await sentMails(database, guest);
    expect(mail?.subject).toContain('Keeper');
    await switchOff(database, 'guestAlerts');
    expect((await post(`/job-alerts/unsubscribe?token=${secret}`)).statusCode).toBe(200);
    const row = await database
      .selectFrom('job_alerts')
      .select('deleted_at')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row?.deleted_at ?? null).not.toBeNull();
  });
});

test('[L-31] where postings have to say what they pay, one without is refused at its field and keeps its text', async () => {
  const employer = await createEmployer(context.services);
  const fields = {
    ...emptyDraft,
    title: 'Lighthouse Keeper',
    type: 'full-time',
    category: 'logistics',
    workMode: 'on-site',
    places: ['Leeds, United Kingdom'],
    description: '<p>Keep the light.</p>',
  };
  const requirePay = (value: boolean, version: number) =>
    changeSetting(context.database, null, { key: 'requiresPay', value, version });
  await requirePay(true, 0);
  const { id } = (await call('POST', '/company/drafts', employer, { fields })).body.data;
  expect(await call('POST', `/company/drafts/${id}/publish`, employer, { version: 1 })).toMatchObject({
    status: 400,
    body: { fields: { salaryMin: 'Say what the job pays: enter the minimum salary, the maximum or both.' } },
  });
  const read = (await call('GET', `/company/drafts/${id}`, employer)).body.data;
  expect(read).toMatchObject({ version: 1, fields: { title: 'Lighthouse Keeper' } });
  const paid = { version: 1, fields: { ...fields, salaryMax: '30000' } };
  expect((await call('PUT', `/company/drafts/${id}`, employer, paid)).status).toBe(200);
  expect((await call('POST', `/company/drafts/${id}/publish`, employer, { version: 2 })).status).toBe(200);
  await requirePay(false, 1);
  const other = (await call('POST', '/company/drafts', employer, { fields })).body.data;
  const published = await call('POST', `/company/drafts/${other.id}/publish`, employer, { version: 1 });
  expect(published.status).toBe(200);
});

test('[L-31] a stored value of an earlier version has every feature that it does not name', async () => {
  const value = JSON.stringify({ blog: false });
  await context.database
    .insertInto('board_settings')
    .values({ key: 'features', value, version: 1 })
    .execute();
  await board.load(context.database);
  expect(board.off).toEqual(['blog']);
});
