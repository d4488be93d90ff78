import type { Services } from '../../../platform/services.ts';
import { forgetEndedSessions } from './commands.ts';

/** Deletes expired sessions, links and codes. */
export async function scheduleAccounts({ queue, database }: Services): Promise<void> {
  await queue.schedule('forget-ended-sessions', {
    cron: '35 * * * *',
    atStart: true,
    run: () => forgetEndedSessions(database),
  });
}
