import type { Logger } from '../../platform/log.ts';
import type { Services } from '../../platform/services.ts';
import { forgetOldDeliveries } from './webhooks/commands.ts';
import { startWebhooks } from './webhooks/sender-gateway.ts';
import { webhookReceiverRoutes } from './webhooks/routes.ts';

/** Routes below `/api`. */
export const routes = [webhookReceiverRoutes];

/** What recurs. */
export const schedules = [scheduleWebhooks];

/** Webhooks are sent as soon as there are any; the log of old ones is cleared once a day. */
async function scheduleWebhooks(services: Services, _index: unknown, log: Logger): Promise<void> {
  const { queue, database } = services;
  startWebhooks(services, log);
  await queue.schedule('forget-webhooks', {
    cron: '20 3 * * *',
    atStart: true,
    run: () => forgetOldDeliveries(database),
  });
}
