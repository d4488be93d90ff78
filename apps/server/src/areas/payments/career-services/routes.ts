import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { languageOf } from '../../../platform/http/request-language.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireCandidate } from '../../identity/accounts/policy.ts';
import { createLoginCode } from '../billing/commands.ts';
import { requireCheckout } from '../billing/rules.ts';
import { presentOrder, listOrders, listPackages } from './queries.ts';

/** Packages, a customer’s orders, and the link to the portal. */
export function careerServicesRoutes(app: App, services: Services): void {
  const { database, config, rateLimits } = services;
  const { serve, serveAll } = routesOf(app, services);

  serveAll('GET /product/get-product-pricing', async (request) => ({
    data: await listPackages(database, config, languageOf(request)),
  }));

  serve('GET /product/get-career-services-orders', requireCandidate, async (request, { userId }) => ({
    orders: (await listOrders(database, userId)).map((row) => presentOrder(row, languageOf(request))),
  }));

  serve('GET /product/get-career-services-login', requireCandidate, async (request, viewer) => {
    const checkout = requireCheckout(config);
    if ((await listOrders(database, viewer.userId)).length === 0) {
      throw new AppError('conflict', msg`You have no order yet. Choose a package first.`);
    }
    await rateLimits.consume('customer-login-user', viewer.userId);
    const { autoLoginUrl } = await createLoginCode(database, viewer, checkout, languageOf(request));
    return { data: { autoLoginUrl } };
  });
}
