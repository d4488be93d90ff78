import { companyMerged } from '../companies/companies/merge-commands.ts';
import { mergeAlerts } from './alerts/commands.ts';
import { guestAlertRoutes, alertRoutes } from './alerts/routes.ts';
import { scheduleAlerts } from './alerts/schedule.ts';
import { likeRoutes, savedJobRoutes } from './saved-jobs/routes.ts';

/** Routes below `/api`. */
export const routes = [savedJobRoutes, likeRoutes, alertRoutes, guestAlertRoutes];

/** What recurs. */
export const schedules = [scheduleAlerts];

/** What happens here in the transactions of other areas. */
export const hooks = [companyMerged.on(mergeAlerts)];

export { personalData } from './personal-data.ts';
