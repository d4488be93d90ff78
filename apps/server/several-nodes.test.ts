import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { maxWait } from './src/platform/database/node-words.ts';
import { readConfig } from './src/platform/config.ts';
import { startServices } from './src/platform/start-services.ts';
import { createEmployer, createJob } from './src/testing/factories.ts';
import { createServerDatabase, testServerUrl } from './src/testing/test-database.ts';

const log = pino({ level: 'silent' });

/** A process of the product on the given database, without its web pages. */
async function startNode(databaseUrl: string) {
  const directory = await mkdtemp(join(tmpdir(), 'waymark-node-'));
  const running = await startServices(
    readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: directory, LOG_LEVEL: 'silent' }),
    log,
  );
  const { app, index } = await buildApp(running.services, log);
  return {
    app,
    index,
    services: running.services,
    async stop() {
      await app.close();
      await running.stop();
    },
  };
}

const wrongPassword = { email: 'nobody@example.org', password: 'not the password' };

test.skipIf(testServerUrl === undefined)(
  '[B-1] [I-7] two nodes start together on an empty database and share jobs and limits',
  async () => {
    const databaseUrl = await createServerDatabase(testServerUrl ?? '');
    const [first, second] = await Promise.all([startNode(databaseUrl), startNode(databaseUrl)]);
    await Promise.all([first.index.ready, second.index.ready]);

    const job = await createJob(first.services, { title: 'Lighthouse Keeper' });
    await second.services.changes.settled();
    const found = await second.app.inject('/api/jobs?q=lighthouse');
    expect(found.json()).toMatchObject({ total: 1, data: [{ id: job.id }] });

    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt++) {
      const { app } = attempt % 2 === 0 ? first : second;
      const answer = await app.inject({ method: 'POST', url: '/api/login', payload: wrongPassword });
      statuses.push(answer.statusCode);
    }
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
    expect(statuses[10]).toBe(429);
    await Promise.all([first.stop(), second.stop()]);
  },
);

test.skipIf(testServerUrl === undefined)(
  '[L-23] what one node closes is closed on the other with the next request, and no node that is away prevents it',
  async () => {
    const databaseUrl = await createServerDatabase(testServerUrl ?? '');
    const [first, second] = await Promise.all([startNode(databaseUrl), startNode(databaseUrl)]);
    await Promise.all([first.index.ready, second.index.ready]);
    const { companyId, headers } = await createEmployer(first.services);
    const shown = async (jobId: string) => {
      const found = await second.app.inject('/api/jobs?q=lighthouse');
      const page = await second.app.inject(`/api/jobs/${jobId}`);
      return { total: found.json().total, status: page.json().data?.status };
    };
    const change = async (action: string, jobId: string) => {
      const payload = { action, jobIds: [jobId] };
      const answer = await first.app.inject({
        method: 'POST',
        url: '/api/company/jobs/changes',
        payload,
        headers,
      });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    const usual = { ...maxWait };
    maxWait.ms = 60_000;
    for (const action of ['close', 'fill', 'trash'] as const) {
      const job = await createJob(first.services, { title: 'Lighthouse Keeper', company_id: companyId });
      await second.services.changes.settled();
      expect(await shown(job.id)).toEqual({ total: 1, status: 'active' });
      await change(action, job.id);
      const status = action === 'fill' ? 'filled' : 'expired';
      expect(await shown(job.id)).toEqual({ total: 0, status });
    }
    Object.assign(maxWait, usual);
    // It holds the lock of a node and hears nothing, as one whose machine stands still.
    const away = new pg.Client({ connectionString: databaseUrl });
    await away.connect();
    await away.query('select pg_advisory_lock_shared(7392005, 1)');
    const job = await createJob(first.services, { title: 'Lighthouse Keeper', company_id: companyId });
    await change('close', job.id);
    await second.services.changes.settled();
    expect(await shown(job.id)).toEqual({ total: 0, status: 'expired' });
    await away.end();
    await Promise.all([first.stop(), second.stop()]);
  },
);
