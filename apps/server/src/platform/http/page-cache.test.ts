import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { finishPage } from './finish-page.ts';
import { PageCache, type CachedPage } from './page-cache.ts';

const page = (text: string, status = 200, headers = {}) =>
  finishPage({ status, headers, body: Buffer.from(text) });

/** A cache on a clock that the test turns, and a renderer that counts. */
function setUp(limits: { maxBytes?: number } = {}) {
  let time = 0;
  let renders = 0;
  const cache = new PageCache({ freshFor: 1000, staleFor: 10_000, now: () => time, ...limits });
  return {
    cache,
    renders: () => renders,
    wait: (milliseconds: number) => (time += milliseconds),
    get: (key: string) => cache.get(key, async () => page(`${key} ${++renders}`)),
  };
}

const textOf = async (answer: Promise<CachedPage>) => (await (await answer).plain()).toString();

test('a page is rendered once and compressed both ways', async () => {
  const { get, renders } = setUp();
  const first = await get('/home');
  await get('/home');
  expect(renders()).toBe(1);
  expect(brotliDecompressSync(first.brotli).toString()).toBe('/home 1');
  expect(gunzipSync(await first.gzip()).toString()).toBe('/home 1');
});

test('[L-35] a page that is sent often is sent in fewer bytes, with the same content and tag', async () => {
  const { cache } = setUp();
  const text = Array.from(
    { length: 3000 },
    (_none, at) => `<li class="job">${(Math.imul(at, 2_654_435_761) >>> 9).toString(36)}</li>`,
  ).join('');
  const get = () => cache.get('/home', async () => page(text));
  const first = await get();
  await expect.poll(async () => (await get()).brotli.length).toBeLessThan(first.brotli.length);
  const last = await get();
  expect(last.etag).toBe(first.etag);
  expect((await last.plain()).toString()).toBe(text);
});

test('[D-4] a page that nothing may store is not stored, nor its address', async () => {
  const { cache } = setUp();
  let renders = 0;
  const render = async () => page(`secret ${++renders}`, 200, { 'cache-control': 'no-store' });
  expect(await textOf(cache.get('/order-processing?code=secret', render))).toBe('secret 1');
  expect(await textOf(cache.get('/order-processing?code=secret', render))).toBe('secret 2');
});

test('many who ask at once share one rendering', async () => {
  const { get, renders } = setUp();
  await Promise.all(Array.from({ length: 50 }, () => get('/home')));
  expect(renders()).toBe(1);
});

test('an old page is answered at once and refreshed behind the answer', async () => {
  const { get, wait } = setUp();
  await get('/home');
  wait(1001);
  expect(await textOf(get('/home'))).toBe('/home 1');
  await new Promise((resolve) => setImmediate(resolve));
  await expect.poll(() => textOf(get('/home'))).toBe('/home 2');
});

test('a page too old to show is rendered before the answer', async () => {
  const { get, wait } = setUp();
  await get('/home');
  wait(10_001);
  expect(await textOf(get('/home'))).toBe('/home 2');
});

test('[L-23] a page is shown for no longer than it allows shared caches', async () => {
  const { cache, wait } = setUp();
  const headers = { 'cache-control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=2' };
  let renders = 0;
  const get = () =>
    textOf(cache.get('/job-detail?job=1', async () => page(`job ${++renders}`, 200, headers)));
  await get();
  wait(2999);
  expect(await get()).toBe('job 1');
  await expect.poll(get).toBe('job 2');
  wait(3001);
  expect(await get()).toBe('job 3');
});

test('[J-5] what every page says has changed: none is shown once more, nor one whose rendering had begun', async () => {
  const { cache, get } = setUp();
  await get('/home');
  let finish = () => {};
  const late = cache.get('/jobs', async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return page('the old name');
  });
  cache.clear();
  expect(await textOf(get('/home'))).toBe('/home 2');
  expect(await textOf(get('/jobs'))).toBe('/jobs 3');
  finish();
  await late;
  expect(await textOf(get('/jobs'))).toBe('/jobs 3');
});

test('a change of data makes pages old, those that are being rendered too', async () => {
  const { cache, get } = setUp();
  let finish = () => {};
  const rendering = cache.get('/jobs', async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return page('before the change');
  });
  await Promise.resolve();
  cache.invalidate();
  finish();
  await rendering;
  await get('/jobs');
  await expect.poll(() => textOf(get('/jobs'))).not.toBe('before the change');
});

test('a failure is not kept, and an old page outlives a failed refresh', async () => {
  const { cache, get, wait } = setUp();
  await cache.get('/broken', async () => page('sorry', 500));
  expect(await textOf(get('/broken'))).toBe('/broken 1');
  wait(1001);
  const old = cache.get('/broken', () => Promise.reject(new Error('the database is gone')));
  expect(await textOf(old)).toBe('/broken 1');
});

test('an old page outlives a refresh that is answered with a failure', async () => {
  const { cache, get, wait } = setUp();
  await get('/home');
  wait(1001);
  await cache.get('/home', async () => page('the database is away', 503));
  await new Promise((resolve) => setImmediate(resolve));
  wait(1001);
  expect(await textOf(cache.get('/home', async () => page('still away', 503)))).toBe('/home 1');
});
/** A page of a kilobyte; with what belongs to it the cache counts about 1,050 bytes. */
const kilobyte = () => page('x'.repeat(1024));

test('pages without requests are evicted when the cache is full', async () => {
  const { cache } = setUp({ maxBytes: 4 * 1150 });
  let renders = 0;
  const get = (key: string) => cache.get(key, async () => (renders++, kilobyte()));
  for (const key of ['/a?1', '/a?2', '/a?3', '/a?1', '/a?4']) await get(key);
  expect(renders).toBe(4);
  expect(cache.size).toBe(3);
  await get('/a?1');
  expect(renders).toBe(4);
  await get('/a?2');
  expect(renders).toBe(5);
});

test('any number of searches pushes out no page whose address asks for nothing', async () => {
  const { cache } = setUp({ maxBytes: 4 * 1150 });
  let renders = 0;
  await cache.get('/home', async () => (renders++, kilobyte()));
  for (let n = 0; n < 20; n++) await cache.get(`/search?q=${n}`, async () => kilobyte());
  await cache.get('/home', async () => (renders++, kilobyte()));
  expect(renders).toBe(1);
});

test('addresses that do not exist take no room', async () => {
  const { cache } = setUp();
  for (let n = 0; n < 20; n++) await cache.get(`/invented-${n}`, async () => page('not found', 404));
  expect(cache.size).toBe(0);
});
