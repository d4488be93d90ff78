import { describe, expect, test } from 'vitest';
import { createCandidate, createEmployer } from '../../testing/factories.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { hashPassword } from './password-rules.ts';

const context = useTestApp();
const password = 'a quiet harbour';

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  context.app.inject({ method: 'POST', url: `/api${url}`, payload, headers });

describe('[B-1] [B-2] POST /login', () => {
  test('the right password gives the user and a token that works', async () => {
    const { email } = await createCandidate(context.services, {
      password_hash: await hashPassword(password),
    });
    const response = await post('/login', { email: email.toUpperCase(), password });
    expect(response.statusCode).toBe(200);
    const { user, accessToken } = response.json().data;
    expect(user).toMatchObject({ email, firstName: 'Ada', role: 'candidate', company: null });
    expect(response.body).not.toContain('argon2');
    const own = await context.app.inject({
      url: '/api/get-auth-user',
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(own.json()).toEqual({ data: user });
  });

  test('an unknown e-mail, a wrong password and an account without one get the same answer', async () => {
    const known = await createCandidate(context.services, { password_hash: await hashPassword(password) });
    const fresh = await createCandidate(context.services);
    const answers = await Promise.all([
      post('/login', { email: 'nobody@example.org', password }),
      post('/login', { email: known.email, password: 'a quiet harbor' }),
      post('/login', { email: fresh.email, password }),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({
        code: 'unauthenticated',
        message: 'Email or password is not right. If you have not set a password yet, use "Forgot password".',
      });
    }
  });

  test.each([
    [
      { email: '', password: '' },
      { email: 'Email is Required', password: 'Password is Required' },
    ],
    [{ email: 'ada@', password }, { email: 'Invalid email' }],
  ])('%j is answered with the messages of the form', async (payload, fields) => {
    const response = await post('/login', payload);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual(fields);
  });

  test('the eleventh attempt for one account has to wait, and a right password starts the count anew', async () => {
    const { email } = await createCandidate(context.services, {
      password_hash: await hashPassword(password),
    });
    const attempt = async (given: string, times: number) => {
      const statuses = [];
      for (let i = 0; i < times; i++)
        statuses.push((await post('/login', { email, password: given })).statusCode);
      return statuses;
    };
    expect(await attempt('wrong password', 9)).toEqual(Array(9).fill(401));
    expect(await attempt(password, 1)).toEqual([200]);
    expect(await attempt('wrong password', 10)).toEqual(Array(10).fill(401));
    const refused = await post('/login', { email, password });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('an address with 60 attempts behind it has to wait, whichever account it tries', async () => {
    const ip = '192.0.2.7';
    for (let i = 0; i < 60; i++) await context.services.rateLimits.consume('login-address', ip);
    const refused = await context.app.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress: ip,
      payload: { email: 'somebody@example.org', password },
    });
    expect(refused.statusCode).toBe(429);
    expect((await post('/login', { email: 'somebody@example.org', password })).statusCode).toBe(401);
  });
});

describe('[A-12] POST /logout', () => {
  test('the session is gone on the server, and a dead token is no error', async () => {
    const { id, headers } = await createCandidate(context.services);
    const first = await context.app.inject({ method: 'POST', url: '/api/logout', headers });
    expect(first.statusCode).toBe(200);
    const sessions = await context.database
      .selectFrom('sessions')
      .where('user_id', '=', id)
      .select('id')
      .execute();
    expect(sessions).toEqual([]);
    const again = await context.app.inject({ method: 'POST', url: '/api/logout', headers });
    expect(again.statusCode).toBe(200);
  });
});

describe('[A-8] [F-1] GET /get-auth-user', () => {
  test('an employer is shown with the company', async () => {
    const { headers, companyId } = await createEmployer(context.services);
    const response = await context.app.inject({ url: '/api/get-auth-user', headers });
    expect(response.json().data).toMatchObject({ role: 'employer', company: { id: companyId } });
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('[G-2] [F-1] PUT /update-user', () => {
  const profile = {
    email: 'grace@example.org',
    jobTitle: 'Admiral',
    location: 'Arlington',
    firstName: 'Grace',
    lastName: 'Hopper',
    phone: '+1 202 555 0100',
    desireCompensation: '$150,0000',
  };
  const put = (payload: object, headers: Record<string, string> = {}) =>
    context.app.inject({ method: 'PUT', url: '/api/update-user', payload, headers });

  test('the profile is stored and given back, and the old address is told of the new one', async () => {
    const { id, email, headers } = await createCandidate(context.services);
    const response = await put(profile, headers);
    expect(response.json().data).toMatchObject(profile);
    const row = await context.database
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ email: profile.email, job_title: 'Admiral', last_name: 'Hopper' });
    expect(await sentMails(context.database, email)).toMatchObject([
      { subject: 'The e-mail address of your Waymark account was changed' },
    ]);
  });

  test('[B-11] an e-mail of somebody else is refused, whatever its case, and nothing is stored', async () => {
    const other = await createCandidate(context.services);
    const { id, email, headers } = await createCandidate(context.services);
    const response = await put({ ...profile, email: other.email.toUpperCase() }, headers);
    expect(response.statusCode).toBe(409);
    expect(response.json().fields.email).toContain('already exists');
    const row = await context.database
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ email, first_name: 'Ada' });
    expect(await sentMails(context.database, email)).toEqual([]);
  });

  test('a link mailed to the old address dies with the change', async () => {
    const { id, email, headers } = await createCandidate(context.services);
    await post('/forgot-password', { email });
    await put({ ...profile, email: 'moved@example.org' }, headers);
    const open = await context.database
      .selectFrom('one_time_tokens')
      .select('id')
      .where('user_id', '=', id)
      .where('used_at', 'is', null)
      .execute();
    expect(open).toEqual([]);
  });

  test('empty fields get the messages of the profile form', async () => {
    const { headers } = await createCandidate(context.services);
    const response = await put({ ...profile, jobTitle: ' ', phone: '', desireCompensation: '' }, headers);
    expect(response.json().fields).toEqual({
      jobTitle: 'Job Title is required',
      phone: 'Phone is required',
      desireCompensation: 'Desire Compensation is required',
    });
  });

  test('a guest changes nothing', async () => {
    expect((await put(profile)).statusCode).toBe(401);
  });
});
