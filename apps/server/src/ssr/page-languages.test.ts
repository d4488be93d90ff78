import Fastify from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { describe, expect, test } from 'vitest';
import type { App } from '../platform/http/app.ts';
import { finishPage } from '../platform/http/finish-page.ts';
import { PageCache } from '../platform/http/page-cache.ts';
import { speak } from '../testing/board-languages.ts';
import { readPageAddress } from './page-address.ts';
import { pageRoutes } from './page-routes.ts';

/** The routes of the pages, with a renderer that answers with the address. */
function setUp() {
  const app: App = Fastify().withTypeProvider<ZodTypeProvider>();
  const cache = new PageCache({ now: () => 0 });
  const rendered: string[] = [];
  const render = async (address: string) => {
    rendered.push(address);
    const status = address.includes('/nothing') ? 404 : 200;
    return finishPage({ status, headers: {}, body: Buffer.from(address) });
  };
  const findRedirect = async (path: string) => (path === '/fr/nothing-old' ? '/about-us' : null);
  pageRoutes(app, { render, routesOf: () => ['root', 'routes/home'] }, findRedirect, cache);
  const get = async (url: string) => {
    const { statusCode, headers, body } = await app.inject(url);
    return { status: statusCode, to: headers.location, cached: headers['cache-control'], body };
  };
  return { app, cache, rendered, get };
}

describe('[L-40] pages in the languages of the board', () => {
  test('each language is a page of its own, rendered and cached once', async () => {
    speak('en', 'de');
    const { get, cache, rendered } = setUp();
    for (let n = 0; n < 3; n++) {
      expect((await get('/home')).body).toBe('/home');
      expect((await get(`/de/home?x=${n}`)).body).toBe('/de/home');
      expect((await get('/de/browse-job-list?q=koch&y=1')).body).toBe('/de/browse-job-list?q=koch');
    }
    expect(rendered).toEqual(['/home', '/de/home', '/de/browse-job-list?q=koch']);
    expect(cache.size).toBe(3);
  });

  test('its data and its manifest are those of its language', async () => {
    speak('en', 'de');
    const { get, rendered } = setUp();
    expect((await get('/de/home.data?recent=2&_routes=routes%2Fhome&x=1')).body).toBe(
      '/de/home.data?recent=2&_routes=routes%2Fhome',
    );
    expect((await get('/de/_.data?x=1')).body).toBe('/de/_.data');
    expect((await get('/de.data?x=1')).body).toBe('/de.data');
    expect((await get('/de/__manifest?paths=%2Fde%2Fhome&version=1')).status).toBe(200);
    expect(rendered.at(-1)).toBe('/de/__manifest?paths=%2Fde%2Fhome&version=1');
  });

  test.each([
    ['/DE/home?x=1', '/de/home?x=1'],
    ['/de/', '/de'],
    ['/DE', '/de'],
    ['/de/Home/', '/de/home'],
    ['/%64e/home', '/de/home'],
    [
      '/de/job-detail?id=0000AAAA-0000-7000-8000-000000000001',
      '/de/job-detail?job=0000aaaa-0000-7000-8000-000000000001',
    ],
  ])('%s redirects to %s', async (url, to) => {
    speak('en', 'de');
    expect(await setUp().get(url)).toMatchObject({ status: 301, to });
  });

  test.each(['/de/de/home', '/en/home', '/xx/home', '/de/nowhere/', '/de//home', '/de/api/jobs'])(
    '%s is no page, and nothing of it is kept',
    async (url) => {
      speak('en', 'de');
      const { get, cache } = setUp();
      expect((await get(url)).to).toBeUndefined();
      expect(readPageAddress(url, () => [])).toEqual({ address: url, isKept: false });
      expect(cache.size).toBe(0);
    },
  );

  test('a language that is not offered leads to the board’s own, for good but not for long', async () => {
    speak('en', 'de');
    const { get, rendered } = setUp();
    const moved = await get('/fr/home');
    expect(moved).toMatchObject({ status: 301, to: '/home', cached: 'public, max-age=300' });
    const mailed = await get('/fr/confirm-alert?token=secret');
    expect(mailed).toMatchObject({ status: 301, to: '/confirm-alert?token=secret', cached: 'no-store' });
    expect(await get('/fr')).toMatchObject({ to: '/' });
    expect(await get('/fr/nothing')).toMatchObject({ to: '/nothing' });
    // What staff has set goes first.
    expect(await get('/fr/nothing-old')).toMatchObject({ status: 301, to: '/about-us' });
    expect(rendered).toEqual([]);
  });

  test.each([
    '/fr//evil.example/',
    '/fr/\\evil.example',
    '/fr///evil.example',
    '/fr/%5Cevil.example',
    '//evil.example/fr',
  ])('%s leads to no other host', async (url) => {
    speak('en', 'de');
    const { to = '/' } = await setUp().get(url);
    expect(new URL(to, 'https://jobs.example').host).toBe('jobs.example');
  });

  test('a board without English leads addresses without a prefix to its own language', async () => {
    speak('de', 'fr');
    const { get, rendered } = setUp();
    expect(await get('/home')).toMatchObject({ status: 302, to: '/de/home', cached: 'public, max-age=300' });
    expect(await get('/')).toMatchObject({ status: 302, to: '/de' });
    expect(await get('/jobs?title=koch')).toMatchObject({
      status: 302,
      to: '/de/jobs?title=koch',
      cached: 'no-store',
    });
    expect(await get('/home.data')).toMatchObject({ to: '/de/home.data' });
    expect(await get('/nothing')).toMatchObject({ to: '/de/nothing' });
    expect(rendered).toEqual([]);
    expect((await get('/fr/home')).body).toBe('/fr/home');
    expect((await get('/de/home')).body).toBe('/de/home');
  });
});
