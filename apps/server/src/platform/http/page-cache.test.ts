import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PageCache, type RenderedPage } from './page-cache.ts';

const page = (text: string, status = 200): RenderedPage => ({ status, headers: {}, body: Buffer.from(text) });

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

const textOf = async (answer: Promise<{ body: Buffer }>) => (await answer).body.toString();

test('a page is rendered once and compressed both ways', async () => {
  const { get, renders } = setUp();
  const first = await get('/home');
  await get('/home');
  expect(renders()).toBe(1);
  expect(brotliDecompressSync(first.brotli).toString()).toBe('/home 1');
  expect(gunzipSync(await first.gzip()).toString()).toBe('/home 1');
});

test('[D-4] a page that nothing may store is not stored, nor its address', async () => {
  const { cache } = setUp();
  let renders = 0;
  const render = async () => ({ ...page(`secret ${++renders}`), headers: { 'cache-control': 'no-store' } });
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
  const old = await cache.get('/broken', () => Promise.reject(new Error('the database is gone')));
  expect(old.body.toString()).toBe('/broken 1');
});

test('pages that nobody asks for make room when the bytes run out', async () => {
  const { get, renders } = setUp({ maxBytes: 42 });
  for (const key of ['/1', '/2', '/3', '/1', '/4', '/5']) await get(key);
  expect(renders()).toBe(5);
  await get('/1');
  expect(renders()).toBe(5);
  await get('/2');
  expect(renders()).toBe(6);
});

test('addresses that do not exist take no room', async () => {
  const { cache, get, renders } = setUp({ maxBytes: 60 });
  await get('/home');
  for (let n = 0; n < 20; n++) await cache.get(`/invented-${n}`, async () => page('not found', 404));
  await get('/home');
  expect(renders()).toBe(1);
});
