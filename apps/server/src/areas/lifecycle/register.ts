import { deletionRoutes } from './privacy/deletion-routes.ts';
import { exportRoutes } from './privacy/export-routes.ts';
import { startOwnDataHandlers } from './privacy/handlers.ts';
import { scheduleOwnData } from './privacy/schedule.ts';
import { employerSignupRoutes } from './registration/employer-routes.ts';
import { guestReviewRoutes } from './registration/guest-routes.ts';
import { signupRoutes } from './registration/signup-routes.ts';

/** Routes below `/api`. */
export const routes = [signupRoutes, guestReviewRoutes, exportRoutes, deletionRoutes, employerSignupRoutes];

/** What runs queued work. */
export const handlers = [startOwnDataHandlers];

/** What recurs. */
export const schedules = [scheduleOwnData];
