import { beforeEach, describe, expect, test } from 'vitest';
import { createCandidate, createStaff } from '../../../testing/factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { forgetOldCallBacks } from './commands.ts';
import { callBackRequestMail } from './emails/call-back-request.ts';

const context = useTestApp();
let visitors = 0;

const request = { name: 'Ada Lovelace', phone: '+44 (0)20 7946-0123', topic: 'Job alerts' };

const send = (
  payload: object,
  headers: Record<string, string> = {},
  remoteAddress = `10.6.0.${++visitors}`,
) => context.app.inject({ method: 'POST', url: '/api/call-back-requests', payload, headers, remoteAddress });

const listRequests = () => context.database.selectFrom('call_back_requests').selectAll().execute();

beforeEach(async () => {
  await context.database.deleteFrom('call_back_requests').execute();
});

describe('[E-4] POST /call-back-requests', () => {
  test('stores the request and mails it to all staff', async () => {
    const staff = await createStaff(context.services);
    const response = await send(request);
    expect(response.statusCode).toBe(201);
    expect(response.json().message).toBe('Thank you, Ada Lovelace. We call you back at +44 (0)20 7946-0123.');
    expect(await listRequests()).toMatchObject([{ ...request, user_id: null }]);
    const [mail, ...more] = await sentMails(context.database, staff.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Please call Ada Lovelace');
    expect(mail?.text).toContain('Mobile Number: +44 (0)20 7946-0123\n\nAbout: Job alerts');
  });

  test('a member’s request goes with the account', async () => {
    const staff = await createStaff(context.services);
    const member = await createCandidate(context.services);
    await send(request, member.headers);
    expect(await listRequests()).toMatchObject([{ user_id: member.id }]);
    expect(await sentMails(context.database, staff.email)).toMatchObject([{ concerns: member.id }]);
    await context.database.deleteFrom('users').where('id', '=', member.id).execute();
    expect(await listRequests()).toEqual([]);
  });

  test.each(['079 460 958', '+49 30/5550198', '(555) 010-0123', '+1.555.010.0123'])(
    'takes a number as people write it: %s',
    async (phone) => {
      expect((await send({ name: 'Ada', phone })).statusCode).toBe(201);
    },
  );

  test.each([
    ['', 'Mobile Number is required'],
    ['call me', /6 to 15 digits/],
    ['12345', /6 to 15 digits/],
    ['1234567890123456', /6 to 15 digits/],
    ['0 <b>79</b> 460 958', /6 to 15 digits/],
    [`${'0 '.repeat(10)}${' '.repeat(30)}1`, /at most 40/],
  ])('refuses %j and says what to do', async (phone, message) => {
    const response = await send({ name: 'Ada', phone });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ phone: expect.stringMatching(message) });
    expect(await listRequests()).toEqual([]);
  });

  test('asks for the name', async () => {
    const response = await send({ name: ' ', phone: request.phone });
    expect(response.json().fields).toEqual({ name: 'Name is required' });
  });

  test('after five requests in an hour an address has to wait', async () => {
    const answers = [];
    for (let i = 0; i < 6; i++) answers.push((await send(request, {}, '10.6.9.9')).statusCode);
    expect(answers).toEqual([201, 201, 201, 201, 201, 429]);
  });

  test('is forgotten after 90 days', async () => {
    await send(request);
    const day = 86_400_000;
    await forgetOldCallBacks(context.database, new Date(Date.now() + 89 * day));
    expect(await listRequests()).toHaveLength(1);
    await forgetOldCallBacks(context.database, new Date(Date.now() + 91 * day));
    expect(await listRequests()).toEqual([]);
  });

  test('a hostile name and topic stay text in the mail', () => {
    const hostile = '<script>alert(1)</script>\r\nBcc: all@example.org';
    const mail = callBackRequestMail('staff@example.org', { ...request, name: hostile, topic: hostile });
    expect(mail.html).not.toContain('<script');
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });
});
