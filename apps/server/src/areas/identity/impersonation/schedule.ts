import type { Services } from '../../../platform/services.ts';
import { settleVisits } from './visit-commands.ts';

/** What recurs for the visits of staff. */
export async function scheduleSupportAccess(services: Services): Promise<void> {
  await services.queue.schedule('settle-support-visits', {
    cron: '* * * * *',
    atStart: true,
    run: () => settleVisits(services),
  });
}
