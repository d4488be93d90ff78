import type { Services } from '../../../platform/services.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';
import { forgetOldAlerts } from './commands.ts';
import { sendDueAlerts } from './sending-commands.ts';

/** What recurs for job alerts: mails to whose turn it is, and the end of what nobody wants any more. */
export async function scheduleAlerts(services: Services, index: JobIndex): Promise<void> {
  const { queue, database } = services;
  await queue.schedule('send-alerts', {
    cron: '* * * * *',
    atStart: true,
    run: (signal) => sendDueAlerts(services, index, { signal }),
  });
  await queue.schedule('forget-alerts', {
    cron: '*/10 * * * *',
    atStart: true,
    run: () => forgetOldAlerts(database),
  });
}
