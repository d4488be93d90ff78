import { alertsLimit } from '@waymark/contract/seeking/choices/alerts';
import type { JobAlert } from '@waymark/contract/seeking/alerts';
import { describe, expect, test } from 'vitest';
import { createAlert, createCandidate, createCompany } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();

type Headers = Record<string, string>;
const proven = { email_confirmed_at: new Date() };
const fields = { keywords: 'nurse', location: 'London', frequency: 'daily' };

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, headers: Headers, payload?: object) =>
  context.app.inject({ method, url: `/api/job-alerts${path}`, headers, ...(payload && { payload }) });

async function add(headers: Headers, overrides: object = {}): Promise<JobAlert> {
  const response = await call('POST', '', headers, { ...fields, ...overrides });
  expect(response.statusCode).toBe(201);
  return response.json<{ data: JobAlert }>().data;
}

async function list(headers: Headers, query = ''): Promise<JobAlert[]> {
  return (await call('GET', query, headers)).json<{ data: JobAlert[] }>().data;
}

const names = (alerts: JobAlert[]) => alerts.map(({ name }) => name);

describe('[G-6] POST /job-alerts', () => {
  test('begins at once, named after what it looks for unless it is given a name', async () => {
    const { headers } = await createCandidate(context.services);
    const { id: company, name } = await createCompany(context.services, { name: 'Trinity House' });
    expect(await add(headers)).toMatchObject({
      name: 'Nurse in London',
      frequency: 'daily',
      criteria: { keywords: 'nurse', location: 'London', closelyRelated: true, role: '' },
      companyName: null,
      pausedAt: null,
      lastSentAt: null,
    });
    const own = await add(headers, {
      name: 'By the sea',
      company,
      experience: '5',
      salary: '40000',
      industry: 'Shipping',
      category: 'health',
      role: 'Keeper',
      closelyRelated: false,
      frequency: 'instant',
    });
    expect(own).toMatchObject({
      name: 'By the sea',
      companyName: name,
      criteria: { company, salary: '40000' },
    });
    expect(await list(headers)).toEqual([own, expect.objectContaining({ name: 'Nurse in London' })]);
  });

  test.each([
    [{ location: 'Lodnon' }, 'location', /Did you mean “London, England, United Kingdom”/],
    [{ location: 'Zzyzzxville' }, 'location', /We know no place called “Zzyzzxville”. Check the spelling/],
    [{ keywords: ' ', location: '' }, 'keywords', /Say what you are looking for/],
    [{ frequency: 'hourly' }, 'frequency', /how often/],
    [{ experience: '3' }, 'experience', /one from the list/],
    [{ salary: '1000' }, 'salary', /one from the list/],
    [{ category: 'magic' }, 'category', /one from the list/],
    [{ company: 'Acme' }, 'company', /do not know this company/],
    [{ company: crypto.randomUUID() }, 'company', /not here any more/],
    [{ keywords: 'a'.repeat(101) }, 'keywords', /at most 100/],
    [{ keywords: 'a b c d e f OR g'.repeat(6), role: 'r'.repeat(80) }, 'keywords', /fewer words/],
  ])('refuses %o and names the field', async (wrong, field, message) => {
    const { headers } = await createCandidate(context.services);
    const response = await call('POST', '', headers, { ...fields, ...wrong });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ [field]: expect.stringMatching(message) });
    expect(await list(headers)).toEqual([]);
  });

  test('there are five at most, also when several are added at the same moment', async () => {
    const { headers } = await createCandidate(context.services);
    for (let i = 1; i < alertsLimit; i++) await add(headers);
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '', headers, fields)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().message).toMatch(/You have 5 job alerts/);
    expect(await list(headers)).toHaveLength(alertsLimit);
  });
});

