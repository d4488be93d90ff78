import type { Services } from '../../../platform/services.ts';
import { forgetOldCallBacks, forgetOldMessages } from './commands.ts';

/** What recurs for requests: nobody is called back or answered after so long. */
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
