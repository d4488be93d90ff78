import { scheduleAccounts } from './src/areas/identity/accounts/schedule.ts';
import { scheduleAudit } from './src/areas/identity/audit/schedule.ts';
import { scheduleStaff } from './src/areas/identity/staff/schedule.ts';
import { scheduleTwoStep } from './src/areas/identity/two-step/schedule.ts';
import { scheduleBilling } from './src/areas/payments/billing/schedule.ts';
import { scheduleBoardFigures } from './src/areas/office/board-figures/schedule.ts';
import { scheduleBlog } from './src/areas/content/blog/schedule.ts';
import { scheduleWriting } from './src/areas/content/blog-writing/schedule.ts';
import { scheduleComments } from './src/areas/content/comments/schedule.ts';
import { startNewsletterHandlers } from './src/areas/content/newsletter/handlers.ts';
import { scheduleNewsletter } from './src/areas/content/newsletter/schedule.ts';
import { scheduleAlerts } from './src/areas/seeking/alerts/schedule.ts';
import { scheduleCandidates } from './src/areas/hiring/candidates/schedule.ts';
import { startApplicantHandlers } from './src/areas/hiring/applicants/handlers.ts';
import { scheduleCompanyVerification } from './src/areas/companies/company-verification/schedule.ts';
import { scheduleContact } from './src/areas/content/contact/schedule.ts';
import { scheduleDeclines } from './src/areas/hiring/declines/schedule.ts';
import { scheduleInterviews } from './src/areas/hiring/interviews/schedule.ts';
import { startExchangeRateHandlers } from './src/areas/office/exchange-rates/handlers.ts';
import { scheduleExchangeRates } from './src/areas/office/exchange-rates/schedule.ts';
import type { JobIndex } from './src/areas/search/job-search/job-index.ts';
import { startJobPostingJobs } from './src/areas/jobs/jobs/handlers.ts';
import { scheduleJobPostings } from './src/areas/jobs/jobs/schedule.ts';
import { scheduleJobViews } from './src/areas/jobs/job-views/schedule.ts';
import { scheduleManagedJobs } from './src/areas/posting/managed-jobs/schedule.ts';
import { startOwnDataHandlers } from './src/areas/lifecycle/own-data/handlers.ts';
import { scheduleOwnData } from './src/areas/lifecycle/own-data/schedule.ts';
import { scheduleMemberships } from './src/areas/payments/memberships/schedule.ts';
import type { OpenDatabase } from './src/platform/database/open-database.ts';
import { scheduleVacuum } from './src/platform/database/vacuum.ts';
import type { Logger } from './src/platform/log.ts';
import { startMailDelivery } from './src/platform/mail/deliver-mail.ts';
import { scheduleMails } from './src/platform/mail/schedule.ts';
import { scheduleResumeReading } from './src/areas/resumes/resume-reading/schedule.ts';
import { scheduleResumeSharing } from './src/areas/resumes/resume-sharing/schedule.ts';
import { scheduleResumes } from './src/areas/resumes/resumes/schedule.ts';
import { scheduleSupportAccess } from './src/areas/identity/support-access/schedule.ts';
import { scheduleReviewDesk } from './src/areas/office/review-desk/schedule.ts';
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
