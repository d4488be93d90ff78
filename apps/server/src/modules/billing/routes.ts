import {
  checkoutLinkQuerySchema,
  checkoutLinkSchema,
  customerLoginSchema,
  redeemedCustomerSchema,
  redeemLoginCodeSchema,
} from '@waymark/contract/billing';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app.ts';
import type { Services } from '../../platform/services.ts';
import { guard, readToken, requireCandidate } from '../accounts/policy.ts';
import { createLoginCode, redeemLoginCode } from './login-code-commands.ts';
import { findCheckoutLink, isSameSecret, requireCheckout } from './rules.ts';

/** The handoff of customers to the checkout, on both of its sides. */
export function billingRoutes(app: App, services: Services): void {
  const { database, config, rateLimits } = services;

  app.get(
    '/get-customer-login',
    { onRequest: guard(requireCandidate, services), schema: { response: { 200: customerLoginSchema } } },
    async (request) => {
      const viewer = await requireCandidate(request, services);
      const checkout = requireCheckout(config);
      await rateLimits.consume('customer-login-user', viewer.userId);
      return { data: await createLoginCode(database, viewer, checkout) };
    },
  );

  app.get(
    '/get-checkout-link',
    { schema: { querystring: checkoutLinkQuerySchema, response: { 200: checkoutLinkSchema } } },
    ({ query }) => {
      const { checkout } = config;
      return { data: { checkoutLink: checkout ? findCheckoutLink(query.checkoutLink, checkout) : null } };
    },
  );

  app.post(
    '/partner/redeem-login-code',
    { schema: { body: redeemLoginCodeSchema, response: { 200: redeemedCustomerSchema } } },
    async (request) => {
      const { partnerSecret } = requireCheckout(config);
      // The secret comes first: whoever has none cannot use up somebody's code.
      const customer =
        isSameSecret(readToken(request) ?? '', partnerSecret) &&
        (await redeemLoginCode(database, request.body));
      if (!customer) throw new AppError('unauthenticated', 'The secret or the login code was not accepted.');
      return { data: customer };
    },
  );
}
