import { pino } from 'pino';
import { buildApp } from '../../apps/server/app.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { vacuum } from '../../apps/server/src/platform/database/vacuum.ts';
import { startServices } from '../../apps/server/src/platform/start-services.ts';
import { JobChanges } from '../seed/job-changes.ts';
import { reportFigures } from './process-figures.ts';

/*
 * The product's API in a process that also changes jobs when it is told to: the embedded database has no
 * other process, and on PostgreSQL this one is a second.
 */
reportFigures();
const config = readConfig();
const log = pino({ level: config.logLevel });
const { services, stop } = await startServices(config, log);
const { app, index } = await buildApp(services, log);
const changes = new JobChanges(services, config.demoJobs);
// What an interrupted run has left.
await changes.clear();
await index.ready;

process.on('message', (message: unknown) => {
  if (typeof message !== 'object' || message === null || !('changesPerSecond' in message)) return;
  const perSecond = Number(message.changesPerSecond);
  if (perSecond > 0) changes.start(perSecond);
  void (perSecond > 0 ? Promise.resolve(0) : changes.stop()).then((changed) => process.send?.({ changed }));
});
process.once('SIGTERM', () => void close());
await app.listen({ port: config.port, host: config.host });
process.send?.({ ready: true });

async function close(): Promise<void> {
  await changes.stop();
  await changes.clear();
  await vacuum(services.database);
  await app.close();
  await stop();
}
