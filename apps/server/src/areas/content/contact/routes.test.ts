import type { CaptchaChallenge } from '@waymark/contract/content/contact';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeEach, describe, expect, test } from 'vitest';
import { createCandidate, createStaff } from '../../../testing/factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { forgetOldCallBacks, issueCaptcha, captchaMinutes } from './commands.ts';
import { callBackRequestMail } from './emails/contact.ts';

const context = useTestApp();
let visitors = 0;

const message = { name: 'Ada Lovelace', email: 'Ada@Example.org', message: 'Where is my invoice?' };

/** What a browser sends for a challenge. */
async function solve(challenge: CaptchaChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return encode({ challenge, solution });
}

const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

async function freshCaptcha(): Promise<string> {
  const response = await context.app.inject('/api/captcha');
  return solve(response.json<CaptchaChallenge>());
}

const send = (
  payload: object,
  headers: Record<string, string> = {},
  remoteAddress = `10.9.0.${++visitors}`,
) => context.app.inject({ method: 'POST', url: '/api/contact-messages', payload, headers, remoteAddress });

const listMessages = () => context.database.selectFrom('contact_messages').selectAll().execute();

beforeEach(async () => {
  await context.database.deleteFrom('contact_messages').execute();
});

describe('[J-4] POST /contact-messages', () => {
  test('stores the message and mails it to all staff, and nothing to the sender', async () => {
    const [first, second] = [await createStaff(context.services), await createStaff(context.services)];
    const response = await send({ ...message, captcha: await freshCaptcha() });
    expect(response.statusCode).toBe(201);
    expect(response.json().message).toContain('ada@example.org');
    expect(await listMessages()).toMatchObject([
      { name: 'Ada Lovelace', email: 'ada@example.org', message: 'Where is my invoice?', user_id: null },
    ]);
    for (const { email } of [first, second]) {
      const [mail, ...more] = await sentMails(context.database, email);
      expect(mail).toMatchObject({ subject: 'Message from Ada Lovelace', replyTo: 'ada@example.org' });
      expect(mail?.text).toContain('Where is my invoice?');
      expect(mail?.concerns).toBeUndefined();
      expect(more).toEqual([]);
    }
    expect(await sentMails(context.database, 'ada@example.org')).toEqual([]);
  });

  test('the address of the contact page gets it too, once, also where it is a member of staff', async () => {
    const staff = await createStaff(context.services);
    const { config } = context.services;
    const before = config.contact;
    try {
      config.contact = { ...before, email: 'Office@Example.org' };
      await send({ ...message, captcha: await freshCaptcha() });
      config.contact = { ...before, email: staff.email };
      await send({ ...message, captcha: await freshCaptcha() });
    } finally {
      config.contact = before;
    }
    expect(await sentMails(context.database, 'office@example.org')).toHaveLength(1);
    expect(await sentMails(context.database, staff.email)).toHaveLength(2);
  });

  test('[A-10] a suspended member of staff gets nothing of what visitors write', async () => {
    const suspended = await createStaff(context.services, { suspended_at: new Date() });
    const staff = await createStaff(context.services);
    await send({ ...message, captcha: await freshCaptcha() });
    expect(await sentMails(context.database, staff.email)).toHaveLength(1);
    expect(await sentMails(context.database, suspended.email)).toEqual([]);
  });

  test("a member's message is theirs: it goes with the account, and so does its mail", async () => {
    const staff = await createStaff(context.services);
    const sender = await createCandidate(context.services);
    await send({ ...message, captcha: await freshCaptcha() }, sender.headers);
    expect(await listMessages()).toMatchObject([{ user_id: sender.id }]);
    expect(await sentMails(context.database, staff.email)).toMatchObject([{ concerns: sender.id }]);
    await context.database.deleteFrom('users').where('id', '=', sender.id).execute();
    expect(await listMessages()).toEqual([]);
  });

  test('a session that has ended does not stop a message', async () => {
    const headers = { authorization: 'Bearer 0123456789abcdefghijklmnop' };
    const response = await send({ ...message, captcha: await freshCaptcha() }, headers);
    expect(response.statusCode).toBe(201);
    expect(await listMessages()).toMatchObject([{ user_id: null }]);
  });

  test('every field at fault is named, the captcha with the words of the specification', async () => {
    const response = await send({ name: ' ', email: 'nowhere', message: '' });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({
      name: 'Name is required',
      email: 'Enter a valid email',
      message: 'Message is required',
      captcha: 'Please complete the Captcha',
    });
    const tooLong = await send({ ...message, message: 'a'.repeat(5001), captcha: 'x' });
    expect(tooLong.json().fields).toEqual({ message: 'Please use at most 5000 characters.' });
  });

  test('text that no database can keep is refused in a sentence', async () => {
    const captcha = await freshCaptcha();
    for (const broken of ['zero \0 byte', 'half of a \ud83d pair']) {
      const response = await send({ ...message, message: broken, captcha });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        code: 'invalid_input',
        message: expect.stringMatching(/cannot be stored/),
      });
    }
    const nested = `{"name":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    const deep = await context.app.inject({
      method: 'POST',
      url: '/api/contact-messages',
      payload: nested,
      headers: { 'content-type': 'application/json' },
    });
    expect(deep.statusCode).toBe(413);
    expect(await listMessages()).toEqual([]);
  });
});

describe('[J-4] the captcha', () => {
  /** Why a message with this captcha is refused; nothing of it is kept. */
  async function refusalOf(captcha: string): Promise<string> {
    const response = await send({ ...message, captcha });
    expect(response.statusCode).toBe(400);
    expect(await listMessages()).toEqual([]);
    return response.json<{ fields: { captcha: string } }>().fields.captcha;
  }

  test('works once, also when it is sent twice at the same moment', async () => {
    const captcha = await freshCaptcha();
    const answers = await Promise.all([send({ ...message, captcha }), send({ ...message, captcha })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400]);
    expect(await listMessages()).toHaveLength(1);
    await context.database.deleteFrom('contact_messages').execute();
    expect(await refusalOf(captcha)).toMatch(/used already/);
  });

  test('expires, and what was used is forgotten then', async () => {
    const past = new Date(Date.now() - (captchaMinutes + 1) * 60_000);
    const old = await solve(await issueCaptcha(context.database, past));
    expect(await refusalOf(old)).toMatch(/expired/);
    await context.database
      .insertInto('used_captchas')
      .values({ signature: 'of last week', expires_at: past })
      .execute();
    await send({ ...message, captcha: await freshCaptcha() });
    const used = await context.database.selectFrom('used_captchas').select('signature').execute();
    expect(used).not.toContainEqual({ signature: 'of last week' });
  });

  test('is refused with another solution, a made-up challenge or none at all', async () => {
    const challenge = (await context.app.inject('/api/captcha')).json<CaptchaChallenge>();
    const solution = await solveChallenge({ challenge, deriveKey });
    const wrong = { ...solution, counter: (solution?.counter ?? 0) + 1 };
    expect(await refusalOf(encode({ challenge, solution: wrong }))).toMatch(/did not work out/);
    const { parameters, signature } = challenge;
    const easier = { signature, parameters: { ...parameters, cost: 1, keyPrefix: '00' } };
    expect(await refusalOf(await solve(easier))).toMatch(/did not work out/);
    const later = { signature, parameters: { ...parameters, expiresAt: parameters.expiresAt + 3600 } };
    expect(await refusalOf(encode({ challenge: later, solution }))).toMatch(/did not work out/);
    expect(await refusalOf(encode({ challenge: { parameters }, solution }))).toMatch(/did not work out/);
    expect(await refusalOf('no base64 of anything')).toMatch(/did not work out/);
  });
});

const request = { name: 'Ada Lovelace', phone: '+44 (0)20 7946-0123', topic: 'Job alerts' };

const requestCall = (
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
    const response = await requestCall(request);
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
    await requestCall(request, member.headers);
    expect(await listRequests()).toMatchObject([{ user_id: member.id }]);
    expect(await sentMails(context.database, staff.email)).toMatchObject([{ concerns: member.id }]);
    await context.database.deleteFrom('users').where('id', '=', member.id).execute();
    expect(await listRequests()).toEqual([]);
  });

  test.each(['079 460 958', '+49 30/5550198', '(555) 010-0123', '+1.555.010.0123'])(
    'takes a number as people write it: %s',
    async (phone) => {
      expect((await requestCall({ name: 'Ada', phone })).statusCode).toBe(201);
    },
  );

  test.each([
    ['', 'Mobile Number is required'],
    ['call me', /6 to 15 digits/],
    ['12345', /6 to 15 digits/],
    ['1234567890123456', /6 to 15 digits/],
    ['0 <b>79</b> 460 958', /6 to 15 digits/],
    [`${'0 '.repeat(10)}${' '.repeat(30)}1`, /at most 40/],
  ])('refuses %j and says what to do', async (phone, problem) => {
    const response = await requestCall({ name: 'Ada', phone });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ phone: expect.stringMatching(problem) });
    expect(await listRequests()).toEqual([]);
  });

  test('asks for the name', async () => {
    const response = await requestCall({ name: ' ', phone: request.phone });
    expect(response.json().fields).toEqual({ name: 'Name is required' });
  });

  test('after five requests in an hour for one number it has to wait', async () => {
    const answers = [];
    const other = { ...request, phone: '+44 20 7946 0001' };
    for (let i = 0; i < 6; i++) answers.push((await requestCall(other)).statusCode);
    expect(answers).toEqual([201, 201, 201, 201, 201, 429]);
  });

  test('is forgotten after 90 days', async () => {
    await requestCall({ ...request, phone: '+44 20 7946 0002' });
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
