import { managedJobRoutes } from './managed-jobs/routes.ts';
import { scheduleManagedJobs } from './managed-jobs/schedule.ts';
import { postingDraftRoutes } from './postings/draft-routes.ts';
import { postingFileRoutes } from './postings/file-routes.ts';
import { postingRoutes } from './postings/publishing-routes.ts';

/** Routes below `/api`. */
export const routes = [postingDraftRoutes, postingRoutes, postingFileRoutes, managedJobRoutes];

/** What recurs. */
export const schedules = [scheduleManagedJobs];
