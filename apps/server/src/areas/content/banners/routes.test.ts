import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../../../app.ts';
import { newId } from '../../../platform/ids.ts';
import { createCandidate, createStaff, type TestUser } from '../../../testing/factories.ts';
import { callsOf } from '../../../testing/paying-companies.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { listBanners, pickBanner } from './queries.ts';

const context = useTestApp();
let administrator: TestUser;
const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const banner = {
  title: 'Sea School',
  text: 'Courses for the deck.',
  url: 'https://www.sea-school.example/?from=board',
  places: ['home'],
  firstDay: dayFrom(0),
  lastDay: dayFrom(7),
};
const staff: ReturnType<typeof callsOf> = (...call) => callsOf(context, administrator)(...call);
const shown = async (place: 'home' | 'list', at = new Date()) =>
  pickBanner(await listBanners(context.database), place, at);

beforeEach(async () => {
  await context.database.deleteFrom('banners').execute();
  administrator = await createStaff(context.services);
});

async function add(change: object = {}): Promise<string> {
  const response = await staff('POST', '/staff/banners', { ...banner, ...change });
  expect(response.statusCode, response.body).toBe(201);
  const [{ id }] = (await staff('GET', '/staff/banners')).json().data;
  return id;
}

describe('[L-41] a banner', () => {
  test('is shown in its places on its days, with whose place it leads to', async () => {
    const id = await add();
    expect(await shown('home')).toEqual({
      id,
      title: 'Sea School',
      text: 'Courses for the deck.',
      host: 'sea-school.example',
      pictureUrl: null,
    });
    expect(await shown('list')).toBeNull();
    expect(await shown('home', new Date(Date.now() + 7 * 86_400_000))).not.toBeNull();
    expect(await shown('home', new Date(Date.now() + 8 * 86_400_000))).toBeNull();
  });

  test('counts views and clicks by day, and leads only where staff said', async () => {
    const id = await add();
    const later = await add({ firstDay: dayFrom(2) });
    const { app } = await buildApp(context.services, pino({ level: 'silent' }));
    const seen = await app.inject({ url: `/api/banners/${id}/seen` });
    expect([seen.headers['content-type'], seen.headers['cache-control']]).toEqual(['image/gif', 'no-store']);
    await app.inject({ url: `/api/banners/${id}/seen` });
    await app.inject({ url: `/api/banners/${newId()}/seen` });
    const followed = await app.inject({ url: `/api/banners/${id}/follow?url=https://evil.example` });
    expect([followed.statusCode, followed.headers.location]).toEqual([302, banner.url]);
    expect((await app.inject({ url: `/api/banners/${later}/follow` })).statusCode).toBe(404);
    await app.close();
    const listed = (await staff('GET', '/staff/banners')).json().data;
    expect(listed.find((one: { id: string }) => one.id === id)).toMatchObject({ views: 2, clicks: 1 });
    expect(await context.database.selectFrom('banner_counts').selectAll().execute()).toHaveLength(1);
  });

  test('is changed in the version that was read, and removed with its counts', async () => {
    const id = await add();
    const change = { ...banner, title: 'Harbour School', version: 1 };
    expect((await staff('PUT', `/staff/banners/${id}`, change)).statusCode).toBe(200);
    expect((await staff('PUT', `/staff/banners/${id}`, change)).statusCode).toBe(409);
    expect(await shown('home')).toMatchObject({ title: 'Harbour School' });
    expect((await staff('DELETE', `/staff/banners/${id}`)).statusCode).toBe(200);
    expect((await staff('DELETE', `/staff/banners/${id}`)).statusCode).toBe(404);
    expect(await shown('home')).toBeNull();
  });

  test.each([
    ['a script as its link', { url: 'javascript:alert(1)' }, 'url'],
    ['an address without encryption', { url: 'http://sea.example' }, 'url'],
    ['a last day before the first', { lastDay: dayFrom(-1) }, 'lastDay'],
    ['no place', { places: [] }, 'places'],
    ['no title', { title: ' ' }, 'title'],
  ])('with %s is refused', async (_what, change, field) => {
    const response = await staff('POST', '/staff/banners', { ...banner, ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toHaveProperty(field);
  });

  test('is for administrators alone to set', async () => {
    const candidate = await createCandidate(context.services);
    const moderator = await createStaff(context.services, { staff_role: 'moderator' });
    for (const user of [candidate, moderator]) {
      expect((await callsOf(context, user)('POST', '/staff/banners', banner)).statusCode).toBe(403);
    }
  });
});
