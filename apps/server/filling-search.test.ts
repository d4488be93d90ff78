import { join } from 'node:path';
import { jobSearchSchema, type JobSearchResult } from '@waymark/contract/jobs/jobs';
import { widgetPaths } from '@waymark/contract/integrations/widget-choices';
import { pino } from 'pino';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildApp, type BuiltApp } from './app.ts';
import { greenhousePath } from './src/areas/integrations/board-endpoints/constants.ts';
import { Replica } from './src/areas/search/replica/replica-gateway.ts';
import { sendDueAlerts } from './src/areas/seeking/alerts/sending-commands.ts';
import { createChanges } from './src/platform/changes.ts';
import { finishPage } from './src/platform/http/finish-page.ts';
import { PageCache } from './src/platform/http/page-cache.ts';
import { newId } from './src/platform/ids.ts';
import { createPageData } from './src/ssr/page-data.ts';
import { pageRoutes } from './src/ssr/page-routes.ts';
import { createAlert, createCompany, createJob } from './src/testing/factories.ts';
import { sentMails } from './src/testing/sent-mails.ts';
import { useTestApp } from './src/testing/test-app.ts';

const context = useTestApp();
const log = pino({ level: 'silent' });
/** The jobs that the first step of a load takes. */
const firstStep = 500;
let oldest: { number: number };
let companyId: string;
let node: Node;

interface Node extends BuiltApp {
  /** Resolves when all is loaded. */
  finish: () => Promise<void>;
  cache: PageCache;
}

beforeAll(async () => {
  companyId = (await createCompany(context.services, { name: 'Salt Quay' })).id;
  const company_id = companyId;
  oldest = await createJob(context.services, { title: 'Zoltrix Tuner', company_id, skills: ['Hydrophony'] });
  for (let at = 0; at < firstStep; at++)
    await createJob(context.services, { title: `Lamplighter ${at}`, company_id });
  await context.services.changes.settled();
});

/** A node that has just started and does not get beyond its first step. */
beforeEach(async () => {
  const { write } = Replica.prototype;
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const spy = vi.spyOn(Replica.prototype, 'write').mockImplementation(async function (this: Replica, batch) {
    if (batch.jobs.some(({ number }) => number === oldest.number)) await promise;
    return write.call(this, batch);
  });
  const changes = createChanges(context.database, log);
  const dataDirectory = join(context.services.config.dataDirectory, newId());
  const services = {
    ...context.services,
    changes,
    config: { ...context.services.config, dataDirectory },
  };
  const built = await buildApp(services, log);
  const cache = new PageCache({ isComplete: () => built.index.isFilled });
  const { pageData } = createPageData(services, built, () => null);
  async function render(address: string) {
    const search = jobSearchSchema.parse(Object.fromEntries(new URL(address, 'http://board').searchParams));
    const shown = await pageData.searchJobs(search).then(
      (result) => ({ status: 200, body: Buffer.from(JSON.stringify(result)) }),
      (error: Response) => ({ status: error.status, body: Buffer.from('') }),
    );
    return finishPage({ headers: { 'cache-control': 'public, s-maxage=30' }, ...shown });
  }
  pageRoutes(built.app, { render, routesOf: () => ['routes/jobs'] }, async () => null, cache);
  await built.index.soFar.counts();
  async function finish() {
    release();
    await built.index.ready;
  }
  node = { ...built, finish, cache };
  return async () => {
    release();
    await built.app.close();
    spy.mockRestore();
  };
});

const search = async (query: string) => (await node.app.inject(`/api/jobs?${query}`)).json<JobSearchResult>();

test('[L-22] [L-32] a node that loads its postings is not ready until all are there', async () => {
  const refused = await node.app.inject('/readyz');
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ code: 'unavailable', message: expect.stringContaining('loading') });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await node.finish();
  expect((await node.app.inject('/readyz')).statusCode).toBe(200);
});

/** Reads an address that shows a part, and again once all is loaded. */
async function readTwice(address: string) {
  const part = await node.app.inject(address);
  expect(part.json()).toMatchObject({ total: firstStep, isLoading: true });
  expect(part.headers['cache-control']).toBe('no-store');
  expect(node.cache.size).toBe(0);
  const { pageData } = createPageData(context.services, node, () => null);
  expect(await pageData.getSiteStats()).toMatchObject({ openJobs: firstStep, isLoading: true });
  await node.finish();
  const whole = await node.app.inject(address);
  expect(whole.json()).toMatchObject({ total: firstStep + 1 });
  expect(whole.json()).not.toHaveProperty('isLoading');
  expect(await pageData.getSiteStats()).toEqual({ openJobs: firstStep + 1, companies: 1, loading: null });
  return whole;
}

test('[L-22] a search of a part says that it is one, and no cache keeps it', async () => {
  const whole = await readTwice('/api/jobs');
  expect(whole.json()).toMatchObject({ page: 1 });
});

