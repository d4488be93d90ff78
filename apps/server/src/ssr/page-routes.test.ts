import Fastify from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import { AppError } from '../platform/errors.ts';
import type { App } from '../platform/http/app.ts';
import { handleError } from '../platform/http/error-handler.ts';
import { finishPage } from '../platform/http/finish-page.ts';
import { PageCache } from '../platform/http/page-cache.ts';
import { pageRoutes } from './page-routes.ts';

const token = 'x'.repeat(43);

/** The routes of the pages, with a renderer that answers with the address. */
function setUp(headers: Record<string, string> = {}) {
  const app: App = Fastify().withTypeProvider<ZodTypeProvider>();
  const cache = new PageCache({ now: () => 0 });
  const rendered: string[] = [];
  const renderer = {
    async render(address: string) {
      rendered.push(address);
      const status = address.startsWith('/nothing') ? 404 : 200;
      return finishPage({ status, headers, body: Buffer.from(address) });
    },
    routesOf: () => ['root'],
  };
  app.setErrorHandler(handleError);
  const findRedirect = async (path: string) => {
    if (path === '/nothing-known') throw new AppError('unavailable', 'The database does not answer.');
    if (path === '/?p=812') return '/job-detail?job=1';
    return path === '/nothing-old' ? '/home?recent=2' : null;
  };
  const renderPreview = async (given: string, address: string) =>
    given === token ? finishPage({ status: 200, headers, body: Buffer.from(`draft ${address}`) }) : undefined;
  pageRoutes(app, { ...renderer, renderPreview }, findRedirect, cache);
  return { app, cache, rendered, get: async (url: string) => (await app.inject(url)).body };
}

test('a thousand addresses with unknown parameters are one page, rendered and cached once', async () => {
  const { get, cache, rendered } = setUp();
  for (let n = 0; n < 1000; n++) expect(await get(`/home?x=${n}&y${n}=${n}`)).toBe('/home');
  expect(rendered).toEqual(['/home']);
  expect(cache.size).toBe(1);
});

test('a parameter that the page takes makes another page', async () => {
  const { get, cache } = setUp();
  expect(await get('/home?recent=2&x=1')).toBe('/home?recent=2');
  expect(await get('/home')).toBe('/home');
  expect(cache.size).toBe(2);
});

test('[J-5] a path whose page has moved redirects there, and no other path does', async () => {
  const { app } = setUp();
  const moved = await app.inject('/nothing-old?from=mail');
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/home?recent=2']);
  expect((await app.inject('/nothing-here')).statusCode).toBe(404);
  expect((await app.inject('/home')).statusCode).toBe(200);
});

test.each([
  ['/?p=812', '/job-detail?job=1'],
  ['/?post_type=job_listing&p=812', '/job-detail?job=1'],
  ['/index.php?p=812&utm=x', '/job-detail?job=1'],
  ['/?p=813', '/home'],
  ['/?p=812x', '/home'],
  ['/?top=812', '/home'],
])('[L-31] %s of a board that has moved here leads to %s', async (url, to) => {
  const { app } = setUp();
  const { statusCode, headers, body } = await app.inject(url);
  expect(statusCode === 301 ? headers.location : body).toBe(to === '/home' ? '/' : to);
});

test('[J-5, L-22] while the database is away, a path that may have moved gets 503, neither 500 nor 404', async () => {
  const { app } = setUp();
  const headers = { accept: 'text/html' };
  const refused = await app.inject({ url: '/nothing-known', headers });
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(refused.body).toContain('The database does not answer.');
});

test('the routes of linked pages are answered whole, cached apart from the pages and bounded', async () => {
  const { get, app, cache, rendered } = setUp();
  const asked = '/__manifest?paths=%2Fhome%2C%2Fjobs&version=1';
  expect(await get(asked)).toBe(asked);
  expect(await get(asked)).toBe(asked);
  expect(rendered).toEqual([asked]);
  const huge = `/__manifest?paths=${'%2Fhome'.repeat(1500)}`;
  expect((await app.inject(huge)).statusCode).toBe(414);
  expect(rendered).toHaveLength(1);
  expect(cache.size).toBe(0);
});

test('addresses of no page are never cached', async () => {
  const { app, get, cache } = setUp();
  expect((await app.inject('/nothing-here')).statusCode).toBe(404);
  for (const url of ['/HOME', '/home/', '/nothing-here?x=1']) await get(url);
  expect(cache.size).toBe(0);
});

test('[D-4] the address of a handover and of a mailed link reaches its page and is not cached', async () => {
  const { get, cache } = setUp({ 'cache-control': 'no-store' });
  expect(await get('/order-processing?code=secret&checkoutLink=link')).toBe(
    '/order-processing?checkoutLink=link&code=secret',
  );
  expect(await get('/confirm-email?token=secret')).toBe('/confirm-email?token=secret');
  expect(cache.size).toBe(0);
});

test('[L-31] a draft of the look is shown to its link alone, and no cache keeps it', async () => {
  const { app, cache, get } = setUp({ 'cache-control': 'public, s-maxage=30' });
  const shown = await app.inject(`/home?preview=${token}&recent=2`);
  expect(shown.body).toBe('draft /home?recent=2');
  expect(shown.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  expect(cache.size).toBe(0);
  expect(await get('/home?recent=2')).toBe('/home?recent=2');
  const ended = await app.inject(`/home?preview=${'y'.repeat(43)}`);
  expect([ended.statusCode, ended.headers.location]).toEqual([302, '/home']);
  expect(ended.headers['cache-control']).toBe('private, no-store');
});

test.each(['short', '', 'x'.repeat(44), '<script>'])(
  '[L-31] %j is no link to a draft: the page is the public one',
  async (given) => {
    const { get } = setUp();
    expect(await get(`/home?preview=${encodeURIComponent(given)}`)).toBe('/home');
  },
);

test('[L-31] a link to a draft leads to no other host', async () => {
  const { app } = setUp();
  const response = await app.inject(`//evil.example/?preview=${'y'.repeat(43)}`);
  expect(response.headers.location).toBeUndefined();
});
