import type { Services } from '../../../platform/services.ts';
import { forgetOldWebhooks } from './commands.ts';

/** Old reports of the checkout are deleted. */
export async function scheduleBilling({ queue, database }: Services): Promise<void> {
  await queue.schedule('forget-webhooks', {
    cron: '35 3 * * *',
    atStart: true,
    run: () => forgetOldWebhooks(database),
  });
}
