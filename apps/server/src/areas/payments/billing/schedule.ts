import type { Services } from '../../../platform/services.ts';
import { forgetOldWebhooks } from './webhook-commands.ts';

/** What recurs for the checkout: what it sent long ago is forgotten. */
export async function scheduleBilling({ queue, database }: Services): Promise<void> {
  await queue.schedule('forget-webhooks', {
    cron: '35 3 * * *',
    atStart: true,
    run: () => forgetOldWebhooks(database),
  });
}
