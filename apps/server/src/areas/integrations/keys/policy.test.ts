import { describe, expect, test } from 'vitest';
import { createCandidate, createEmployer, createStaff, suspend } from '../../../testing/factories.ts';
import { createKey, type TestKey } from '../../../testing/key-factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { eraseDueAccounts } from '../../lifecycle/privacy/erasure-commands.ts';
import { forgetEndedKeys } from './commands.ts';

const context = useTestApp();
const day = 86_400_000;

async function ask(headers: Record<string, string>, url = '/v1/key', remoteAddress = '10.0.0.1') {
  const response = await context.app.inject({ url: `/api${url}`, headers, remoteAddress });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

async function companyKey(overrides: Partial<Parameters<typeof createKey>[2]> = {}) {
  const owner = await createEmployer(context.services);
  const key = await createKey(context.services, owner.id, {
    company_id: owner.companyId,
    scopes: ['jobs:read'],
    ...overrides,
  });
  return { owner, key };
}

describe('a live key', () => {
  test('[L-28] says what it is, and is noted as used once a minute', async () => {
    const { owner, key } = await companyKey();
    const { body } = await ask(key.headers);
    expect(body.data).toEqual({
      id: key.id,
      owner: 'company',
      companyId: owner.companyId,
      scopes: ['jobs:read'],
    });
    const first = await lastUse(key);
    expect(first).toBeInstanceOf(Date);
    await ask(key.headers);
    expect(await lastUse(key)).toEqual(first);
    const before = new Date(Date.now() - 61_000);
    await context.database
      .updateTable('api_keys')
      .set({ last_used_at: before })
      .where('id', '=', key.id)
      .execute();
    await ask(key.headers);
    expect((await lastUse(key))!.getTime()).toBeGreaterThan(before.getTime());
  });

  test('[L-28] opens what its scopes name, for its kind of owner only', async () => {
    const { key } = await companyKey();
    expect((await ask(key.headers, '/v1/company/jobs')).status).toBe(200);
    const applications = await ask(key.headers, '/v1/company/applications');
    expect(applications.status).toBe(403);
    expect(applications.body.message).toBe(
      'This API key lacks the scope applications:read. Create one that has it.',
    );
    const board = await ask(key.headers, '/v1/board/jobs');
    expect(board).toMatchObject({ status: 403, body: { message: 'This takes an API key of the board.' } });
    expect((await ask(key.headers, '/v1/me/applications')).status).toBe(403);
    const staff = await createStaff(context.services);
    const boardKey = await createKey(context.services, staff.id, { scopes: ['jobs:read'] });
    expect((await ask(boardKey.headers, '/v1/board/jobs')).status).toBe(200);
    expect((await ask(boardKey.headers, '/v1/company/jobs')).status).toBe(403);
  });

  test('[L-28] has a limit of its own', async () => {
    const { key } = await companyKey();
    await context.services.rateLimits.reset('key-call', key.id);
    const { rateLimits } = context.services;
    for (let calls = 0; calls < 18_000; calls += 1) await rateLimits.consume('key-call', key.id);
    const { status, headers } = await ask(key.headers);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a key that has ended', () => {
  test('[L-28] an expired and a revoked one are refused with what to do', async () => {
    const { key: expired } = await companyKey({ expires_at: new Date(Date.now() - 1000) });
    expect((await ask(expired.headers)).body).toEqual({
      message: 'This API key has expired. Create a new one and send that.',
      code: 'unauthenticated',
    });
    const { key: revoked } = await companyKey({ revoked_at: new Date() });
    const { status, body } = await ask(revoked.headers);
    expect(status).toBe(401);
    expect(body.message).toBe('This API key was revoked. Create a new one and send that.');
  });

  test('[L-28] one revoked on the page is refused at the next call', async () => {
    const { owner, key } = await companyKey();
    expect((await ask(key.headers)).status).toBe(200);
    await context.app.inject({
      method: 'DELETE',
      url: `/api/company-keys/${key.id}`,
      headers: owner.headers,
    });
    expect((await ask(key.headers)).status).toBe(401);
  });

  test('[L-28] it stops while the person who made it may make none, and ends when they leave', async () => {
    const { owner, key } = await companyKey();
    const { database } = context;
    const member = () => database.updateTable('company_members').where('user_id', '=', owner.id);
    await member().set({ member_role: 'recruiter' }).execute();
    expect((await ask(key.headers)).status).toBe(401);
    await member().set({ member_role: 'owner' }).execute();
    expect((await ask(key.headers)).status).toBe(200);
    await suspend(database, owner.id);
    expect((await ask(key.headers)).status).toBe(401);
    await database.updateTable('users').set({ suspended_at: null }).where('id', '=', owner.id).execute();
    await database.deleteFrom('company_members').where('user_id', '=', owner.id).execute();
    const row = { company_id: owner.companyId, user_id: owner.id, member_role: 'owner' } as const;
    await database.insertInto('company_members').values(row).execute();
    expect((await ask(key.headers)).body.message).toBe(
      'This API key is not known. Check that all of it was copied.',
    );
  });

  test('[L-28] it opens nothing while its company is suspended', async () => {
    const { owner, key } = await companyKey();
    const company = context.database.updateTable('companies').where('id', '=', owner.companyId);
    await company.set({ held_reason: 'suspended' }).execute();
    expect(await ask(key.headers)).toMatchObject({
      status: 403,
      body: { message: 'The company of this API key is suspended. Write to us about it.' },
    });
    await company.set({ held_reason: null }).execute();
    expect((await ask(key.headers)).status).toBe(200);
  });

  test('[L-28] staff who are administrators no longer, and erased people, have none', async () => {
    const staff = await createStaff(context.services);
    const key = await createKey(context.services, staff.id, { scopes: ['jobs:read'] });
    await context.database
      .updateTable('users')
      .set({ staff_role: 'moderator' })
      .where('id', '=', staff.id)
      .execute();
    expect((await ask(key.headers)).status).toBe(401);
    const person = await createCandidate(context.services, { deletion_due_at: new Date(Date.now() - day) });
    const own = await createKey(context.services, person.id, {
      owner_kind: 'person',
      scopes: ['saved-jobs:read'],
    });
    expect((await ask(own.headers, '/v1/me/saved-jobs')).status).toBe(200);
    await eraseDueAccounts(context.services);
    expect((await ask(own.headers, '/v1/me/saved-jobs')).status).toBe(401);
    expect(await lastUse(own)).toBeUndefined();
  });

  test('[L-28] is forgotten a month later', async () => {
    const { key: old } = await companyKey({ revoked_at: new Date(Date.now() - 31 * day) });
    const { key: recent } = await companyKey({ revoked_at: new Date(Date.now() - 29 * day) });
    const { key: live } = await companyKey();
    await forgetEndedKeys(context.database);
    const rows = await context.database.selectFrom('api_keys').select('id').execute();
    const ids = rows.map(({ id }) => id);
    expect(ids).toContain(recent.id);
    expect(ids).toContain(live.id);
    expect(ids).not.toContain(old.id);
  });
});

describe('what is no key', () => {
  test('[L-28] nothing, a session and a key in the address are refused with how to send one', async () => {
    const { owner, key } = await companyKey();
    const how = 'Send an API key: “Authorization: Bearer wk_live_…”.';
    expect(await ask({})).toMatchObject({ status: 401, body: { message: how } });
    expect(await ask(owner.headers)).toMatchObject({ status: 401, body: { message: how } });
    expect(await ask(owner.headers, '/v1/jobs')).toMatchObject({ status: 401, body: { message: how } });
    const never = /^Send an API key in the header “Authorization”, never in the address/;
    for (const url of [
      `/v1/key?api_key=${key.secret}`,
      `/v1/jobs/${key.secret}`,
      `/v1/jobs?q=${key.secret.replaceAll('_', '%5F')}`,
    ]) {
      const { status, body } = await ask(key.headers, url);
      expect(status, url).toBe(400);
      expect(body.message).toMatch(never);
    }
  });

  test('[L-28] of a thousand wrong keys most are told to wait, and a live one is let in beside them', async () => {
    const { key } = await companyKey();
    const statuses = new Map<number, number>();
    for (let tried = 0; tried < 1000; tried += 1) {
      const wrong = `wk_live_${String(tried).padStart(43, 'x')}`;
      const { status } = await ask({ authorization: `Bearer ${wrong}` }, '/v1/key', '10.9.9.9');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(statuses.get(401)).toBeGreaterThanOrEqual(200);
    expect(statuses.get(401)).toBeLessThanOrEqual(305);
    expect(statuses.get(429)).toBe(1000 - (statuses.get(401) ?? 0));
    expect((await ask(key.headers, '/v1/key', '10.9.9.9')).status).toBe(200);
  });
});

async function lastUse({ id }: TestKey): Promise<Date | null | undefined> {
  const row = await context.database
    .selectFrom('api_keys')
    .select('last_used_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.last_used_at;
}
