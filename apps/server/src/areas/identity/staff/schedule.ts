import type { Services } from '../../../platform/services.ts';
import { forgetOldInvitations } from './invitation-commands.ts';

/** What recurs for the staff. */
export async function scheduleStaff({ queue, database }: Services): Promise<void> {
  await queue.schedule('forget-staff-invitations', {
    cron: '50 3 * * *',
    atStart: true,
    run: () => forgetOldInvitations(database),
  });
}
