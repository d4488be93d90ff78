import { guestAlertRoutes } from './alerts/guest-routes.ts';
import { alertRoutes } from './alerts/routes.ts';
import { scheduleAlerts } from './alerts/schedule.ts';
import { likeRoutes } from './saved-jobs/like-routes.ts';
import { savedJobRoutes } from './saved-jobs/routes.ts';

/** Routes below `/api`. */
export const routes = [savedJobRoutes, likeRoutes, alertRoutes, guestAlertRoutes];

/** What recurs. */
export const schedules = [scheduleAlerts];
