import type { ApiError } from '@waymark/contract/errors';
import type { CheckoutEvent } from '@waymark/contract/payments/billing';
import { msg } from '@waymark/contract/text/message';
import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { languageOf } from '../../../platform/http/request-language.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { readToken, requireCandidate } from '../../identity/accounts/policy.ts';
import {
  createLoginCode,
  redeemLoginCode,
  effectOf,
  noteRefusal,
  receiveOnce,
  type OrderRecords,
} from './commands.ts';
import {
  findCheckoutLink,
  isSameSecret,
  requireCheckout,
  findUnsignedReason,
  idOf,
  isSigned,
  parseEvent,
} from './rules.ts';
import { UnsignedCache } from './unsigned-cache.ts';

/** An event is a few hundred bytes. */
const webhookMaxBytes = 20 * 1024;

/** The hand-off of customers to the checkout, both sides. */
export function billingRoutes(app: App, services: Services): void {
  const { database, config, rateLimits } = services;
  const { serve, serveAll } = routesOf(app, services);

  serve('GET /get-customer-login', requireCandidate, async (request, viewer) => {
    const checkout = requireCheckout(config);
    await rateLimits.consume('customer-login-user', viewer.userId);
    return { data: await createLoginCode(database, viewer, checkout, languageOf(request)) };
  });

  serveAll('GET /get-checkout-link', ({ query }) => {
    const { checkout } = config;
    return { data: { checkoutLink: checkout ? findCheckoutLink(query.checkoutLink, checkout) : null } };
  });

  serveAll('POST /partner/redeem-login-code', async (request) => {
    const { partnerSecret } = requireCheckout(config);
    // The secret first: without it a request must not use up a customer's code.
    const customer =
      isSameSecret(readToken(request) ?? '', partnerSecret) &&
      (await redeemLoginCode(database, request.body));
    if (!customer) throw new AppError('unauthenticated', msg`The secret or the login code was not accepted.`);
    return { data: customer };
  });
}

/** Reports of the checkout: Standard Webhooks, processed once (D-8) and kept for staff (J-5). */
export function checkoutWebhookRoutes(records: OrderRecords) {
  return (app: App, services: Services): void => {
    const { database } = services;
    const effect = effectOf(records, services);
    void app.register(async (scope) => {
      const signed = new WeakMap<FastifyRequest, { id: string; event: CheckoutEvent | undefined }>();
      // The signature is over the bytes as they came, so nothing may read them before it was checked.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
        done(null, body),
      );
      const requireSigned = createSignatureGate(scope, services);
      scope.addHook('preValidation', async (request) => {
        const body = requireSigned(request);
        signed.set(request, { id: idOf(request.headers), event: undefined });
        request.body = parseEvent(body);
      });
      // Staff sees the message that the checkout got, whatever refused it.
      scope.addHook('onSend', async (request, { statusCode }, payload) => {
        const report = signed.get(request);
        if (!report || statusCode < 400 || statusCode >= 500 || typeof payload !== 'string') return payload;
        const { message: refusal } = JSON.parse(payload) as ApiError;
        await noteRefusal(database, { ...report, refusal });
        return payload;
      });
      routesOf(scope.withTypeProvider<ZodTypeProvider>(), services).serveAll(
        'POST /webhooks/checkout',
        async (request) => {
          const report = { id: idOf(request.headers), event: request.body };
          signed.set(request, report);
          const acted = await receiveOnce(database, report, effect);
          return { message: acted ? msg`Received.` : msg`Received before.` };
        },
        { bodyLimit: webhookMaxBytes },
      );
    });
  };
}

/** Returns the signed bytes. Throws `unauthenticated` without details, which would help forgers. */
function createSignatureGate(scope: App, { config, database }: Services) {
  const unsigned = new UnsignedCache(database, scope.log);
  scope.addHook('onClose', () => unsigned.write());
  return ({ body, headers }: FastifyRequest): Buffer => {
    if (!Buffer.isBuffer(body)) throw new AppError('invalid_input', msg`Send the event as JSON.`);
    const { webhookSecret, previousWebhookSecret } = requireCheckout(config);
    if (isSigned(webhookSecret, body, headers)) return body;
    // While the secret is changed, the checkout may sign with either.
    if (previousWebhookSecret !== undefined && isSigned(previousWebhookSecret, body, headers)) return body;
    unsigned.count(findUnsignedReason(headers), idOf(headers));
    throw new AppError('unauthenticated', msg`The signature of this webhook is not right or too old.`);
  };
}
