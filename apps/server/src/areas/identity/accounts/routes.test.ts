import { describe, expect, test } from 'vitest';
import { createCandidate, createEmployer } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { hashPassword } from './rules.ts';

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

  test('an unknown email, a wrong password and an account without one get the same answer', async () => {
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
