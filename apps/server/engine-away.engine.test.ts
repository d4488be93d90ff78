import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from './app.ts';
import { createBoardStatus } from './src/areas/pages/board-status/status-cache.ts';
import { openJobIndex } from './src/areas/search/engine/engine-job-index.ts';
import { createCandidate, createCompany, createJob } from './src/testing/factories.ts';
import { fillEngine, newEngineConfig } from './src/testing/search-engine.ts';
import { useTestApp } from './src/testing/test-app.ts';

const context = useTestApp();

/** A node on an engine. */
async function startNode(searchEngine = newEngineConfig()) {
  const services = { ...context.services, config: { ...context.services.config, searchEngine } };
  const node = await buildApp(services, pino({ level: 'silent' }), openJobIndex);
  onTestFinished(() => node.app.close());
  return { ...node, services };
}

const nowhere = () => newEngineConfig('http://127.0.0.1:9');

test('[L-49] a node on an engine answers searches and holds no file of postings', async () => {
  const job = await createJob(context.services, { title: 'Lighthouse Keeper' });
  const config = newEngineConfig();
  await fillEngine(context.database, config);
  const { app, index } = await startNode(config);
  await index.ready;
  const found = await app.inject('/api/jobs?q=lighthouse');
  expect(found.json<{ data: { id: string }[] }>().data.map(({ id }) => id)).toEqual([job.id]);
  expect((await index.source()).source).not.toHaveProperty('path');
});

test('[L-49] with its engine away a node says so where it searches, and goes on with all else', async () => {
  const { id } = await createCompany(context.services, { slug: 'trinity-house' });
  const job = await createJob(context.services, { company_id: id });
  const { headers } = await createCandidate(context.services);
  const { app, index, services } = await startNode(nowhere());
  const search = await app.inject('/api/jobs?q=keeper');
  expect(search.statusCode).toBe(503);
  expect(Number(search.headers['retry-after'])).toBeGreaterThan(0);
  expect((await app.inject(`/api/jobs/${job.id}`)).json()).toMatchObject({ data: { id: job.id } });
  expect(await index.findCompany('trinity-house')).toMatchObject({ id });
  expect((await app.inject({ url: '/api/get-auth-user', headers })).statusCode).toBe(200);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  const status = createBoardStatus({ ...services, index });
  expect((await status()).search).toMatchObject({ state: 'away', openJobs: null });
});
