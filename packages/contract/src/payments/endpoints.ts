import { billingEndpoints } from './billing.ts';
import { careerServiceEndpoints } from './career-services.ts';
import { couponEndpoints } from './coupons.ts';
import { invoiceEndpoints } from './invoices.ts';
import { membershipEndpoints } from './memberships.ts';
import { staffOrderEndpoints } from './staff-orders.ts';
import { staffPackageEndpoints } from './staff-packages.ts';
import { staffPlanEndpoints } from './staff-plans.ts';
import { subscriptionEndpoints } from './subscriptions.ts';
import { staffWebhookEndpoints } from './webhooks.ts';

/** The calls of the area. */
export const endpoints = {
  ...billingEndpoints,
  ...careerServiceEndpoints,
  ...staffOrderEndpoints,
  ...staffWebhookEndpoints,
  ...staffPackageEndpoints,
  ...staffPlanEndpoints,
  ...couponEndpoints,
  ...invoiceEndpoints,
  ...membershipEndpoints,
  ...subscriptionEndpoints,
};
