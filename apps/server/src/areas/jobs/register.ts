import { companiesDeserted } from '../companies/companies/commands.ts';
import { companyMerged } from '../companies/companies/merge-commands.ts';
import { namesAsked } from '../identity/audit/queries.ts';
import { importReportRoutes } from './job-import/report-routes.ts';
import { jobViewRoutes } from './job-views/routes.ts';
import { scheduleJobViews } from './job-views/schedule.ts';
import { closeDeserted, mergeJobs } from './jobs/commands.ts';
import { startJobPostingJobs } from './jobs/handlers.ts';
import { listJobNames } from './jobs/queries.ts';
import { jobConfirmationRoutes, jobReportRoutes } from './jobs/routes.ts';
import { scheduleJobPostings } from './jobs/schedule.ts';

/** Routes below `/api`. */
export const routes = [jobReportRoutes, jobConfirmationRoutes, jobViewRoutes, importReportRoutes];

/** What runs queued work. */
export const handlers = [startJobPostingJobs];

/** What recurs. */
export const schedules = [scheduleJobPostings, scheduleJobViews];

/** What happens here in the transactions of other areas. */
export const hooks = [
  companiesDeserted.on(closeDeserted),
  companyMerged.on(mergeJobs),
  namesAsked.on(listJobNames),
];

export { personalData } from './personal-data.ts';
