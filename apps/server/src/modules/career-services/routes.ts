import {
  careerServicesLoginSchema,
  careerServicesOrdersSchema,
  pricingSchema,
} from '@waymark/contract/career-services';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app.ts';
import type { Services } from '../../platform/services.ts';
import { guard, requireCandidate } from '../accounts/policy.ts';
import { createLoginCode } from '../billing/login-code-commands.ts';
import { requireCheckout } from '../billing/rules.ts';
import { presentOrder } from './presenter.ts';
import { listOrders, listPackages } from './queries.ts';

/** What is sold, what a customer has bought, and the way to the portal where it is worked on. */
export function careerServicesRoutes(app: App, services: Services): void {
  const { database, config, rateLimits } = services;
  const onRequest = guard(requireCandidate, services);

  app.get('/product/get-product-pricing', { schema: { response: { 200: pricingSchema } } }, async () => ({
    data: await listPackages(database, config),
  }));

  app.get(
    '/product/get-career-services-orders',
    { onRequest, schema: { response: { 200: careerServicesOrdersSchema } } },
    async (request) => {
      const { userId } = await requireCandidate(request, services);
      return { orders: (await listOrders(database, userId)).map(presentOrder) };
    },
  );

  app.get(
    '/product/get-career-services-login',
    { onRequest, schema: { response: { 200: careerServicesLoginSchema } } },
    async (request) => {
      const viewer = await requireCandidate(request, services);
      const checkout = requireCheckout(config);
      if ((await listOrders(database, viewer.userId)).length === 0) {
        throw new AppError('conflict', 'You have no order yet. Choose a package first.');
      }
      await rateLimits.consume('customer-login-user', viewer.userId);
      const { autoLoginUrl } = await createLoginCode(database, viewer, checkout);
      return { data: { autoLoginUrl } };
    },
  );
}
