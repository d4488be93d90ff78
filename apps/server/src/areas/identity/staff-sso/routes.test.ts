import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../../../app.ts';
import { createCandidate, createStaff } from '../../../testing/factories.ts';
import { hashPassword } from '../accounts/rules.ts';
import { client, useOpenIdProvider } from '../../../testing/open-id-provider.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { readConfig } from '../../../platform/config.ts';

const context = useTestApp();
const provider = useOpenIdProvider(context, '/staff-sign-in');
const log = pino({ level: 'silent' });

function sign(email: string, isProven = true) {
  provider.person = { sub: 'ada', email, email_verified: isProven };
}

async function start(settings: Record<string, unknown> = {}) {
  const staffSso = { issuer: provider.issuer, ...client, name: 'Example', isOnly: false, ...settings };
  const { app } = await buildApp(
    { ...context.services, config: { ...context.services.config, staffSso } },
    log,
  );
  onTestFinished(() => app.close());
  const post = (url: string, payload?: object) =>
    app.inject({ method: 'POST', url: `/api${url}`, ...(payload && { payload }) });
  const begin = async () =>
    (await post('/login/staff-sso/options')).json().data as { token: string; url: string };
  return { app, post, begin };
}

describe('[L-32] staff sign in with the provider of their company', () => {
  test('an invited member with the same proven address is signed in, past MFA', async () => {
    const { email, id } = await createStaff(context.services);
    sign(email.toUpperCase());
    const { app, post, begin } = await start();
    const { token, url } = await begin();
    expect(new URL(url).searchParams.get('code_challenge_method')).toBe('S256');
    const query = await provider.pass(url);
    const response = await post('/login/staff-sso', { token, query });
    expect(response.statusCode).toBe(200);
    const { user, accessToken } = response.json().data;
    expect(user.id).toBe(id);
    const overview = await app.inject({
      url: '/api/staff/members',
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(overview.statusCode).toBe(200);
    // The same answer once more, as from a history.
    expect((await post('/login/staff-sso', { token, query })).statusCode).toBe(410);
  });

  test('refuses everybody else: no member, an unproven address, a candidate, a suspended member', async () => {
    const { email, id } = await createStaff(context.services);
    const { post, begin } = await start();
    const finish = async () => {
      const { token, url } = await begin();
      return post('/login/staff-sso', { token, query: await provider.pass(url) });
    };
    sign('stranger@jobs.example');
    const stranger = await finish();
    expect(stranger.statusCode).toBe(403);
    expect(stranger.json().message).toContain('no member of staff with the address stranger@jobs.example');
    sign(email, false);
    expect((await finish()).json().message).toContain('does not say that your email address is yours');
    sign(email);
    await context.database
      .updateTable('users')
      .set({ suspended_at: new Date() })
      .where('id', '=', id)
      .execute();
    expect((await finish()).statusCode).toBe(403);
    await context.database
      .updateTable('users')
      .set({ suspended_at: null, role: 'candidate', staff_role: null })
      .where('id', '=', id)
      .execute();
    expect((await finish()).statusCode).toBe(403);
    const sessions = await context.database
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', id)
      .execute();
    expect(sessions).toHaveLength(1);
  });

  test('an answer for another browser, with another state or without a code is refused', async () => {
    const { email } = await createStaff(context.services);
    sign(email);
    const { post, begin } = await start();
    const [own, other] = [await begin(), await begin()];
    const query = await provider.pass(own.url);
    const crossed = await post('/login/staff-sso', { token: other.token, query });
    expect(crossed.statusCode).toBe(401);
    expect(crossed.json().message).toBe('You were not signed in with Example. Start again.');
    const denied = await begin();
    const state = new URL(denied.url).searchParams.get('state') ?? '';
    const refused = await post('/login/staff-sso', {
      token: denied.token,
      query: `?error=access_denied&state=${state}`,
    });
    expect(refused.statusCode).toBe(401);
    expect((await post('/login/staff-sso', { token: 'x'.repeat(43), query })).statusCode).toBe(410);
    expect((await post('/login/staff-sso', { token: own.token, query: '' })).statusCode).toBe(400);
  });

  test('an attempt ends after a quarter of an hour', async () => {
    const { post, begin } = await start();
    const { token } = await begin();
    await context.database
      .updateTable('staff_sso_attempts')
      .set({ expires_at: new Date(0) })
      .execute();
    expect((await post('/login/staff-sso', { token, query: '?code=x' })).statusCode).toBe(410);
  });

  test('a provider that is away is said to be, and the next attempt asks again', async () => {
    const { post } = await start({ issuer: 'http://127.0.0.1:1' });
    for (let nth = 0; nth < 2; nth++) {
      const response = await post('/login/staff-sso/options');
      expect(response.statusCode).toBe(503);
      expect(response.json().message).toContain('The sign-in with Example does not answer at the moment.');
    }
  });

  test('where it is the only way, passwords of staff sign in no more, and those of others do', async () => {
    const password = 'open-sesame-123';
    const staff = await createStaff(context.services, { password_hash: await hashPassword(password) });
    const { app, post } = await start({ isOnly: true });
    const response = await post('/login', { email: staff.email, password });
    expect(response.statusCode).toBe(401);
    expect(response.json().message).toContain('Staff sign in with Example: open /staff-sign-in.');
    const other = await createCandidate(context.services, { password_hash: await hashPassword(password) });
    expect((await post('/login', { email: other.email, password })).statusCode).toBe(200);
    expect((await app.inject('/api/login/staff-sso')).json()).toEqual({
      data: { name: 'Example', isOnly: true },
    });
  });

  test('where there is none, nothing is offered', async () => {
    expect((await context.app.inject('/api/login/staff-sso')).json()).toEqual({ data: null });
    const options = await context.app.inject({ method: 'POST', url: '/api/login/staff-sso/options' });
    expect(options.statusCode).toBe(404);
  });

  test.each([
    [{ STAFF_SSO_ONLY: 'true' }, /needs STAFF_SSO_ISSUER, STAFF_SSO_CLIENT_ID and STAFF_SSO_CLIENT_SECRET/],
    [{ STAFF_SSO_ISSUER: 'https://id.example' }, /needs STAFF_SSO_ISSUER, STAFF_SSO_CLIENT_ID/],
    [{ STAFF_SSO_ISSUER: 'http://id.example' }, /STAFF_SSO_ISSUER begins with https/],
  ])('%j is refused', (settings, message) => {
    expect(() => readConfig(settings)).toThrow(message);
  });
});
