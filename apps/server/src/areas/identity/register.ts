import type { Services } from '../../platform/services.ts';
import { forgetEndedSessions } from './accounts/commands.ts';
import { accountRoutes, signInRoutes, passwordRoutes, emailRoutes } from './accounts/routes.ts';
import { trimAuditLog } from './audit/commands.ts';
import { auditRoutes } from './audit/routes.ts';
import { mailChoiceRoutes } from './email-preferences/routes.ts';
import { impersonationRoutes } from './impersonation/routes.ts';
import { settleVisits } from './impersonation/visit-commands.ts';
import { forgetOldQuestions } from './mfa/commands.ts';
import { keepLegalVersions } from './legal-versions/commands.ts';
import { passkeyRoutes, mfaRoutes } from './mfa/routes.ts';
import { pictureRoutes } from './profile-pictures/routes.ts';
import { forgetOldProviderSignIns } from './provider-sign-in/attempt-commands.ts';
import { providerSignInRoutes } from './provider-sign-in/routes.ts';
import { forgetOldInvitations } from './staff/invitation-commands.ts';
import { forgetOldAttempts } from './staff-sso/commands.ts';
import { staffSsoRoutes } from './staff-sso/routes.ts';
import { staffRoutes } from './staff/routes.ts';

/** Routes below `/api`. */
export const routes = [
  accountRoutes,
  signInRoutes,
  passwordRoutes,
  emailRoutes,
  mfaRoutes,
  passkeyRoutes,
  staffRoutes,
  staffSsoRoutes,
  providerSignInRoutes,
  auditRoutes,
  pictureRoutes,
  mailChoiceRoutes,
  impersonationRoutes,
];

/** What recurs. */
export const schedules = [scheduleAccounts, scheduleMfa, scheduleStaff, scheduleImpersonation, scheduleAudit];

export { personalData } from './personal-data.ts';

/** Deletes expired sessions, links and codes, and keeps the texts that accounts agree to. */
async function scheduleAccounts({ queue, database }: Services): Promise<void> {
  await queue.schedule('forget-provider-sign-ins', {
    cron: '*/15 * * * *',
    atStart: false,
    run: () => forgetOldProviderSignIns(database),
  });
  await queue.schedule('forget-ended-sessions', {
    cron: '35 * * * *',
    atStart: true,
    run: () => forgetEndedSessions(database),
  });
  // A new release or another contact of the server changes texts without anybody's saving them.
  await queue.schedule('keep-legal-versions', {
    cron: '25 * * * *',
    atStart: true,
    run: () => keepLegalVersions(database),
  });
}

/** What recurs for the log of what staff did. */
async function scheduleAudit({ queue, database }: Services): Promise<void> {
  await queue.schedule('trim-audit-log', {
    cron: '20 4 * * *',
    atStart: true,
    run: () => trimAuditLog(database),
  });
}

/** What recurs for the visits of staff. */
async function scheduleImpersonation(services: Services): Promise<void> {
  await services.queue.schedule('settle-support-visits', {
    cron: '* * * * *',
    atStart: true,
    run: () => settleVisits(services),
  });
}

/** What recurs for signing in by passkeys. */
async function scheduleMfa({ queue, database }: Services): Promise<void> {
  await queue.schedule('forget-passkey-questions', {
    cron: '*/15 * * * *',
    atStart: false,
    run: () => forgetOldQuestions(database),
  });
}

/** What recurs for the staff. */
async function scheduleStaff({ queue, database }: Services): Promise<void> {
  await queue.schedule('forget-staff-invitations', {
    cron: '50 3 * * *',
    atStart: true,
    run: () => forgetOldInvitations(database),
  });
  await queue.schedule('forget-staff-sign-ins', {
    cron: '*/15 * * * *',
    atStart: false,
    run: () => forgetOldAttempts(database),
  });
}
