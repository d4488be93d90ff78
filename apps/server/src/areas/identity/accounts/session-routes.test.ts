import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createCandidate, createEmployer } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { startSession } from './session-commands.ts';

const context = useTestApp();
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';

type Headers = Record<string, string>;
const call = (method: 'GET' | 'DELETE', url: string, headers: Headers = {}) =>
  context.app.inject({ method, url: `/api${url}`, headers });
const list = async (headers: Headers) => (await call('GET', '/sessions', headers)).json().data;
const isAlive = async (headers: Headers) => (await call('GET', '/get-auth-user', headers)).statusCode === 200;

/** Signs in once more; gives the headers of the new session. */
async function signInAgain(userId: string, userAgent = firefox) {
  const { accessToken } = await startSession(context.services, userId, { userAgent });
  return { authorization: `Bearer ${accessToken}` };
}

async function ageSessions(userId: string, hours: number): Promise<void> {
  await context.database
    .updateTable('sessions')
    .set({ last_used_at: sql`last_used_at - make_interval(hours => ${hours}::int)` })
    .where('user_id', '=', userId)
    .execute();
}

describe('[A-12] GET /sessions', () => {
  test('the own devices, the one used last first, the asking one marked', async () => {
    const { id, headers } = await createCandidate(context.services);
    await signInAgain((await createCandidate(context.services)).id);
    await ageSessions(id, 5);
    await signInAgain(id);
    // The listing itself is a use of the older session.
    const response = await call('GET', '/sessions', headers);
    expect(response.statusCode).toBe(200);
    const sessions = response.json().data;
    expect(sessions).toMatchObject([
      { device: 'Unknown device', current: true },
      { device: 'Firefox on Windows', current: false },
    ]);
    expect(Object.keys(sessions[0] as object).toSorted()).toEqual([
      'createdAt',
      'current',
      'device',
      'id',
      'lastUsedAt',
    ]);
    expect(response.body).not.toContain(firefox);
  });

  test('what has expired is not shown', async () => {
    const { id, headers } = await createCandidate(context.services);
    const other = await signInAgain(id);
    const [, older] = await list(other);
    await context.database
      .updateTable('sessions')
      .set({ expires_at: sql`now()` })
      .where('id', '=', older.id as string)
      .execute();
    expect(await list(other)).toHaveLength(1);
    expect(await isAlive(headers)).toBe(false);
  });

  test.each([
    ['empty', ''],
    ['hostile', '<script>alert(1)</script>"; drop table sessions; --'],
    ['10 KB long', 'Mozilla/5.0 '.padEnd(10_240, '(')],
  ])('a user agent that is %s signs in and is shown as unknown', async (_kind, userAgent) => {
    const { id } = await createCandidate(context.services);
    const headers = await signInAgain(id, userAgent);
    const response = await call('GET', '/sessions', headers);
    expect(response.json().data[0]).toMatchObject({ device: 'Unknown device', current: true });
    expect(response.body).not.toContain('script');
    const stored = await context.database
      .selectFrom('sessions')
      .select('user_agent')
      .where('user_id', '=', id)
      .execute();
    expect(Math.max(...stored.map((session) => session.user_agent.length))).toBeLessThanOrEqual(400);
  });

  test('a guest has none', async () => {
    expect((await call('GET', '/sessions')).statusCode).toBe(401);
  });
});

