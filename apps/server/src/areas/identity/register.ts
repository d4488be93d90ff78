import { accountRoutes } from './accounts/routes.ts';
import { scheduleAccounts } from './accounts/schedule.ts';
import { auditRoutes } from './audit/routes.ts';
import { scheduleAudit } from './audit/schedule.ts';
import { mailChoiceRoutes } from './mail-choices/routes.ts';
import { pictureRoutes } from './profile-pictures/routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { scheduleStaff } from './staff/schedule.ts';
import { supportAccessRoutes } from './support-access/routes.ts';
import { scheduleSupportAccess } from './support-access/schedule.ts';
import { passkeyRoutes } from './two-step/passkey-routes.ts';
import { secondStepRoutes } from './two-step/routes.ts';
import { scheduleTwoStep } from './two-step/schedule.ts';

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