describe('[G-6] GET /job-alerts', () => {
  test('lists the newest first, the oldest first, or by name', async () => {
    const { id: user_id, headers } = await createCandidate(context.services);
    for (const [at, name] of ['baker', 'Anchor', 'cook'].entries()) {
      await createAlert(context.services, { user_id, name, created_at: new Date(2026, 0, at + 1) });
    }
    expect(names(await list(headers))).toEqual(['cook', 'Anchor', 'baker']);
    expect(names(await list(headers, '?sort=oldest'))).toEqual(['baker', 'Anchor', 'cook']);
    expect(names(await list(headers, '?sort=name'))).toEqual(['Anchor', 'baker', 'cook']);
    expect((await call('GET', '?sort=size', headers)).statusCode).toBe(400);
  });

  test('goes page by page and ends where it ends', async () => {
    const { id: user_id, headers } = await createCandidate(context.services);
    // More than anybody can add by now: what was stored before the limit is shown all the same.
    for (let i = 0; i < 27; i++) {
      await createAlert(context.services, {
        user_id,
        created_at: new Date(2026, 0, i + 1),
        name: `Day ${i}`,
      });
    }
    expect((await call('GET', '', headers)).json()).toMatchObject({ total: 27, page: 1, pageSize: 25 });
    expect(names(await list(headers, '?page=2'))).toEqual(['Day 1', 'Day 0']);
    expect((await call('GET', '?page=3', headers)).statusCode).toBe(404);
  });

  test('shows what the address had as a guest, once its owner has proven to read its mails', async () => {
    const email = 'late.joiner@example.org';
    await createAlert(context.services, { email, name: 'Before the account' });
    await createAlert(context.services, {
      email,
      name: 'Never confirmed',
      confirmed_at: null,
      confirm_hash: 'x',
    });
    const squatter = await createCandidate(context.services, { email });
    expect(await list(squatter.headers)).toEqual([]);
    await context.database.updateTable('users').set(proven).where('id', '=', squatter.id).execute();
    expect(names(await list(squatter.headers))).toEqual(['Before the account']);
    const stranger = await createCandidate(context.services, proven);
    expect(await list(stranger.headers)).toEqual([]);
  });
});

describe('[G-6] PUT, pause, resume, DELETE and restore', () => {
  test('a change replaces what is looked for, and says so', async () => {
    const { headers } = await createCandidate(context.services);
    const { id } = await add(headers);
    const response = await call('PUT', `/${id}`, headers, { ...fields, name: 'Nights', frequency: 'weekly' });
    expect(response.json().data).toMatchObject({ id, name: 'Nights', frequency: 'weekly' });
    const empty = await call('PUT', `/${id}`, headers, { frequency: 'weekly' });
    expect(empty.statusCode).toBe(400);
    expect(names(await list(headers))).toEqual(['Nights']);
  });

  test('pausing and resuming, once or twice', async () => {
    const { headers } = await createCandidate(context.services);
    const { id } = await add(headers);
    for (let press = 0; press < 2; press++) {
      expect((await call('POST', `/${id}/pause`, headers)).statusCode).toBe(200);
      expect(await list(headers)).toMatchObject([{ pausedAt: expect.any(String) }]);
    }
    for (let press = 0; press < 2; press++) {
      expect((await call('POST', `/${id}/resume`, headers)).statusCode).toBe(200);
      expect(await list(headers)).toMatchObject([{ pausedAt: null }]);
    }
  });

  test('what was deleted comes back as it was, unless its place is taken', async () => {
    const { headers } = await createCandidate(context.services);
    const alert = await add(headers);
    expect((await call('DELETE', `/${alert.id}`, headers)).statusCode).toBe(200);
    expect(await list(headers)).toEqual([]);
    expect((await call('DELETE', `/${alert.id}`, headers)).statusCode).toBe(404);
    for (let press = 0; press < 2; press++) {
      expect((await call('POST', `/${alert.id}/restore`, headers)).statusCode).toBe(200);
      expect(await list(headers)).toEqual([alert]);
    }
    await call('DELETE', `/${alert.id}`, headers);
    for (let i = 0; i < alertsLimit; i++) await add(headers, { name: `Later ${i}` });
    expect((await call('POST', `/${alert.id}/restore`, headers)).statusCode).toBe(409);
    expect(names(await list(headers))).not.toContain(alert.name);
  });

  test('of somebody else’s alert nothing is known', async () => {
    const owner = await createCandidate(context.services);
    const alert = await add(owner.headers);
    const { headers } = await createCandidate(context.services);
    for (const id of [alert.id, crypto.randomUUID(), 'first']) {
      const answers = [
        await call('PUT', `/${id}`, headers, fields),
        await call('POST', `/${id}/pause`, headers),
        await call('POST', `/${id}/resume`, headers),
        await call('DELETE', `/${id}`, headers),
        await call('POST', `/${id}/restore`, headers),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    }
    expect(await list(owner.headers)).toEqual([alert]);
  });
});
