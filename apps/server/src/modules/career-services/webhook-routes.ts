import { messageSchema } from '@waymark/contract/accounts';
import { checkoutEventSchema } from '@waymark/contract/billing';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app.ts';
import type { Services } from '../../platform/services.ts';
import { webhookMaxBytes } from '../billing/constants.ts';
import { requireCheckout } from '../billing/rules.ts';
import { receiveOnce } from '../billing/webhook-commands.ts';
import { openWebhook } from '../billing/webhook-rules.ts';
import { recordOrder } from './order-commands.ts';

/** What the checkout reports: Standard Webhooks, acted upon once each (D-8). */
export function checkoutWebhookRoutes(app: App, { database, config }: Services): void {
  void app.register(async (scope) => {
    // The signature is over the bytes as they came, so nothing may read them before it was checked.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.withTypeProvider<ZodTypeProvider>().post(
      '/webhooks/checkout',
      {
        bodyLimit: webhookMaxBytes,
        schema: { body: checkoutEventSchema, response: { 200: messageSchema } },
        preValidation: async (request) => {
          const body: unknown = request.body;
          if (!Buffer.isBuffer(body)) throw new AppError('invalid_input', 'Send the event as JSON.');
          const { event } = openWebhook(requireCheckout(config).webhookSecret, body, request.headers);
          (request as { body: unknown }).body = event;
        },
      },
      async ({ headers, body }) => {
        const acted = await receiveOnce(database, String(headers['webhook-id']), (transaction) =>
          recordOrder(transaction, body.data),
        );
        return { message: acted ? 'Received.' : 'Received before.' };
      },
    );
  });
}
