import type { CreatedKey } from '@waymark/contract/integrations/keys';
import { describe, expect, test } from 'vitest';
import { createCandidate, createEmployer, createStaff, type TestUser } from '../../../testing/factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();

const fields = { name: 'Careers page', scopes: ['jobs:read', 'jobs:write'], days: 90 };

async function call(method: 'GET' | 'POST' | 'DELETE', url: string, user: TestUser, payload?: object) {
  const response = await context.app.inject({
    method,
    url: `/api${url}`,
    headers: { authorization: `Bearer ${user.token}` },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json() };
}

async function create(user: TestUser, path = '/company-keys', given: object = fields): Promise<CreatedKey> {
  const { status, body } = await call('POST', path, user, given);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
}

describe('creating keys', () => {
  test('[L-28] the key is shown once, stored as a hash, and mailed about', async () => {
    const owner = await createEmployer(context.services);
    const { secret, ...key } = await create(owner);
    expect(secret).toMatch(/^wk_live_[\w-]{43}$/);
    expect(key).toMatchObject({ name: 'Careers page', prefix: secret.slice(0, 12), ended: null });
    const { body } = await call('GET', '/company-keys', owner);
    expect(body.data).toEqual([key]);
    const rows = await context.database.selectFrom('api_keys').selectAll().where('id', '=', key.id).execute();
    expect(JSON.stringify(rows)).not.toContain(secret.slice(12));
    const { body: history } = await call('GET', '/company-history', owner);
    expect(history.data[0]).toMatchObject({
      kind: 'key-created',
      what: expect.stringContaining(`created the API key Careers page (${key.prefix}…)`),
    });
    expect((Date.parse(key.expiresAt ?? '') - Date.parse(key.createdAt)) / 86_400_000).toBe(90);
    const mails = await sentMails(context.database, owner.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['An API key was created with your Waymark account']);
  });

  test.each([
    [{ name: ' ' }, 'name', 'Say what the key is for.'],
    [{ name: 'a'.repeat(61) }, 'name', 'Please use at most 60 characters.'],
    [{ scopes: [] }, 'scopes', 'Choose at least one thing that the key may do.'],
    [{ scopes: ['saved-jobs:read'] }, 'scopes.0', 'Choose from what such a key may do.'],
    [{ days: 4000 }, 'days', 'Choose when the key ends.'],
  ])('[L-28] of %j the field is named with what to do', async (change, field, message) => {
    const owner = await createEmployer(context.services);
    const { status, body } = await call('POST', '/company-keys', owner, { ...fields, ...change });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ [field]: message });
  });

  test('[L-28] an owner has at most twenty live keys, also when two ask at once', async () => {
    const owner = await createEmployer(context.services);
    for (let made = 0; made < 19; made++) await create(owner);
    const both = await Promise.all([1, 2].map(() => call('POST', '/company-keys', owner, fields)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const { body } = await call('GET', '/company-keys', owner);
    expect(body.data).toHaveLength(20);
    await call('DELETE', `/company-keys/${body.data[0].id}`, owner);
    expect((await call('POST', '/company-keys', owner, fields)).status).toBe(201);
  });
});

describe('revoking keys', () => {
  test('[L-28] each owner lists and revokes its own only', async () => {
    const { services } = context;
    const [owner, other] = [await createEmployer(services), await createEmployer(services)];
    const [person, stranger] = [await createCandidate(services), await createCandidate(services)];
    const staff = await createStaff(services);
    const ofCompany = await create(owner);
    const ofPerson = await create(person, '/own-keys', { ...fields, scopes: ['saved-jobs:read'] });
    const ofBoard = await create(staff, '/staff/keys');
    for (const [user, path, foreign] of [
      [other, '/company-keys', ofCompany],
      [owner, '/company-keys', ofBoard],
      [stranger, '/own-keys', ofPerson],
      [staff, '/staff/keys', ofCompany],
    ] as const) {
      expect((await call('DELETE', `${path}/${foreign.id}`, user)).status).toBe(404);
      const { body } = await call('GET', path, user);
      expect(body.data.map(({ id }: { id: string }) => id)).not.toContain(foreign.id);
    }
    for (const [user, path, own] of [
      [owner, '/company-keys', ofCompany],
      [person, '/own-keys', ofPerson],
      [staff, '/staff/keys', ofBoard],
    ] as const) {
      expect((await call('DELETE', `${path}/${own.id}`, user)).status).toBe(200);
      const { body } = await call('GET', path, user);
      expect(body.data).toMatchObject([{ id: own.id, ended: 'revoked' }]);
      expect((await call('DELETE', `${path}/${own.id}`, user)).status).toBe(404);
    }
    const { body: log } = await call('GET', '/staff/audit?kind=key', staff);
    expect(log.data.map(({ action }: { action: string }) => action)).toEqual(['key.revoke', 'key.create']);
  });

  test('[L-28] a key opens nothing that a session opens', async () => {
    const owner = await createEmployer(context.services);
    const { secret } = await create(owner);
    const { status, body } = await call('GET', '/company-keys', { ...owner, token: secret });
    expect(status).toBe(401);
    expect(body.message).toBe('An API key opens /api/v1 only. Sign in for this.');
  });
});
