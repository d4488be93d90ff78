import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { readConfig } from './src/platform/config.ts';
import { startServices } from './src/platform/start-services.ts';
import { createJob } from './src/testing/factories.ts';
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
