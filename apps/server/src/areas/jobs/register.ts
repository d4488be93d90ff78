import type { Logger } from '../../platform/log.ts';
import { onceMore } from '../../platform/database/once-more.ts';
import type { Services } from '../../platform/services.ts';
import { companiesDeserted } from '../companies/companies/commands.ts';
import { companyMerged } from '../companies/companies/merge-commands.ts';
import { namesAsked } from '../identity/audit/queries.ts';
import { forgetOldNotices } from './ad-rules/notice-commands.ts';
import { adRuleRoutes } from './ad-rules/routes.ts';
import { importReportRoutes } from './job-import/report-routes.ts';
import { boardFileRoutes, boardSourceRoutes } from './job-sources/board-routes.ts';
import { companyFileRoutes, companySourceRoutes } from './job-sources/company-routes.ts';
import { stopDeserted } from './job-sources/commands.ts';
import { runDueSources } from './job-sources/run-commands.ts';
import { forgetOldViews } from './job-views/commands.ts';
import { jobViewRoutes } from './job-views/routes.ts';
import {
  closeDeserted,
  mergeJobs,
  activateDue,
  endFeatured,
  holdUnanswered,
  expireOverdueJobs,
  expireSilentJobs,
} from './jobs/commands.ts';
import { askAboutSilentJobs } from './jobs/confirmation-commands.ts';
import { startJobPostingJobs } from './jobs/handlers.ts';
import { readLanguages } from './jobs/language-commands.ts';
import { listJobNames } from './jobs/queries.ts';
import { forgetOldReports } from './jobs/report-commands.ts';
import { jobConfirmationRoutes, jobReportRoutes } from './jobs/routes.ts';
import { settleTranslations } from './translations/commands.ts';

/** Routes below `/api`. */
export const routes = [
  adRuleRoutes,
  jobReportRoutes,
  jobConfirmationRoutes,
  jobViewRoutes,
  importReportRoutes,
  boardSourceRoutes,
  boardFileRoutes,
  companySourceRoutes,
  companyFileRoutes,
];

/** What runs queued work. */
export const handlers = [startJobPostingJobs];

/** What recurs. */
export const schedules = [scheduleJobPostings, scheduleJobViews, scheduleJobSources];

/** What happens here in the transactions of other areas. */
export const hooks = [
  companiesDeserted.on(closeDeserted),
  companiesDeserted.on(stopDeserted),
  companyMerged.on(mergeJobs),
  namesAsked.on(listJobNames),
];

export { personalData } from './personal-data.ts';

async function scheduleJobViews({ queue, database }: Services): Promise<void> {
  await queue.schedule('forget-views', {
    cron: '50 4 * * *',
    atStart: true,
    run: () => forgetOldViews(database),
  });
  await queue.schedule('forget-ad-notices', {
    cron: '55 4 * * *',
    atStart: true,
    run: () => forgetOldNotices(database),
  });
}

/** Asks the sources whose time has come: each minute, and at once when the database calls out. */
async function scheduleJobSources(services: Services, _index: unknown, log: Logger): Promise<void> {
  const { queue, notices } = services;
  const stopping = new AbortController();
  const runs = onceMore(() =>
    runDueSources(services, stopping.signal).catch((error: unknown) =>
      log.error({ err: error }, 'sources of postings failed'),
    ),
  );
  const stopListening = notices.listen('job_sources', runs.ask);
  queue.onRest(() => {
    stopping.abort();
    return Promise.all([stopListening(), runs.idle()]);
  });
  await queue.schedule('run-job-sources', {
    cron: '* * * * *',
    atStart: true,
    run: (signal) => runDueSources(services, signal),
  });
}

/** Closes expired postings and asks employers about unconfirmed ones. */
async function scheduleJobPostings(services: Services): Promise<void> {
  const { queue } = services;
  await queue.schedule('open-due-jobs', {
    cron: '* * * * *',
    atStart: true,
    run: () => settleOpenJobs(services),
  });
  await queue.schedule('close-overdue-jobs', {
    cron: '*/10 * * * *',
    atStart: true,
    run: () => expireOverdueJobs(services.database),
  });
  await queue.schedule('end-featured', {
    cron: '*/10 * * * *',
    atStart: true,
    run: () => endFeatured(services.database),
  });
  await queue.schedule('read-posting-languages', {
    cron: '*/5 * * * *',
    atStart: true,
    run: (signal) => readLanguages(services.database, { signal }),
  });
  await queue.schedule('settle-translations', {
    cron: '* * * * *',
    atStart: true,
    run: () => settleTranslations(services.database),
  });
  await queue.schedule('settle-silent-jobs', {
    cron: '40 * * * *',
    atStart: true,
    run: () => settleSilentJobs(services),
  });
  await queue.schedule('forget-reports', {
    cron: '45 * * * *',
    atStart: true,
    run: () => forgetOldReports(services.database),
  });
}

/** A colleague who leaves may be the last one who answered. */
async function settleOpenJobs(services: Services): Promise<void> {
  await holdUnanswered(services.database);
  await activateDue(services);
}

/** Asks about silent jobs and closes those that stay so; run twice, it asks once. */
async function settleSilentJobs(services: Services): Promise<void> {
  await askAboutSilentJobs(services);
  await expireSilentJobs(services.database);
}