describe('[A-12] DELETE /sessions/:sessionId', () => {
  test('the device is signed out, the asking one is not', async () => {
    const { id, headers } = await createEmployer(context.services);
    const lost = await signInAgain(id);
    const { id: sessionId } = (await list(lost)).find((session: { current: boolean }) => session.current);
    expect((await call('DELETE', `/sessions/${sessionId}`, headers)).statusCode).toBe(200);
    expect(await isAlive(lost)).toBe(false);
    expect(await isAlive(headers)).toBe(true);
    expect((await call('DELETE', `/sessions/${sessionId}`, headers)).statusCode).toBe(404);
  });

  test('[A-13] the one that was ended flags the logout on its next call', async () => {
    const { id, headers } = await createCandidate(context.services);
    const lost = await signInAgain(id);
    const { id: sessionId } = (await list(lost)).find((session: { current: boolean }) => session.current);
    await call('DELETE', `/sessions/${sessionId}`, headers);
    const response = await call('GET', '/sessions', lost);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'unauthenticated', logout: true });
  });

  test("another user's session is not found and stays alive; nor is an unknown one found", async () => {
    const stranger = await createCandidate(context.services);
    const { headers } = await createCandidate(context.services);
    const [{ id: sessionId }] = await list(stranger.headers);
    expect((await call('DELETE', `/sessions/${sessionId}`, headers)).statusCode).toBe(404);
    expect((await call('DELETE', `/sessions/${sessionId}`)).statusCode).toBe(401);
    expect(await isAlive(stranger.headers)).toBe(true);
    const never = '01890000-0000-7000-8000-000000000000';
    expect((await call('DELETE', `/sessions/${never}`, headers)).statusCode).toBe(404);
    expect((await call('DELETE', '/sessions/not-an-id', headers)).statusCode).toBe(404);
    expect(await isAlive(headers)).toBe(true);
  });
});

describe('[A-12] DELETE /sessions', () => {
  test('all but the one that asks', async () => {
    const { id, headers } = await createCandidate(context.services);
    const others = [await signInAgain(id), await signInAgain(id)];
    const stranger = await createCandidate(context.services);
    expect((await call('DELETE', '/sessions?except=current', headers)).statusCode).toBe(200);
    expect(await Promise.all(others.map(isAlive))).toEqual([false, false]);
    expect(await isAlive(headers)).toBe(true);
    expect(await isAlive(stranger.headers)).toBe(true);
  });

  test('all of them, the one that asks too', async () => {
    const { id, headers } = await createCandidate(context.services);
    const other = await signInAgain(id);
    const stranger = await createCandidate(context.services);
    expect((await call('DELETE', '/sessions', headers)).statusCode).toBe(200);
    expect(await isAlive(headers)).toBe(false);
    expect(await isAlive(other)).toBe(false);
    expect(await isAlive(stranger.headers)).toBe(true);
  });

  test('a mistyped exception ends nothing, and a guest ends nothing', async () => {
    const { id, headers } = await createCandidate(context.services);
    const other = await signInAgain(id);
    expect((await call('DELETE', '/sessions?except=this', headers)).statusCode).toBe(400);
    expect((await call('DELETE', '/sessions?exept=current', headers)).statusCode).toBe(400);
    expect((await call('DELETE', '/sessions')).statusCode).toBe(401);
    expect(await isAlive(other)).toBe(true);
  });
});

describe('[A-12] how long a session lasts', () => {
  const setExpiry = (userId: string, interval: string) =>
    context.database
      .updateTable('sessions')
      .set({
        last_used_at: sql`now() - interval '2 hours'`,
        expires_at: sql`now() + ${interval}::interval`,
      })
      .where('user_id', '=', userId)
      .execute();

  test('thirty days after its last use it has ended, and a use before that renews all thirty', async () => {
    expect(context.services.config.sessionDays).toBe(30);
    const { id, headers } = await createCandidate(context.services);
    await setExpiry(id, '1 second');
    expect(await isAlive(headers)).toBe(true);
    const { expires_at: expires } = await context.database
      .selectFrom('sessions')
      .select('expires_at')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect((expires.getTime() - Date.now()) / 86_400_000).toBeCloseTo(30, 2);
    await setExpiry(id, '-1 second');
    expect(await isAlive(headers)).toBe(false);
  });

  test('a new sign-in clears away what has expired', async () => {
    const { id } = await createCandidate(context.services);
    await setExpiry(id, '-1 second');
    await signInAgain(id);
    const rows = await context.database
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', id)
      .execute();
    expect(rows).toHaveLength(1);
  });
});
