import { companyMerged } from '../companies/companies/merge-commands.ts';
import { managedJobRoutes } from './managed-jobs/routes.ts';
import { scheduleManagedJobs } from './managed-jobs/schedule.ts';
import { mergeDrafts } from './postings/commands.ts';
import { postingDraftRoutes, postingFileRoutes, postingRoutes } from './postings/routes.ts';

/** Routes below `/api`. */
export const routes = [postingDraftRoutes, postingRoutes, postingFileRoutes, managedJobRoutes];

/** What recurs. */
export const schedules = [scheduleManagedJobs];

/** What happens here in the transactions of other areas. */
export const hooks = [companyMerged.on(mergeDrafts)];

export { personalData } from './personal-data.ts';
