import { scheduleAccounts } from './src/modules/accounts/schedule.ts';
import { scheduleAudit } from './src/modules/audit/schedule.ts';
import { scheduleStaff } from './src/modules/staff/schedule.ts';
import { scheduleTwoStep } from './src/modules/two-step/schedule.ts';
import { scheduleBilling } from './src/modules/billing/schedule.ts';
import { scheduleBoardFigures } from './src/modules/board-figures/schedule.ts';
import { scheduleBlog } from './src/modules/blog/schedule.ts';
import { scheduleWriting } from './src/modules/blog-writing/schedule.ts';
import { scheduleComments } from './src/modules/comments/schedule.ts';
import { startNewsletterHandlers } from './src/modules/newsletter/handlers.ts';
import { scheduleNewsletter } from './src/modules/newsletter/schedule.ts';
import { scheduleAlerts } from './src/modules/alerts/schedule.ts';
import { scheduleCandidates } from './src/modules/candidates/schedule.ts';
import { startApplicantHandlers } from './src/modules/applicants/handlers.ts';
import { scheduleCompanyVerification } from './src/modules/company-verification/schedule.ts';
import { scheduleContact } from './src/modules/contact/schedule.ts';
import { scheduleDeclines } from './src/modules/declines/schedule.ts';
import { scheduleInterviews } from './src/modules/interviews/schedule.ts';
import { startExchangeRateHandlers } from './src/modules/exchange-rates/handlers.ts';
import { scheduleExchangeRates } from './src/modules/exchange-rates/schedule.ts';
import type { JobIndex } from './src/modules/job-search/job-index.ts';
import { startJobPostingJobs } from './src/modules/jobs/handlers.ts';
import { scheduleJobPostings } from './src/modules/jobs/schedule.ts';
import { scheduleJobViews } from './src/modules/job-views/schedule.ts';
import { scheduleManagedJobs } from './src/modules/managed-jobs/schedule.ts';
import { startOwnDataHandlers } from './src/modules/own-data/handlers.ts';
import { scheduleOwnData } from './src/modules/own-data/schedule.ts';
import { scheduleMemberships } from './src/modules/memberships/schedule.ts';
import type { OpenDatabase } from './src/platform/database/open-database.ts';
import { scheduleVacuum } from './src/platform/database/vacuum.ts';
import type { Logger } from './src/platform/log.ts';
import { startMailDelivery } from './src/platform/mail/deliver-mail.ts';
import { scheduleMails } from './src/platform/mail/schedule.ts';
import { scheduleResumeReading } from './src/modules/resume-reading/schedule.ts';
import { scheduleResumeSharing } from './src/modules/resume-sharing/schedule.ts';
import { scheduleResumes } from './src/modules/resumes/schedule.ts';
import { scheduleSupportAccess } from './src/modules/support-access/schedule.ts';
import { scheduleReviewDesk } from './src/modules/review-desk/schedule.ts';
import { schedulePlatform } from './src/platform/schedule.ts';
import type { Services } from './src/platform/services.ts';

/** Begins to do what the queue holds and what recurs: in a worker, or beside the pages where there is none. */
export async function startBackgroundWork(
  services: Services,
  index: JobIndex,
  { kind }: Pick<OpenDatabase, 'kind'>,
  log: Logger,
): Promise<void> {
  await startMailDelivery(services);
  await startOwnDataHandlers(services);
  await startJobPostingJobs(services);
  await startApplicantHandlers(services);
  await startNewsletterHandlers(services);
  await startExchangeRateHandlers(services);
  await scheduleOwnData(services);
  await scheduleJobPostings(services);
  await scheduleManagedJobs(services);
  await scheduleJobViews(services);
  await scheduleMemberships(services);
  await scheduleAccounts(services);
  await scheduleTwoStep(services);
  await scheduleStaff(services);
  await scheduleSupportAccess(services);
  await scheduleAudit(services);
  await scheduleCompanyVerification(services);
  await scheduleCandidates(services);
  await scheduleContact(services);
  await scheduleInterviews(services);
  await scheduleDeclines(services);
  await scheduleResumes(services);
  await scheduleResumeReading(services);
  await scheduleResumeSharing(services);
  await scheduleReviewDesk(services);
  await scheduleMails(services);
  await scheduleBilling(services);
  await scheduleBoardFigures(services);
  await scheduleExchangeRates(services, log);
  await scheduleAlerts(services, index);
  await scheduleBlog(services);
  await scheduleWriting(services);
  await scheduleComments(services);
  await scheduleNewsletter(services);
  await schedulePlatform(services);
  if (kind === 'embedded') await scheduleVacuum(services);
}
