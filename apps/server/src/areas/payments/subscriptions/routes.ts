import { msg } from '@waymark/contract/text/message';
import { admitStranger, mailboxOf } from '../../../platform/http/admission.ts';
import type { App } from '../../../platform/http/app.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { languageOf } from '../../../platform/http/request-language.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAdministrator, requireEmployer, requireRecruiter } from '../../identity/accounts/policy.ts';
import { requireCheckout } from '../billing/rules.ts';
import { closeCancellation, declareCancellation } from './cancellation-commands.ts';
import {
  cancelSubscription,
  endByStaff,
  resumeSubscription,
  startCardChange,
  switchSubscription,
} from './commands.ts';
import { listCancellations, listStaffSubscriptions, listSubscriptions } from './queries.ts';
import { tellCheckouts } from './telling-commands.ts';

/** Plans that renew, for their companies (L-41). */
export function subscriptionRoutes(app: App, services: Services): void {
  const { serve, serveAll } = routesOf(app, services);
  const { database, config, rateLimits } = services;

  serve('GET /company/subscriptions', requireEmployer, async (request, { companyId }) => ({
    data: await listSubscriptions(sayTo(request), database, companyId),
  }));

  serve(
    'POST /company/subscriptions/:subscriptionId/cancel',
    requireRecruiter,
    async (request, { userId }) => {
      const { subscriptionId } = request.params;
      const done = await cancelSubscription(services, userId, subscriptionId);
      tellSoon(services, subscriptionId);
      return { message: sayTo(request)(done) };
    },
  );

  serve(
    'POST /company/subscriptions/:subscriptionId/resume',
    requireRecruiter,
    async (request, { userId }) => {
      const { subscriptionId } = request.params;
      const done = await resumeSubscription(database, userId, subscriptionId);
      tellSoon(services, subscriptionId);
      return { message: sayTo(request)(done) };
    },
  );

  serve(
    'PUT /company/subscriptions/:subscriptionId/next',
    requireRecruiter,
    async (request, { userId, companyId }) => {
      const { subscriptionId } = request.params;
      await rateLimits.consume('order-company', companyId);
      const done = await switchSubscription(services, userId, subscriptionId, request.body);
      tellSoon(services, subscriptionId);
      return { message: sayTo(request)(done) };
    },
  );

  serve('POST /company/subscriptions/:subscriptionId/card', requireRecruiter, async (request, viewer) => {
    const handOff = { checkout: requireCheckout(config), language: languageOf(request) };
    await rateLimits.consume('customer-login-user', viewer.userId);
    return { data: await startCardChange(database, viewer, request.params.subscriptionId, handOff) };
  });

  serveAll('POST /contract-cancellations', async (request) => {
    await admitStranger(services, request, {
      address: 'cancellation-address',
      odd: [['cancellation-mailbox', mailboxOf(request.body.email)]],
    });
    const say = sayTo(request);
    const number = await declareCancellation(services, say.language, request.body);
    const { email } = request.body;
    return { message: say`Your cancellation ${number} has arrived. We have confirmed it to ${email}.` };
  });
}

/** Plans that renew, and declarations that end contracts, for administrators. */
export function staffSubscriptionRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database } = services;

  serve('GET /staff/subscriptions', requireAdministrator, (request) =>
    listStaffSubscriptions(sayTo(request), database, request.query),
  );

  serve(
    'POST /staff/subscriptions/:subscriptionId/end',
    requireAdministrator,
    async (request, { userId }) => {
      const { subscriptionId } = request.params;
      const done = await endByStaff(services, userId, subscriptionId);
      tellSoon(services, subscriptionId);
      return { message: sayTo(request)(done) };
    },
  );

  serve('GET /staff/contract-cancellations', requireAdministrator, ({ query }) =>
    listCancellations(database, query.page),
  );

  serve(
    'POST /staff/contract-cancellations/:cancellationId/done',
    requireAdministrator,
    async ({ params }, { userId }) => {
      await closeCancellation(database, userId, params.cancellationId);
      return { message: msg`Noted.` };
    },
  );
}

/** Nobody waits for the checkout: what it does not take now is told by the next run. */
function tellSoon(services: Services, subscriptionId: string): void {
  tellCheckouts(services, subscriptionId).catch(() => undefined);
}
