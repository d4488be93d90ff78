import type { Services } from '../../../platform/services.ts';
import { forgetEndedSessions } from './commands.ts';

/** What recurs for accounts: what lets nobody in any more goes. */
export async function scheduleAccounts({ queue, database }: Services): Promise<void> {
  await queue.schedule('forget-ended-sessions', {
    cron: '35 * * * *',
    atStart: true,
    run: () => forgetEndedSessions(database),
  });
}
