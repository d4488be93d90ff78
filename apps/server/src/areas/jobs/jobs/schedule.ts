import type { Services } from '../../../platform/services.ts';
import { activateDue, holdUnanswered, expireOverdueJobs, expireSilentJobs } from './commands.ts';
import { askAboutSilentJobs } from './confirmation-commands.ts';
import { forgetOldReports } from './report-commands.ts';

/** Closes expired postings and asks employers about unconfirmed ones. */
export async function scheduleJobPostings(services: Services): Promise<void> {
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
