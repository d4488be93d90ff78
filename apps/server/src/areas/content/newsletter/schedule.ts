import type { Services } from '../../../platform/services.ts';
import { recordDeliveries, sweepSubscribers } from './commands.ts';
import { sendDueIssues, resumeSendings } from './sending-commands.ts';

/** Sends due issues, records deliveries, and deletes old addresses. */
export async function scheduleNewsletter(services: Services): Promise<void> {
  const { queue, database } = services;
  await queue.schedule('send-newsletters', {
    cron: '* * * * *',
    atStart: true,
    async run() {
      await sendDueIssues(services);
      await recordDeliveries(database);
      await resumeSendings(services);
    },
  });
  await queue.schedule('sweep-newsletter', {
    cron: '22 * * * *',
    atStart: true,
    run: () => sweepSubscribers(database),
  });
}
