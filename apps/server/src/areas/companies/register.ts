import type { Services } from '../../platform/services.ts';
import { invitationsEnded } from '../identity/accounts/pending-commands.ts';
import { namesAsked } from '../identity/audit/queries.ts';
import { endInvitations, forgetOldInvitations } from './companies/invitation-commands.ts';
import { listCompanyNames } from './companies/queries.ts';
import {
  companyHistoryRoutes,
  companyInvitationRoutes,
  companyMemberRoutes,
  companyProfileRoutes,
} from './companies/routes.ts';
import { companyMediaRoutes, companyPictureRoutes } from './company-media/routes.ts';
import { companyPeopleRoutes } from './company-people/routes.ts';
import { recheckRecords, settleMailboxes } from './company-verification/commands.ts';
import { createTextLookUp } from './company-verification/gateway.ts';
import { companyVerificationRoutes } from './company-verification/routes.ts';
import { ownCompanyRoutes } from './own-companies/routes.ts';

/** Routes below `/api`. */
export const routes = [
  companyProfileRoutes,
  companyMediaRoutes,
  companyPictureRoutes,
  companyPeopleRoutes,
  companyVerificationRoutes,
  companyHistoryRoutes,
  ownCompanyRoutes,
  companyMemberRoutes,
  companyInvitationRoutes,
];

/** What recurs. */
export const schedules = [scheduleCompanyVerification];

/** What happens here in the transactions of other areas. */
export const hooks = [invitationsEnded.on(endInvitations), namesAsked.on(listCompanyNames)];

export { personalData } from './personal-data.ts';

/** Verifications follow members’ mailboxes; records are checked again. */
async function scheduleCompanyVerification(services: Services): Promise<void> {
  await services.queue.schedule('settle-company-mailboxes', {
    cron: '*/10 * * * *',
    atStart: true,
    run: () => settleMailboxes(services),
  });
  await services.queue.schedule('recheck-company-records', {
    cron: '25 3 * * *',
    atStart: false,
    run: () => recheckRecords(services, createTextLookUp()),
  });
  await services.queue.schedule('forget-company-invitations', {
    cron: '55 3 * * *',
    atStart: true,
    run: () => forgetOldInvitations(services.database),
  });
}
