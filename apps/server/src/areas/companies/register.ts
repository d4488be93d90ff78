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
