import { deletionRoutes } from './own-data/deletion-routes.ts';
import { exportRoutes } from './own-data/export-routes.ts';
import { startOwnDataHandlers } from './own-data/handlers.ts';
import { scheduleOwnData } from './own-data/schedule.ts';
import { employerSignupRoutes } from './registration/employer-routes.ts';
import { guestReviewRoutes } from './registration/guest-routes.ts';
import { signupRoutes } from './registration/signup-routes.ts';

/** Routes below `/api`. */
export const routes = [signupRoutes, guestReviewRoutes, exportRoutes, deletionRoutes, employerSignupRoutes];

/** What runs queued work. */
export const handlers = [startOwnDataHandlers];

/** What recurs. */
export const schedules = [scheduleOwnData];
