import { guestAlertRoutes, alertRoutes } from './alerts/routes.ts';
import { scheduleAlerts } from './alerts/schedule.ts';
import { likeRoutes, savedJobRoutes } from './saved-jobs/routes.ts';

/** Routes below `/api`. */
export const routes = [savedJobRoutes, likeRoutes, alertRoutes, guestAlertRoutes];

/** What recurs. */
export const schedules = [scheduleAlerts];
