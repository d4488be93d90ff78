import { importReportRoutes } from './job-import/report-routes.ts';
import { jobViewRoutes } from './job-views/routes.ts';
import { scheduleJobViews } from './job-views/schedule.ts';
import { startJobPostingJobs } from './jobs/handlers.ts';
import { jobConfirmationRoutes, jobReportRoutes } from './jobs/routes.ts';
import { scheduleJobPostings } from './jobs/schedule.ts';

/** Routes below `/api`. */
export const routes = [jobReportRoutes, jobConfirmationRoutes, jobViewRoutes, importReportRoutes];

/** What runs queued work. */
export const handlers = [startJobPostingJobs];

/** What recurs. */
export const schedules = [scheduleJobPostings, scheduleJobViews];
