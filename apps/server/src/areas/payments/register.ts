import { companyMerged } from '../companies/companies/merge-commands.ts';
import { pendingEnded } from '../identity/accounts/pending-commands.ts';
import { endLoginCodes } from './billing/commands.ts';
import { billingRoutes, checkoutWebhookRoutes } from './billing/routes.ts';
import { scheduleBilling } from './billing/schedule.ts';
import { recordOrder } from './career-services/commands.ts';
import { careerServicesRoutes } from './career-services/routes.ts';
import { mergeMemberships } from './memberships/commands.ts';
import { recordPayment } from './memberships/payment-commands.ts';
import { membershipRoutes } from './memberships/routes.ts';
import { scheduleMemberships } from './memberships/schedule.ts';
import { staffOrderRoutes, staffWebhookRoutes } from './order-desk/routes.ts';
import { liveOrderRoutes } from './order-events/routes.ts';

/** Routes below `/api`. */
export const routes = [
  billingRoutes,
  careerServicesRoutes,
  liveOrderRoutes,
  membershipRoutes,
  staffOrderRoutes,
  staffWebhookRoutes,
  checkoutWebhookRoutes({ referenced: recordPayment, others: recordOrder }),
];

/** What recurs. */
export const schedules = [scheduleMemberships, scheduleBilling];

/** What happens here in the transactions of other areas. */
export const hooks = [pendingEnded.on(endLoginCodes), companyMerged.on(mergeMemberships)];

export { personalData } from './personal-data.ts';
