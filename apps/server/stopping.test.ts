import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { startBackgroundWork } from './background.ts';
import { newWebhookSecret } from './src/areas/integrations/webhooks/rules.ts';
import { createJobIndex } from './src/areas/search/job-search/job-index.ts';
import { readConfig } from './src/platform/config.ts';
import { openDatabase } from './src/platform/database/open-database.ts';
import { newId } from './src/platform/ids.ts';
import type { Services } from './src/platform/services.ts';
import { startServices } from './src/platform/start-services.ts';
import { createEmployer, createJob } from './src/testing/factories.ts';
import { useFeedServer } from './src/testing/feed-server.ts';

const feed = useFeedServer();

/** Services on an embedded database of their own; `problems` is what they log as one. */
async function start() {
  const config = readConfig({
    DATA_DIR: await mkdtemp(join(tmpdir(), 'waymark-stopping-')),
    DEMO: 'false',
    OUTBOUND_HOSTS: '127.0.0.1',
  });
  const problems: string[] = [];
  const log = pino(
    { level: 'warn' },
    new Writable({
      write: (line: Buffer, _encoding, written) => {
        problems.push(line.toString());
        written();
      },
    }),
  );
  const { services, opened, stop } = await startServices(config, log);
  const index = createJobIndex(services, log);
  await index.ready;
  return {
    services,
    problems,
    begin: () => startBackgroundWork(services, index, opened, log),
    async stop() {
      await services.queue.rest();
      await index.stop();
      await stop();
    },
    reopen: () => openDatabase(config),
  };
}

async function addSource({ database }: Services, name: string): Promise<void> {
  await database
    .insertInto('job_sources')
    .values({ id: newId(), name, address: feed.at(`/${name}`), format: 'json', every_hours: 6 })
    .execute();
}

test('[L-21, L-26] a source and a webhook that are under way when the board stops are free for its next start', async () => {
  const board = await start();
  const asked = Promise.withResolvers<void>();
  const called = Promise.withResolvers<void>();
  feed.answers['/hanging'] = () => asked.resolve();
  feed.answers['/hook'] = () => called.resolve();
  const { database } = board.services;
  await addSource(board.services, 'hanging');
  const { companyId } = await createEmployer(board.services);
  await database
    .insertInto('webhook_receivers')
    .values({
      id: newId(),
      company_id: companyId,
      url: feed.at('/hook'),
      name: 'Hook',
      secret: newWebhookSecret(),
      events: ['job.opened'],
    })
    .execute();
  await createJob(board.services, { company_id: companyId });
  await board.begin();
  await Promise.all([asked.promise, called.promise]);
  await board.stop();
  const opened = await board.reopen();
  onTestFinished(() => opened.close());
  const sources = await opened.database.selectFrom('job_sources').select('claimed_at').execute();
  expect(sources).toEqual([{ claimed_at: null }]);
  const deliveries = await opened.database
    .selectFrom('webhook_deliveries')
    .select(['claimed_until', 'attempts'])
    .execute();
  expect(deliveries).toEqual([{ claimed_until: null, attempts: 0 }]);
  expect(board.problems).toEqual([]);
});
