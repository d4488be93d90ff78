import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createCandidate } from '../../testing/factories.ts';
import { sentMails, tokenOf } from '../../testing/sent-mails.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { startSession } from './session-commands.ts';

const context = useTestApp();
const password = 'a quiet harbour';

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  context.app.inject({ method: 'POST', url: `/api${url}`, payload, headers });

const statusWith = async (token: string) =>
  (await context.app.inject({ url: '/api/get-auth-user', headers: { authorization: `Bearer ${token}` } }))
    .statusCode;

async function requestLink(email: string): Promise<string> {
  await post('/forgot-password', { email });
  return tokenOf((await sentMails(context.database, email)).at(-1));
}

describe('[B-10] POST /forgot-password', () => {
  test('a known address gets a link for 30 minutes, whose secret is not stored', async () => {
    const { id, email } = await createCandidate(context.services);
    const token = await requestLink(email);
    const row = await context.database
      .selectFrom('one_time_tokens')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.expires_at.getTime() - row.created_at.getTime()).toBe(30 * 60_000);
    expect(token).toHaveLength(43);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test('an unknown address gets the same answer and no mail', async () => {
    const { email } = await createCandidate(context.services);
    const known = await post('/forgot-password', { email });
    const unknown = await post('/forgot-password', { email: 'nobody@example.org' });
    expect(unknown.statusCode).toBe(200);
    expect(unknown.json()).toEqual(known.json());
    expect(await sentMails(context.database, 'nobody@example.org')).toEqual([]);
  });

  test('the sixth request for one account within the hour has to wait', async () => {
    const { email } = await createCandidate(context.services);
    for (let i = 0; i < 5; i++) await post('/forgot-password', { email });
    expect((await post('/forgot-password', { email })).statusCode).toBe(429);
    expect(await sentMails(context.database, email)).toHaveLength(5);
  });
});

describe('[B-10] [B-13] POST /set-password', () => {
  test('the new password signs in, and every other session ends', async () => {
    const { email, token: here, headers, id } = await createCandidate(context.services);
    const elsewhere = await startSession(context.database, id, { userAgent: '', sessionDays: 30 });
    const token = await requestLink(email);
    const response = await post('/set-password', { token, password }, headers);
    expect(response.statusCode).toBe(200);
    expect((await post('/login', { email, password })).statusCode).toBe(200);
    expect(await statusWith(here)).toBe(200);
    expect(await statusWith(elsewhere)).toBe(401);
  });

  test('a link works once, and takes the older ones with it', async () => {
    const { email } = await createCandidate(context.services);
    const older = await requestLink(email);
    const token = await requestLink(email);
    expect((await post('/set-password', { token, password })).statusCode).toBe(200);
    for (const dead of [token, older]) {
      const response = await post('/set-password', { token: dead, password: 'another harbour' });
      expect(response.statusCode).toBe(410);
      expect(response.json().message).toBe('This link was used or has expired. Ask for a new one.');
    }
    expect((await post('/login', { email, password })).statusCode).toBe(200);
  });

  test('of two simultaneous uses one sets the password', async () => {
    const { email } = await createCandidate(context.services);
    const token = await requestLink(email);
    const answers = await Promise.all(
      [password, 'another harbour'].map((one) => post('/set-password', { token, password: one })),
    );
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 410]);
  });

  test('a link that has expired sets nothing', async () => {
    const { id, email } = await createCandidate(context.services);
    const token = await requestLink(email);
    await context.database
      .updateTable('one_time_tokens')
      .set({ expires_at: sql`now()` })
      .where('user_id', '=', id)
      .execute();
    expect((await post('/set-password', { token, password })).statusCode).toBe(410);
    expect((await post('/login', { email, password })).statusCode).toBe(401);
  });

  test('a refused password leaves the link usable', async () => {
    const { email } = await createCandidate(context.services);
    const token = await requestLink(email);
    const short = await post('/set-password', { token, password: 'short' });
    expect(short.json().fields.password).toBe('Please use at least 10 characters.');
    const common = await post('/set-password', { token, password: 'password1234' });
    expect(common.statusCode).toBe(400);
    expect(common.json().fields.password).toContain('most used');
    expect((await post('/set-password', { token, password })).statusCode).toBe(200);
  });
});
