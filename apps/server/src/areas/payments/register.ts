import type { Services } from '../../platform/services.ts';
import { companyMerged } from '../companies/companies/merge-commands.ts';
import { seatsAsked } from '../companies/companies/seat-commands.ts';
import { pendingEnded } from '../identity/accounts/pending-commands.ts';
import { endLoginCodes, forgetOldWebhooks } from './billing/commands.ts';
import { billingRoutes, checkoutWebhookRoutes } from './billing/routes.ts';
import { recordOrder } from './career-services/commands.ts';
import { careerServicesRoutes } from './career-services/routes.ts';
import { couponRoutes } from './coupons/routes.ts';
import { mergeMemberships } from './memberships/commands.ts';
import { forgetCanceledOrders } from './memberships/order-commands.ts';
import { recordPayment, renewingPaid } from './memberships/payment-commands.ts';
import { remindOfInvoices } from './invoices/reminder-commands.ts';
import { invoiceRoutes, packageInvoiceRoutes, staffInvoiceRoutes } from './invoice-desk/routes.ts';
import { findSeats } from './memberships/queries.ts';
import { membershipRoutes, orderReceiptRoutes } from './memberships/routes.ts';
import { settlePlaces } from './memberships/settling-commands.ts';
import { staffOrderRoutes, staffWebhookRoutes } from './order-desk/routes.ts';
import { staffPlanRoutes } from './plans/routes.ts';
import { forgetCancellations } from './subscriptions/cancellation-commands.ts';
import { passTime } from './subscriptions/clock-commands.ts';
import { invoiceRenewals, takePaidPeriod } from './subscriptions/invoice-commands.ts';
import { recordSubscription } from './subscriptions/notice-commands.ts';
import { staffSubscriptionRoutes, subscriptionRoutes } from './subscriptions/routes.ts';
import { tellCheckouts } from './subscriptions/telling-commands.ts';
import { liveOrderRoutes } from './order-events/routes.ts';

/** Routes below `/api`. */
export const routes = [
  billingRoutes,
  careerServicesRoutes,
  couponRoutes,
  invoiceRoutes,
  liveOrderRoutes,
  membershipRoutes,
  orderReceiptRoutes,
  packageInvoiceRoutes,
  staffInvoiceRoutes,
  staffOrderRoutes,
  staffPlanRoutes,
  staffSubscriptionRoutes,
  staffWebhookRoutes,
  subscriptionRoutes,
  checkoutWebhookRoutes({
    referenced: recordPayment,
    subscriptions: recordSubscription,
    others: recordOrder,
  }),
];

/** What recurs. */
export const schedules = [scheduleMemberships, scheduleBilling, scheduleInvoices, scheduleSubscriptions];

/** What happens here in the transactions of other areas. */
export const hooks = [
  pendingEnded.on(endLoginCodes),
  companyMerged.on(mergeMemberships),
  seatsAsked.on(findSeats),
  renewingPaid.on(takePaidPeriod),
];

export { personalData } from './personal-data.ts';

/** Old reports of the checkout are deleted. */
async function scheduleBilling({ queue, database }: Services): Promise<void> {
  await queue.schedule('forget-webhooks', {
    cron: '35 3 * * *',
    atStart: true,
    run: () => forgetOldWebhooks(database),
  });
}

/** Companies are reminded of overdue invoices. */
async function scheduleInvoices(services: Services): Promise<void> {
  await services.queue.schedule('remind-of-invoices', {
    cron: '15 8 * * *',
    atStart: true,
    run: async () => void (await remindOfInvoices(services)),
  });
}

/** Plans that renew: told of before, invoiced ahead and ended; the checkout hears what it has not taken yet. */
async function scheduleSubscriptions(services: Services): Promise<void> {
  const { queue, database } = services;
  await queue.schedule('renew-plans', {
    cron: '40 * * * *',
    atStart: true,
    async run() {
      await passTime(services);
      await invoiceRenewals(services);
      await forgetCancellations(database);
    },
  });
  await queue.schedule('tell-checkout', {
    cron: '*/5 * * * *',
    atStart: true,
    run: () => tellCheckouts(services),
  });
}

/** Canceled unpaid orders are not bookkeeping: they are deleted after this. */
const canceledOrderDays = 90;

/** Postings beyond the plan are announced, and close a week later. */
async function scheduleMemberships(services: Services): Promise<void> {
  const { queue } = services;
  await queue.schedule('settle-posting-places', {
    cron: '20 * * * *',
    atStart: true,
    run: () => settlePlaces(services),
  });
  await queue.schedule('forget-canceled-orders', {
    cron: '25 3 * * *',
    atStart: true,
    run: () => forgetCanceledOrders(services.database, new Date(Date.now() - canceledOrderDays * 86_400_000)),
  });
}
