import { describe, expect, test } from 'vitest';
import { countStored } from '../../../testing/erased-people.ts';
import { createCandidate } from '../../../testing/factories.ts';
import { docxEntries, pdfBytes, zipBytes } from '../../../testing/resume-files.ts';
import { sentMails, tokenOf } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { multipart } from '../../../testing/uploads.ts';

const context = useTestApp();

type Fields = Record<string, string | readonly string[]>;
const wizard = {
  jobTitle: 'Analyst',
  location: 'London',
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '+44 20 7946 0000',
  allowedText: 'false',
  bestJobFirst: 'true',
  desireCompensation: '$100,0000',
  educationLevel: 'Some college',
  experienceLevel: '10 Plus',
  valueMostInCompany: ['Culture & Values', 'Work-Life Balance'],
  sendResumeToExpert: 'true',
};

let visitors = 0;

async function signUp(
  fields: Fields,
  file: { name: string; bytes: Buffer } | undefined = { name: 'ada.pdf', bytes: pdfBytes() },
  remoteAddress = `198.51.100.${++visitors}`,
) {
  const { payload, headers } = await multipart(fields, file);
  return context.app.inject({ method: 'POST', url: '/api/signup', payload, headers, remoteAddress });
}

async function withoutFile(fields: Fields) {
  const { payload, headers } = await multipart(fields);
  return context.app.inject({
    method: 'POST',
    url: '/api/signup',
    payload,
    headers,
    remoteAddress: '203.0.113.1',
  });
}

const check = (email: unknown, remoteAddress = `198.51.100.${++visitors}`) =>
  context.app.inject({ method: 'POST', url: '/api/signup/check-email', payload: { email }, remoteAddress });

