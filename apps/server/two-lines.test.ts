import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import { pino } from 'pino';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildApp } from './app.ts';
import { Replica } from './src/areas/search/replica/replica-gateway.ts';
import type { App } from './src/platform/http/app.ts';
import { finishPage } from './src/platform/http/finish-page.ts';
import { PageCache } from './src/platform/http/page-cache.ts';
import { createPageData } from './src/ssr/page-data.ts';
import { pageRoutes } from './src/ssr/page-routes.ts';
import { knownHash, knownPassword } from './src/testing/account-calls.ts';
import { createCandidate, createJob } from './src/testing/factories.ts';
import { useTestApp } from './src/testing/test-app.ts';

const context = useTestApp();
let app: App;
let lookups: ReturnType<typeof holdLookups>;

beforeAll(async () => {
  await createJob(context.services, { title: 'Lamplighter' });
  await context.services.changes.settled();
});

beforeEach(async () => {
  ({ app } = await createBoard());
  // Its words are read before the look-ups are held.
  await app.inject('/api/jobs?q=lamplighter');
  lookups = holdLookups();
});

afterEach(async () => {
  lookups.release();
  await app.close();
});

/** The board with pages that show how many jobs there are, or all that a search finds. */
async function createBoard() {
  const index = Object.create(context.index, { stop: { value: async () => {} } }) as typeof context.index;
  const built = await buildApp(context.services, pino({ level: 'silent' }), () => index);
  const { pageData } = createPageData(context.services, built, () => null);
  async function render(address: string) {
    const q = new URL(address, 'http://board').searchParams.get('q');
    const show = async () => (q ? (await pageData.searchJobs(jobSearchSchema.parse({ q }))).total : 'home');
    const page = await show().then(
      (shown) => ({ status: 200, body: Buffer.from(String(shown)) }),
      (error: Response) => ({ status: error.status, body: Buffer.from('The page cannot be shown.') }),
    );
    return finishPage({ headers: {}, ...page });
  }
  pageRoutes(built.app, { render, routesOf: () => ['routes/jobs'] }, async () => null, new PageCache());
  return built;
}

/** Has the words of every search looked up when it is released, and says how many have been asked for. */
function holdLookups() {
  const released = Promise.withResolvers<void>();
  const find = Replica.prototype.find;
  const spy = vi.spyOn(Replica.prototype, 'find').mockImplementation(async function (this: Replica, lookup) {
    await released.promise;
    return find.call(this, lookup);
  });
  return {
    calls: () => spy.mock.calls.length,
    release() {
      released.resolve();
      spy.mockRestore();
    },
  };
}

/** Searches for words that were not searched for before, from one address. */
function searchFrom(remoteAddress: string, count: number) {
  return Array.from({ length: count }, (_, at) => {
    const q = `lamplighter ${remoteAddress} ${at}`;
    return app.inject({ url: `/api/jobs?q=${encodeURIComponent(q)}`, remoteAddress });
  });
}

/** More than search at once and than may wait of one address. */
const flood = 40;

test('[L-35] [L-21] one address does not hold the whole line: another is served between its searches', async () => {
  const order: string[] = [];
  const note = (from: string, searches: ReturnType<typeof searchFrom>) =>
    searches.map((search) => search.then(({ statusCode }) => void order.push(`${from} ${statusCode}`)));
  const crowd = note('crowd', searchFrom('10.0.0.1', flood));
  await Promise.race(crowd);
  const other = note('other', searchFrom('10.0.0.2', 1));
  await app.inject('/home');
  lookups.release();
  await Promise.all([...crowd, ...other]);
  const answered = order.filter((one) => one.endsWith('200'));
  // Behind the two that were being answered and the next of the crowd.
  expect(answered.slice(0, 5)).toContain('other 200');
  expect(answered.length).toBeGreaterThan(5);
});

test('[L-35] [L-21] while searches are held up, a sign-in and a kept page are answered and searches refused', async () => {
  const email = 'ada@example.org';
  await createCandidate(context.services, { email, password_hash: await knownHash() });
  expect((await app.inject('/home')).body).toBe('home');
  const searches = searchFrom('10.0.1.1', flood);
  const refused = await Promise.race(searches);
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
  expect(refused.headers['retry-after']).toBe('2');
  await expect.poll(lookups.calls).toBe(2);

  const signIn = await app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email, password: knownPassword },
  });
  expect(signIn.statusCode).toBe(200);
  expect((await app.inject('/home')).body).toBe('home');
  const page = await app.inject({ url: '/jobs?q=lantern', remoteAddress: '10.0.1.1' });
  expect([page.statusCode, page.headers['cache-control']]).toEqual([503, 'no-store']);
  expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);

  lookups.release();
  const statuses = (await Promise.all(searches)).map(({ statusCode }) => statusCode);
  // Two that were let in, and at most so many of an address that may wait.
  const answered = statuses.filter((status) => status === 200).length;
  expect([answered > 2, answered <= 2 + 25]).toEqual([true, true]);
  expect(statuses.filter((status) => status === 503)).toHaveLength(flood - answered);
  expect((await app.inject({ url: '/jobs?q=lamplighter', remoteAddress: '10.0.1.1' })).body).toBe('1');
});
