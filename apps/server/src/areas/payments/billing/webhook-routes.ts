import type { CheckoutEvent } from '@waymark/contract/payments/billing';
import type { ApiError } from '@waymark/contract/errors';
import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { webhookMaxBytes } from './constants.ts';
import { requireCheckout } from './rules.ts';
import { UnsignedCache } from './unsigned-cache.ts';
import { effectOf, noteRefusal, receiveOnce, type OrderRecords } from './webhook-commands.ts';
import { findUnsignedReason, idOf, isSigned, parseEvent } from './webhook-rules.ts';

/** What the checkout reports: Standard Webhooks, acted upon once each (D-8), and kept for staff to see (J-5). */
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
      // Whatever refused it, staff reads the words that the checkout was told.
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
          return { message: acted ? 'Received.' : 'Received before.' };
        },
        { bodyLimit: webhookMaxBytes },
      );
    });
  };
}

/**
 * Gives the bytes of what the checkout has signed. Throws `unauthenticated`, whatever was wrong: a forger learns
 * nothing.
 */
function createSignatureGate(scope: App, { config, database }: Services) {
  const unsigned = new UnsignedCache(database, scope.log);
  scope.addHook('onClose', () => unsigned.write());
  return ({ body, headers }: FastifyRequest): Buffer => {
    if (!Buffer.isBuffer(body)) throw new AppError('invalid_input', 'Send the event as JSON.');
    if (isSigned(requireCheckout(config).webhookSecret, body, headers)) return body;
    unsigned.count(findUnsignedReason(headers), idOf(headers));
    throw new AppError('unauthenticated', 'The signature of this webhook is not right or too old.');
  };
}
