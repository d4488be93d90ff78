import { invitationsEnded } from '../identity/accounts/pending-commands.ts';
import { namesAsked } from '../identity/audit/queries.ts';
import { endInvitations } from './companies/invitation-commands.ts';
import { listCompanyNames } from './companies/queries.ts';
import {
  companyHistoryRoutes,
  companyInvitationRoutes,
  companyMemberRoutes,
  companyProfileRoutes,
} from './companies/routes.ts';
import { companyMediaRoutes } from './company-media/routes.ts';
import { companyVerificationRoutes } from './company-verification/routes.ts';
import { scheduleCompanyVerification } from './company-verification/schedule.ts';
import { ownCompanyRoutes } from './own-companies/routes.ts';

/** Routes below `/api`. */
export const routes = [
  companyProfileRoutes,
  companyMediaRoutes,
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
