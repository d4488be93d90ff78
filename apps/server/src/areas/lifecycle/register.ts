import { startOwnDataHandlers } from './privacy/handlers.ts';
import { deletionRoutes, exportRoutes } from './privacy/routes.ts';
import { scheduleOwnData } from './privacy/schedule.ts';
import { employerSignupRoutes, guestReviewRoutes } from './registration/routes.ts';
import { signupRoutes } from './registration/signup-routes.ts';

/** Routes below `/api`. */
export const routes = [signupRoutes, guestReviewRoutes, exportRoutes, deletionRoutes, employerSignupRoutes];

/** What runs queued work. */
export const handlers = [startOwnDataHandlers];

/** What recurs. */
export const schedules = [scheduleOwnData];

export { personalData } from './personal-data.ts';
