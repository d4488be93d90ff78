import type { Services } from '../../../platform/services.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';
import { forgetOldAlerts } from './commands.ts';
import { sendDueAlerts } from './sending-commands.ts';

/** Sends due alerts, and deletes old ones. */
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
