import { startBackgroundWork } from './background.ts';
import { openJobIndex } from './src/areas/search/engine/engine-job-index.ts';
import { createEngineLag } from './src/areas/search/engine/lag-cache.ts';
import { synonymIndex } from './src/areas/search/synonyms/synonym-index.ts';
import type { Config } from './src/platform/config.ts';
import { listDeploymentWarnings } from './src/platform/deployment-warnings.ts';
import { StartError } from './src/platform/errors.ts';
import { createLog } from './src/platform/log.ts';
import { serveMetrics } from './src/platform/metrics/serve-metrics.ts';
import { Shutdown } from './src/platform/shutdown.ts';
import { startServices } from './src/platform/start-services.ts';
import { Terminal } from './src/platform/terminal.ts';
import { startTracing } from './src/platform/tracing/start-tracing.ts';
import { watchEventLoop } from './src/platform/watch-event-loop.ts';

/** Starts a process that only does what the queue holds and what recurs; any number of them share the work. */
export async function startWorker(config: Config): Promise<void> {
  if (config.databaseUrl === undefined) {
    throw new StartError(
      'A worker needs DATABASE_URL: with the embedded database the web process does its work itself.',
    );
  }
  const log = await createLog(config, process.stdout.isTTY ? new Terminal(process.stdout) : undefined);
  const shutdown = new Shutdown();
  shutdown.add('the traces', await startTracing(config, log));
  const { services, opened, steps } = await startServices(config, log, { schedules: true, role: 'worker' });
  for (const step of steps) shutdown.add(...step);
  const index = openJobIndex(services, log);
  shutdown.add('the search', () => index.stop());
  shutdown.add('the reader of synonyms', synonymIndex.follow(services.database, services.notices, log));
  shutdown.add('work under way', () => services.queue.rest());
  const { database, changes } = services;
  const measured = {
    database,
    pool: opened.pool,
    changes,
    cache: undefined,
    engineLag: createEngineLag(config.searchEngine),
  };
  const metrics = await serveMetrics(config, measured, log);
  shutdown.add('the metrics', () => metrics?.stop());
  shutdown.onSignals();
  for (const warning of listDeploymentWarnings(config)) log.warn(warning);
  await startBackgroundWork(services, index, opened, log);
  shutdown.add('the watch of the event loop', watchEventLoop(log));
  process.stdout.write('The worker is ready.\n');
}
