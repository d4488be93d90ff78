import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createCandidate, createEmployer } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();

const get = (url: string, headers: Record<string, string> = {}) =>
  context.app.inject({ method: 'GET', url: `/api${url}`, headers });

describe('[A-10] [A-13] the gate', () => {
  test('a guest is asked to sign in, and keeps what the browser stores', async () => {
    const response = await get('/get-auth-user');
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ code: 'unauthenticated', message: 'Please sign in.' });
  });

  test.each(['Bearer unknown-but-long-enough-token', 'Bearer short', 'Basic YWRhOnNlY3JldA=='])(
    'a token that is not alive (%s) flags the logout',
    async (authorization) => {
      const response = await get('/get-auth-user', { authorization });
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ code: 'unauthenticated', logout: true });
    },
  );

  test('a session that has expired flags the logout', async () => {
    const { id, headers } = await createCandidate(context.services);
    await context.database
      .updateTable('sessions')
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where('user_id', '=', id)
      .execute();
    expect((await get('/get-auth-user', headers)).json()).toMatchObject({ logout: true });
  });

  test('an account that changes things without end has to wait, and reads on', async () => {
    const { id, headers } = await createCandidate(context.services);
    for (let nth = 0; nth < 10_000; nth++) await context.services.rateLimits.consume('change-user', id);
    const change = await context.app.inject({ method: 'POST', url: '/api/keep-account', headers });
    expect([change.statusCode, change.json().code]).toEqual([429, 'too_many_requests']);
    expect((await get('/get-auth-user', headers)).statusCode).toBe(200);
  });

  test('the token itself is not stored', async () => {
    const { id, token } = await createCandidate(context.services);
    const session = await context.database
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(session)).not.toContain(token);
  });

  test('an employer is refused where candidates belong, before the body is looked at', async () => {
    const { headers } = await createEmployer(context.services);
    const response = await context.app.inject({ method: 'POST', url: '/api/applications', headers });
    expect(response.statusCode).toBe(403);
    expect(response.json().message).toBe('This is for candidates. Sign in with a candidate account.');
  });

  test.each([
    ['candidate', 'This is for employers. Sign in with an employer account.'],
    ['employer', 'You do not belong to a company any more. Ask a colleague to invite you.'],
  ] as const)('a %s without a company is refused where employers belong', async (role, message) => {
    const { headers } = await createCandidate(context.services, { role });
    const response = await get('/company/jobs', headers);
    expect(response.statusCode).toBe(403);
    expect(response.json().message).toBe(message);
  });
});

describe('the length of a session', () => {
  const readSession = (userId: string) =>
    context.database
      .selectFrom('sessions')
      .select(['last_used_at', 'expires_at'])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();

  test('a session that is used after an hour lasts its full time again', async () => {
    const { id, headers } = await createCandidate(context.services);
    await context.database
      .updateTable('sessions')
      .set({
        last_used_at: sql`now() - interval '61 minutes'`,
        expires_at: sql`now() + interval '1 minute'`,
      })
      .where('user_id', '=', id)
      .execute();
    await get('/get-auth-user', headers);
    const { last_used_at: used, expires_at: expires } = await readSession(id);
    const days = (expires.getTime() - used.getTime()) / 86_400_000;
    expect(days).toBeCloseTo(context.services.config.sessionDays, 3);
  });

  test('a session that was used within the hour costs no write', async () => {
    const { id, headers } = await createCandidate(context.services);
    const before = await readSession(id);
    await get('/get-auth-user', headers);
    expect(await readSession(id)).toEqual(before);
  });
});