test('[L-22] a page that shows a part is kept by nobody, and the first one after it shows all', async () => {
  const whole = await readTwice('/jobs');
  expect(whole.headers['cache-control']).toContain('s-maxage');
  expect(node.cache.size).toBe(1);
});

test('[L-22] a page beyond those of a part is not said to be missing', async () => {
  expect((await node.app.inject('/api/jobs?page=90')).statusCode).toBe(503);
  expect((await node.app.inject('/jobs?page=90')).statusCode).toBe(503);
  await node.finish();
  expect((await node.app.inject('/api/jobs?page=90')).statusCode).toBe(404);
});

test('[L-22] pages that cannot say that they show a part refuse, and what stands beside others does not', async () => {
  const { pageData } = createPageData(context.services, node, () => null);
  const { landings, categories, companies } = pageData;
  const pages = [
    () => landings.getLanding({ title: 'Zoltrix Tuner' }),
    () => categories.listTitles(),
    () => companies.listCompanyJobs(companyId, 1),
  ];
  for (const load of pages) await expect(load()).rejects.toMatchObject({ status: 503 });
  expect(await landings.listPopularLandings()).toEqual([]);
  expect(await categories.listBusiestCountries(3)).toEqual([]);
  expect(await companies.findCompany(companyId)).toMatchObject({ name: 'Salt Quay' });
  await node.finish();
  const [landing] = await Promise.all(pages.map((load) => load()));
  expect(landing).toMatchObject({ total: 1 });
});

test('[L-22] [I-7] words are read by all postings as soon as loading ends', async () => {
  // The vocabulary of the part is kept from here on.
  expect((await search('q=zoltrx')).corrected).toBeNull();
  const suggest = async () => (await node.app.inject('/api/jobs/suggestions?q=zoltr')).json().data;
  expect(await suggest()).toEqual([]);
  await node.finish();
  expect(await search('q=zoltrx')).toMatchObject({ corrected: 'zoltrix', total: 1 });
  expect(await suggest()).not.toEqual([]);
});

test('[L-22] an import is followed by the vocabulary without a wait', async () => {
  const { database, services, index } = context;
  const read = () => index.search(jobSearchSchema.parse({ q: 'quenchitl' }));
  expect((await read()).corrected).toBeNull();
  const made: string[] = [];
  for (let at = 0; at < firstStep / 2; at++)
    made.push((await createJob(services, { title: `Quenchitel Turner ${at}` })).id);
  await services.changes.settled();
  expect((await read()).corrected).toBe('quenchitel');
  await database.deleteFrom('jobs').where('id', 'in', made).execute();
  await services.changes.settled();
});

test('[L-22] feeds, sitemaps and other sites’ lists refuse while postings load, rather than send a part', async () => {
  const lists = [
    '/sitemap.xml',
    '/sitemap-landings-1.xml',
    '/feeds/jobs.rss',
    `/feeds/companies/${companyId}.json`,
    `${greenhousePath}/${companyId}/jobs`,
    widgetPaths.page,
    widgetPaths.list,
    '/api/v1/jobs',
    '/api/v1/companies',
  ];
  for (const address of lists) {
    const refused = await node.app.inject(address);
    expect([address, refused.statusCode]).toEqual([address, 503]);
    expect(Number(refused.headers['retry-after']), address).toBeGreaterThan(0);
  }
  await node.finish();
  for (const address of lists)
    expect([address, (await node.app.inject(address)).statusCode]).toEqual([address, 200]);
});

test('[L-27] the file that partners’ feeds are written from is not given before it is whole', async () => {
  await expect(node.index.source()).rejects.toMatchObject({ code: 'unavailable' });
  await node.finish();
  expect((await node.index.source()).source).toMatchObject({ path: expect.stringContaining('read-model') });
});

test('[L-29] a tool of assistants fails while postings load, with the time after which to ask again', async () => {
  const call = async () => {
    const response = await node.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { accept: 'application/json, text/event-stream' },
      payload: {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'search_jobs', arguments: { query: 'zoltrix' } },
      },
    });
    return response.body;
  };
  expect(await call()).toMatch(/"retry_after_seconds":\d+/);
  await node.finish();
  expect(await call()).toContain('Zoltrix Tuner');
});

test('[G-6] alerts wait until all postings are loaded, and miss none', async () => {
  const email = 'reader@example.org';
  const id = await createAlert(context.services, { email, criteria: { keywords: 'zoltrix' } });
  const readAlert = () =>
    context.database.selectFrom('job_alerts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const before = await readAlert();
  const now = new Date(Date.now() + 1000);
  expect(await sendDueAlerts(context.services, node.index, { now })).toBe(0);
  expect(await readAlert()).toEqual(before);
  await node.finish();
  expect(await sendDueAlerts(context.services, node.index, { now })).toBe(1);
  expect((await sentMails(context.database, email))[0]?.text).toContain('Zoltrix Tuner');
});
