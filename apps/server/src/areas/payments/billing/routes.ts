import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { readToken, requireCandidate } from '../../identity/accounts/policy.ts';
import { createLoginCode, redeemLoginCode } from './login-code-commands.ts';
import { findCheckoutLink, isSameSecret, requireCheckout } from './rules.ts';

/** The handoff of customers to the checkout, on both of its sides. */
export function billingRoutes(app: App, services: Services): void {
  const { database, config, rateLimits } = services;
  const { serve, serveAll } = routesOf(app, services);

  serve('GET /get-customer-login', requireCandidate, async (_request, viewer) => {
    const checkout = requireCheckout(config);
    await rateLimits.consume('customer-login-user', viewer.userId);
    return { data: await createLoginCode(database, viewer, checkout) };
  });

  serveAll('GET /get-checkout-link', ({ query }) => {
    const { checkout } = config;
    return { data: { checkoutLink: checkout ? findCheckoutLink(query.checkoutLink, checkout) : null } };
  });

  serveAll('POST /partner/redeem-login-code', async (request) => {
    const { partnerSecret } = requireCheckout(config);
    // The secret comes first: whoever has none cannot use up somebody's code.
    const customer =
      isSameSecret(readToken(request) ?? '', partnerSecret) &&
      (await redeemLoginCode(database, request.body));
    if (!customer) throw new AppError('unauthenticated', 'The secret or the login code was not accepted.');
    return { data: customer };
  });
}