describe('[B-3] [B-9] [F-1] POST /signup', () => {
  test('the account, resume, review request and session are there, and the token works', async () => {
    const response = await signUp({ email: 'Ada@Example.org', ...wizard });
    expect(response.statusCode).toBe(201);
    const { user, accessToken } = response.json().data;
    expect(user).toMatchObject({
      role: 'candidate',
      email: 'ada@example.org',
      desireCompensation: '$100,0000',
      valueMostInCompany: ['Culture & Values', 'Work-Life Balance'],
      allowedText: false,
      bestJobFirst: true,
      sendResumeToExpert: true,
      company: null,
    });
    const headers = { authorization: `Bearer ${accessToken}` };
    const get = async (url: string) => (await context.app.inject({ url: `/api${url}`, headers })).json().data;
    expect(await get('/get-auth-user')).toEqual(user);
    expect(await get('/resumes')).toMatchObject([{ name: 'ada.pdf', isDefault: true }]);
    expect(await get('/get-critique-detail')).toEqual({
      reviewLink: null,
      openedByCustomer: 'false',
      reviewReady: false,
    });
  });

  test('[B-10] the welcome mail carries a link for 24 hours that sets the first password', async () => {
    const email = 'welcome@example.org';
    await signUp({ email, ...wizard });
    const [mail, ...others] = await sentMails(context.database, email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain(`${context.services.config.publicUrl}/set-password?token=`);
    const { created_at: created, expires_at: expires } = await context.database
      .selectFrom('one_time_tokens')
      .innerJoin('users', 'users.id', 'one_time_tokens.user_id')
      .select(['one_time_tokens.created_at', 'one_time_tokens.expires_at'])
      .where('users.email', '=', email)
      .executeTakeFirstOrThrow();
    expect(expires.getTime() - created.getTime()).toBe(24 * 3_600_000);
    const password = 'a quiet harbour';
    const post = (url: string, payload: object) =>
      context.app.inject({ method: 'POST', url: `/api${url}`, payload });
    expect((await post('/set-password', { token: tokenOf(mail), password })).statusCode).toBe(200);
    expect((await post('/login', { email, password })).statusCode).toBe(200);
  });

  test('[B-5, L-25] a person with one name sends an empty last name; without one the form is refused', async () => {
    const email = 'suharto@example.org';
    const { lastName: _left, ...others } = wizard;
    const refused = await signUp({ ...others, email, firstName: 'Suharto' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toEqual({ lastName: 'Last name is required.' });
    const { user } = (await signUp({ ...wizard, email, firstName: 'Suharto', lastName: '' })).json().data;
    expect(user).toMatchObject({ firstName: 'Suharto', lastName: '' });
  });

  test('[B-8] without the wish for a review none is asked for', async () => {
    const before = await countStored(context);
    const response = await signUp({ email: 'alone@example.org', ...wizard, sendResumeToExpert: 'false' });
    expect(response.json().data.user.sendResumeToExpert).toBe(false);
    expect((await countStored(context)).critiques).toBe(before.critiques);
  });

  test('[B-7] the values may come as one JSON list', async () => {
    const list = JSON.stringify(wizard.valueMostInCompany);
    const response = await signUp({ email: 'json@example.org', ...wizard, valueMostInCompany: list });
    expect(response.json().data.user.valueMostInCompany).toEqual(wizard.valueMostInCompany);
  });
});

describe('[B-11] an email that has an account', () => {
  const refusal = 'An account with this email already exists. Sign in instead.';

  test('is refused with the way to sign in, is not signed in, and nothing is kept', async () => {
    const { email } = await createCandidate(context.services);
    const before = await countStored(context);
    const response = await signUp({ ...wizard, email: email.toUpperCase() });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({ code: 'conflict', message: refusal, fields: { email: refusal } });
    expect(await countStored(context)).toEqual(before);
  });

  test('of two simultaneous sign-ups one gets the account and the other the refusal', async () => {
    const before = await countStored(context);
    const answers = await Promise.all([1, 2].map(() => signUp({ ...wizard, email: 'race@example.org' })));
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const after = await countStored(context);
    expect(after).toMatchObject({ users: before.users + 1, resumes: before.resumes + 1 });
    expect(after.stored).toBe(before.stored + 1);
    expect(await sentMails(context.database, 'race@example.org')).toHaveLength(1);
  });
});

describe('[B-11] POST /signup/check-email', () => {
  test('says of an address what signing up would say of it, and changes nothing', async () => {
    const { email } = await createCandidate(context.services);
    const before = await countStored(context);
    const taken = await check(` ${email.toUpperCase()}`);
    const refused = await signUp({ ...wizard, email });
    expect([taken.statusCode, taken.json()]).toEqual([refused.statusCode, refused.json()]);
    expect(taken.statusCode).toBe(409);
    expect((await check('nobody@example.org')).statusCode).toBe(200);
    expect((await check('ada@')).json().fields).toEqual({ email: 'Invalid email' });
    expect(await countStored(context)).toEqual(before);
  });

  test('who finds accounts has to wait, here as at signing up, and for any address', async () => {
    const address = '203.0.113.19';
    const { email } = await createCandidate(context.services);
    for (let asked = 0; asked < 60; asked++) expect((await check(email, address)).statusCode).toBe(409);
    expect((await check('late@example.org', address)).statusCode).toBe(429);
    expect((await signUp({ ...wizard, email: 'late@example.org' }, undefined, address)).statusCode).toBe(429);
  });
});

describe('[B-5] the phone number', () => {
  test('is stored as it is written between countries', async () => {
    const response = await signUp({ ...wizard, email: 'phone@example.org', phone: '+44 (0)20 7946-0123' });
    expect(response.json().data.user.phone).toBe('+44 20 7946 0123');
  });

  test.each(['call me', '12345', '+1 555 0100'])('%s is refused, and no account is made', async (phone) => {
    const before = await countStored(context);
    const response = await signUp({ ...wizard, email: 'no.phone@example.org', phone });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({
      phone: 'Enter a number that can be called, for example +44 20 7946 0123.',
    });
    expect(await countStored(context)).toEqual(before);
  });
});

describe('refused forms', () => {
  test('[B-4] [B-5] [B-6] [B-7] [B-8] empty fields get the messages of the wizard', async () => {
    const response = await withoutFile({ email: '', firstName: ' ' });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({
      email: 'Email is required.',
      jobTitle: 'Job title is required.',
      location: 'Location is required.',
      firstName: 'First name is required.',
      lastName: 'Last name is required.',
      phone: 'Phone is required.',
      desireCompensation: 'Field is required',
      educationLevel: 'Education level is required',
      experienceLevel: 'Experience level is required',
      valueMostInCompany: 'Please select.',
      resume: 'Please upload a file',
    });
  });

  test.each([
    [{ email: 'ada@' }, { email: 'Invalid email' }],
    [{ valueMostInCompany: 'Culture & Values' }, { valueMostInCompany: 'Please select at least 2 options' }],
    [
      { valueMostInCompany: ['Culture & Values', 'Culture & Values'] },
      { valueMostInCompany: 'Please select at least 2 options' },
    ],
    [
      { valueMostInCompany: ['Culture & Values', 'Work-Life Balance', 'Salary & Benefits'] },
      { valueMostInCompany: 'Please select at most 2 options' },
    ],
  ])('[B-4] [B-7] %j', async (wrong, fields) => {
    const response = await signUp({ email: 'wrong@example.org', ...wizard, ...wrong });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual(fields);
  });

  test('a field outside the form is refused, so that users cannot sign up as staff', async () => {
    const response = await signUp({ email: 'staff@example.org', ...wizard, role: 'staff' });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual(['role']);
  });

  test.each([
    ['ada.txt', pdfBytes(), 415, 'Unsupported File Format'],
    ['ada.docx', zipBytes(docxEntries.slice(1)), 415, 'This file is not really a Word document'],
  ])('[B-8] the file %s is refused and no account is made', async (name, bytes, status, message) => {
    const before = await countStored(context);
    const response = await signUp({ email: 'file@example.org', ...wizard }, { name, bytes });
    expect(response.statusCode).toBe(status);
    expect(response.json().fields.resume).toContain(message);
    expect(await countStored(context)).toEqual(before);
  });

  /** Each person asks whether the address can sign up, as the wizard does, and signs up a few seconds later. */
  async function signUpMany(people: number, address: string, perMinute = 50) {
    const statuses = new Map<number, number>();
    for (let nth = 0; nth < people; nth++) {
      if (nth % perMinute === 0) await context.services.rateLimits.reset('signup-pace-address', address);
      const email = `s${nth}-${people}@school.example`;
      await check(email, address);
      const fields = { ...wizard, email, firstName: `Person ${nth}` };
      const { statusCode } = await signUp(fields, undefined, address);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    return Object.fromEntries(statuses);
  }

  test('[L-21] a fair with 200 people on one address gets in', async () => {
    expect(await signUpMany(200, '203.0.113.21')).toEqual({ 201: 200 });
  });

  test('[L-21] a script on one address does not make 1,000 accounts, however patient it is', async () => {
    const { rateLimits } = context.services;
    await rateLimits.consumeMany('signup-address', '203.0.113.22', 300);
    expect(await signUpMany(3, '203.0.113.22')).toEqual({ 429: 3 });
    await rateLimits.consumeMany('signup-day-address', '203.0.113.23', 500);
    expect(await signUpMany(3, '203.0.113.23')).toEqual({ 429: 3 });
    // Without a pause.
    expect(await signUpMany(62, '203.0.113.24', 1000)).toEqual({ 201: 60, 429: 2 });
  });

  test('[L-21] one mailbox, or one name from one address, opens few accounts', async () => {
    const statuses = [];
    for (let nth = 0; nth < 12; nth++) {
      const fields = { ...wizard, email: `bot+${nth}@example.org`, firstName: `Bot ${nth}` };
      statuses.push((await signUp(fields)).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429, 429]);
    const named = [];
    for (let nth = 0; nth < 12; nth++) {
      const fields = { ...wizard, email: `named-${nth}@example.org`, firstName: 'Bot' };
      named.push((await signUp(fields, undefined, '203.0.113.25')).statusCode);
    }
    expect(named).toEqual([...Array<number>(10).fill(201), 429, 429]);
  });
});

test('a transaction that fails takes the stored file with it', async () => {
  const before = await countStored(context);
  const { queue } = context.services;
  const { enqueue } = queue;
  queue.enqueue = () => Promise.reject(new Error('the queue is down'));
  const response = await signUp({ email: 'down@example.org', ...wizard }).finally(() => {
    queue.enqueue = enqueue;
  });
  expect(response.statusCode).toBe(500);
  expect(response.body).not.toContain('the queue is down');
  expect(await countStored(context)).toEqual(before);
});
