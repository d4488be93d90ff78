import type { Services } from '../../../platform/services.ts';
import { forgetOldViews } from './commands.ts';

export async function scheduleJobViews({ queue, database }: Services): Promise<void> {
  await queue.schedule('forget-views', {
    cron: '50 4 * * *',
    atStart: true,
    run: () => forgetOldViews(database),
  });
}
