import { beforeEach, expect, test } from 'vitest';
import { createStaff, type TestUser } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { findRedirect } from './queries.ts';

const context = useTestApp();
let moderator: TestUser;

beforeEach(async () => {
  moderator = await createStaff(context.services, { staff_role: 'moderator' });
});

const send = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
  context.app.inject({
    method,
    url: `/api/staff/redirects${path}`,
    headers: moderator.headers,
    ...(payload && { payload }),
  });

test('[J-5] an old path leads to a page until the redirect is removed', async () => {
  const redirect = { fromPath: '/careers', toPath: '/browse-job-filter-list?category=sales' };
  expect((await send('POST', '', redirect)).statusCode).toBe(201);
  expect(await findRedirect(context.database, '/careers')).toBe(redirect.toPath);
  expect((await send('POST', '', redirect)).json().fields).toHaveProperty('fromPath');
  const { data } = (await send('GET', '')).json();
  expect(data).toMatchObject([redirect]);
  expect((await send('DELETE', `/${data[0].id}`)).statusCode).toBe(200);
  expect(await findRedirect(context.database, '/careers')).toBeNull();
  expect((await send('DELETE', `/${data[0].id}`)).statusCode).toBe(404);
});

test.each([
  ['/old', 'https://evil.example/'],
  ['/old', '//evil.example'],
  ['/old', '/\\evil.example'],
  ['/old', 'javascript:alert(1)'],
  ['/old', '/old?x=1'],
])('[J-5] %s does not lead to %s', async (fromPath, toPath) => {
  expect((await send('POST', '', { fromPath, toPath })).json().fields).toHaveProperty('toPath');
});

test('[J-5] letters of any language lead, as browsers send them and as they are sent on', async () => {
  const redirect = { fromPath: '/über-uns', toPath: '/browse-job-filter-list?location=Łódź&q=a%20b' };
  expect((await send('POST', '', redirect)).statusCode).toBe(201);
  expect(await findRedirect(context.database, '/%C3%BCber-uns')).toBe(
    '/browse-job-filter-list?location=%C5%81%C3%B3d%C5%BA&q=a%20b',
  );
  expect(await findRedirect(context.database, '/%C3%BCber-uns%')).toBeNull();
});

test('[J-5] old paths do not lead to each other in a circle', async () => {
  expect((await send('POST', '', { fromPath: '/a', toPath: '/b?x=1' })).statusCode).toBe(201);
  expect((await send('POST', '', { fromPath: '/b', toPath: '/c' })).statusCode).toBe(201);
  const back = await send('POST', '', { fromPath: '/c', toPath: '/a' });
  expect(back.statusCode).toBe(409);
  expect(back.json().fields.toPath).toBe('This redirect would lead back to /c. Choose another page.');
  expect(await findRedirect(context.database, '/c')).toBeNull();
});

test.each(['/home', '/HOME/', '/staff', '/api/jobs', 'old', '/old?x=1'])(
  '[J-5] a page, or no path, is no old path: %s',
  async (fromPath) => {
    expect((await send('POST', '', { fromPath, toPath: '/about-us' })).json().fields).toHaveProperty(
      'fromPath',
    );
  },
);

test('[L-31] all redirects are saved as a file, for moderators', async () => {
  await send('POST', '', { fromPath: '/old-list', toPath: '/browse-job-filter-list' });
  const file = await send('GET', '/file');
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.body).toContain('/old-list,/browse-job-filter-list');
});
