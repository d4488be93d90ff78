import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createCandidate } from '../../../testing/factories.ts';
import { sentMails, tokenOf } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();
let visitors = 0;

const post = (url: string, payload: object, remoteAddress = `198.51.100.${++visitors}`) =>
  context.app.inject({ method: 'POST', url: `/api${url}`, payload, remoteAddress });
const check = (token: string, purpose = 'set-password') => post('/links/check', { token, purpose });

async function newLink() {
  const { email } = await createCandidate(context.services);
  await post('/forgot-password', { email });
  return { email, token: tokenOf((await sentMails(context.database, email)).at(-1)) };
}

test('[B-10] a live link says where it was mailed to, as often as it is asked, and works afterwards', async () => {
  const { email, token } = await newLink();
  for (let asked = 0; asked < 2; asked++) {
    const response = await check(token);
    expect([response.statusCode, response.json()]).toEqual([200, { data: { email } }]);
  }
  expect((await post('/set-password', { token, password: 'a quiet harbour' })).statusCode).toBe(200);
  expect((await check(token)).statusCode).toBe(410);
});

test('[B-10] an expired link, an unknown one and one for something else are told alike', async () => {
  const { token } = await newLink();
  const other = await check(token, 'delete-account');
  const unknown = await check('x'.repeat(43));
  await sql`update one_time_tokens set expires_at = now() - interval '1 second'`.execute(context.database);
  const expired = await check(token);
  for (const response of [other, unknown, expired]) {
    expect(response.statusCode).toBe(410);
    expect(response.json()).toEqual({
      code: 'gone',
      message: 'This link was used or has expired. Ask for a new one.',
    });
  }
});

test('[B-10] what is no link is refused, and an address that tries many has to wait', async () => {
  expect((await check('short')).json().fields).toHaveProperty('token');
  expect((await check('x'.repeat(43), 'log-out')).json().fields).toHaveProperty('purpose');
  const address = '203.0.113.41';
  for (let tried = 0; tried < 600; tried++)
    await context.services.rateLimits.consume('link-address', address);
  expect(
    (await post('/links/check', { token: 'x'.repeat(43), purpose: 'set-password' }, address)).statusCode,
  ).toBe(429);
});
