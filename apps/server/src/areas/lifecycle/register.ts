import { isMailRead } from '../../platform/mail-delivery/deliver-mail.ts';
import type { Services } from '../../platform/services.ts';
import { companyMerged } from '../companies/companies/merge-commands.ts';
import { applicationEnded } from '../hiring/retention/ending-commands.ts';
import { dataDocumentRoutes } from './data-documents/routes.ts';
import { endAgain, saveRecords } from './endings/record-commands.ts';
import { removeTraces } from './endings/trace-commands.ts';
import { forgetUnconfirmed } from './guest-applications/commands.ts';
import { guestApplicationRoutes } from './guest-applications/routes.ts';
import { forgetMoved, inviteMoved, mergeMovedPeople } from './moving/people-commands.ts';
import { movingRoutes } from './moving/routes.ts';
import { sweepStoredFiles } from './privacy/commands.ts';
import { eraseDueAccounts } from './privacy/erasure-commands.ts';
import { sweepExports } from './privacy/export-commands.ts';
import { startPrivacyHandlers } from './privacy/handlers.ts';
import { deletionRoutes, exportRoutes } from './privacy/routes.ts';
import { endUnusedAccounts, keepUsedAccounts } from './unused-accounts/commands.ts';
import { unusedAccountRoutes } from './unused-accounts/routes.ts';
import { employerSignupRoutes, guestReviewRoutes, providerSignupRoutes } from './registration/routes.ts';
import { signupRoutes } from './registration/signup-routes.ts';

/** Routes below `/api`. */
export const routes = [
  signupRoutes,
  guestReviewRoutes,
  exportRoutes,
  deletionRoutes,
  employerSignupRoutes,
  providerSignupRoutes,
  guestApplicationRoutes,
  unusedAccountRoutes,
  dataDocumentRoutes,
  movingRoutes,
];

/** What runs queued work. */
export const handlers = [startPrivacyHandlers];

/** What recurs. */
export const schedules = [schedulePrivacy, scheduleGuestApplications, scheduleMoving, scheduleEndings];

/** What happens here in the transactions of other areas. */
export const hooks = [applicationEnded.on(removeTraces), companyMerged.on(mergeMovedPeople)];

export { personalData } from './personal-data.ts';

/** People of another board are invited while staff has it so, and their addresses go in time. */
async function scheduleMoving(services: Services): Promise<void> {
  await services.queue.schedule('invite-moved', {
    cron: '* * * * *',
    atStart: false,
    run: (signal) => inviteMoved(services, signal),
  });
  await services.queue.schedule('forget-moved', {
    cron: '40 2 * * *',
    atStart: true,
    run: () => forgetMoved(services.database),
  });
}

/** Applications that no one has confirmed in time go. */
async function scheduleGuestApplications(services: Services): Promise<void> {
  await services.queue.schedule('forget-guest-applications', {
    cron: '*/10 * * * *',
    atStart: true,
    run: () => forgetUnconfirmed(services),
  });
}

/**
 * What recurs for people's own data: copies that are old go, accounts whose time has come, and files that a crash
 * left.
 */
async function schedulePrivacy(services: Services): Promise<void> {
  const everyMinute = { cron: '* * * * *', atStart: true };
  await services.queue.schedule('sweep-exports', { ...everyMinute, run: () => sweepExports(services) });
  await services.queue.schedule('erase-accounts', { ...everyMinute, run: () => eraseAccounts(services) });
  await services.queue.schedule('sweep-files', {
    cron: '17 * * * *',
    atStart: true,
    run: () => sweepStoredFiles(services),
  });
}

/** What is used again is kept before anything is erased. */
async function eraseAccounts(services: Services): Promise<void> {
  await keepUsedAccounts(services);
  await eraseDueAccounts(services);
}

/** Accounts that nobody uses end, and what was deleted for good stays deleted, also after a restore. */
async function scheduleEndings(services: Services): Promise<void> {
  await services.queue.schedule('end-again', {
    cron: '25 5 * * *',
    atStart: true,
    run: () => endAgain(services),
  });
  await services.queue.schedule('end-unused-accounts', {
    cron: '40 6 * * *',
    atStart: false,
    // Where mails reach nobody, nobody could keep their account.
    run: async () => isMailRead(services.config) && endUnusedAccounts(services),
  });
  await services.queue.schedule('save-ended-records', {
    cron: '*/10 * * * *',
    atStart: false,
    run: () => saveRecords(services),
  });
}
