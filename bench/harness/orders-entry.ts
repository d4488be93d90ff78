import { pino } from 'pino';
import { sql } from 'kysely';
import { buildApp } from '../../apps/server/app.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { drainConnections } from '../../apps/server/src/platform/http/drain-connections.ts';
import { startServices } from '../../apps/server/src/platform/start-services.ts';
import { reportFigures } from './process-figures.ts';

/*
 * The product's API in a process that moves orders on request, as the checkout's reports would: those of one
 * customer, or all of them in one statement.
 */
reportFigures();
const config = readConfig();
const log = pino({ level: config.logLevel });
const { services, stop } = await startServices(config, log);
const { app, index } = await buildApp(services, log);
await index.ready;

process.on('message', (message: unknown) => {
  if (typeof message !== 'object' || message === null || !('moveOrdersOf' in message)) return;
  const { moveOrdersOf: userId, to } = message as { moveOrdersOf: string | null; to: number };
  void sql`
    update orders set status_percentage = ${to}
    where ${userId}::uuid is null or user_id = ${userId}::uuid
  `
    .execute(services.database)
    .then(() => process.send?.({ moved: true }));
});
process.once('SIGTERM', () => void drainConnections(app, 4000).then(stop));
await app.listen({ port: config.port, host: config.host });
process.send?.({ ready: true });
