import type { Services } from '../../../platform/services.ts';
import { forgetOldInvitations } from '../companies/invitation-commands.ts';
import { recheckRecords, settleMailboxes } from './commands.ts';
import { createTextLookUp } from './gateway.ts';

/** Verifications follow members’ mailboxes; records are checked again. */
export async function scheduleCompanyVerification(services: Services): Promise<void> {
  await services.queue.schedule('settle-company-mailboxes', {
    cron: '*/10 * * * *',
    atStart: true,
    run: () => settleMailboxes(services),
  });
  await services.queue.schedule('recheck-company-records', {
    cron: '25 3 * * *',
    atStart: false,
    run: () => recheckRecords(services, createTextLookUp()),
  });
  await services.queue.schedule('forget-company-invitations', {
    cron: '55 3 * * *',
    atStart: true,
    run: () => forgetOldInvitations(services.database),
  });
}
