import { billingRoutes } from './billing/routes.ts';
import { scheduleBilling } from './billing/schedule.ts';
import { checkoutWebhookRoutes } from './billing/webhook-routes.ts';
import { recordOrder } from './career-services/order-commands.ts';
import { careerServicesRoutes } from './career-services/routes.ts';
import { liveOrderRoutes } from './order-events/routes.ts';
import { recordPayment } from './memberships/payment-commands.ts';
import { membershipRoutes } from './memberships/routes.ts';
import { scheduleMemberships } from './memberships/schedule.ts';
import { staffOrderRoutes } from './order-desk/order-routes.ts';
import { staffWebhookRoutes } from './order-desk/webhook-routes.ts';

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
