import { managedJobRoutes } from './managed-jobs/routes.ts';
import { scheduleManagedJobs } from './managed-jobs/schedule.ts';
import { postingDraftRoutes, postingFileRoutes, postingRoutes } from './postings/routes.ts';

/** Routes below `/api`. */
export const routes = [postingDraftRoutes, postingRoutes, postingFileRoutes, managedJobRoutes];

/** What recurs. */
export const schedules = [scheduleManagedJobs];
