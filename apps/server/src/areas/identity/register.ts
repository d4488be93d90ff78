import { accountRoutes } from './accounts/routes.ts';
import { scheduleAccounts } from './accounts/schedule.ts';
import { auditRoutes } from './audit/routes.ts';
import { scheduleAudit } from './audit/schedule.ts';
import { mailChoiceRoutes } from './email-preferences/routes.ts';
import { supportAccessRoutes } from './impersonation/routes.ts';
import { scheduleSupportAccess } from './impersonation/schedule.ts';
import { passkeyRoutes, secondStepRoutes } from './mfa/routes.ts';
import { scheduleTwoStep } from './mfa/schedule.ts';
import { pictureRoutes } from './profile-pictures/routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { scheduleStaff } from './staff/schedule.ts';

/** Routes below `/api`. */
export const routes = [
  accountRoutes,
  secondStepRoutes,
  passkeyRoutes,
  staffRoutes,
  auditRoutes,
  pictureRoutes,
  mailChoiceRoutes,
  supportAccessRoutes,
];

/** What recurs. */
export const schedules = [
  scheduleAccounts,
  scheduleTwoStep,
  scheduleStaff,
  scheduleSupportAccess,
  scheduleAudit,
];

export { personalData } from './personal-data.ts';
