import type { Services } from '../../../platform/services.ts';
import { forgetOldCallBacks, forgetOldMessages } from './commands.ts';

/** Old requests and messages are deleted. */
export async function scheduleContact({ queue, database }: Services): Promise<void> {
  await queue.schedule('forget-call-backs', {
    cron: '20 * * * *',
    atStart: true,
    run: () => forgetOldCallBacks(database),
  });
  await queue.schedule('forget-messages', {
    cron: '22 * * * *',
    atStart: true,
    run: () => forgetOldMessages(database),
  });
}
