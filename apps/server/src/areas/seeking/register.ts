import { isMailRead } from '../../platform/mail-delivery/deliver-mail.ts';
import type { Services } from '../../platform/services.ts';
import { companyMerged } from '../companies/companies/merge-commands.ts';
import type { JobIndex } from '../search/job-search/job-index.ts';
import { mergeAlerts, forgetOldAlerts } from './alerts/commands.ts';
import { askForRenewals } from './alerts/renewal-commands.ts';
import { guestAlertRoutes, alertRoutes } from './alerts/routes.ts';
import { sendDueAlerts } from './alerts/sending-commands.ts';
import { likeRoutes, savedJobRoutes } from './saved-jobs/routes.ts';

/** Routes below `/api`. */
export const routes = [savedJobRoutes, likeRoutes, alertRoutes, guestAlertRoutes];

/** What recurs. */
export const schedules = [scheduleAlerts];

/** What happens here in the transactions of other areas. */
export const hooks = [companyMerged.on(mergeAlerts)];

export { personalData } from './personal-data.ts';

/** Sends due alerts, and deletes old ones. */
async function scheduleAlerts(services: Services, index: JobIndex): Promise<void> {
  const { queue, database } = services;
  await queue.schedule('send-alerts', {
    cron: '* * * * *',
    atStart: true,
    run: (signal) => sendDueAlerts(services, index, { signal }),
  });
  await queue.schedule('renew-alerts', {
    cron: '10 7 * * *',
    atStart: false,
    run: async () => isMailRead(services.config) && askForRenewals(services),
  });
  await queue.schedule('forget-alerts', {
    cron: '*/10 * * * *',
    atStart: true,
    run: () => forgetOldAlerts(database),
  });
}
