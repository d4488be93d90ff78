import { sayTo } from '../../../platform/http/say-to.ts';
import { msg } from '@waymark/contract/text/message';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAdministrator } from '../../identity/accounts/policy.ts';
import { mailReceiptAgain, markOrder, replayWebhook, setWebhookAside } from './commands.ts';
import { invoicePaidOrder } from './invoicing-commands.ts';
import { getStaffOrder, listStaffOrders, getReceipt, listReceipts, listUnsigned } from './queries.ts';

/** Orders for administrators (J-5). Payment, progress and refunds come from the checkout only. */
export function staffOrderRoutes(app: App, services: Services): void {
  const { database, config, rateLimits } = services;
  const { serve } = routesOf(app, services);

  serve('GET /staff/orders', requireAdministrator, (request) =>
    listStaffOrders(sayTo(request), database, request.query),
  );

  serve('GET /staff/orders/:orderId', requireAdministrator, async (request) => ({
    data: await getStaffOrder(sayTo(request), database, config.checkout, request.params.orderId),
  }));

  serve('PUT /staff/orders/:orderId/mark', requireAdministrator, async ({ params, body }, { userId }) => {
    await markOrder(database, { ...params, ...body, staffId: userId });
    return { message: body.mark === null ? msg`The note is gone.` : msg`Noted.` };
  });

  serve('POST /staff/orders/:orderId/invoice', requireAdministrator, async ({ params }, { userId }) => {
    await invoicePaidOrder(services, { ...params, staffId: userId });
    return { message: msg`The invoice is written. The buyer finds it among the invoices.` };
  });

  serve('POST /staff/orders/:orderId/receipt-mail', requireAdministrator, async ({ params }, { userId }) => {
    await rateLimits.consume('receipt-mail-order', params.orderId);
    await mailReceiptAgain(services, { ...params, staffId: userId });
    return { message: msg`The receipt is on its way.` };
  });
}

/** Reports of the checkout for administrators (J-5). */
export function staffWebhookRoutes(app: App, services: Services): void {
  const { database } = services;
  const { serve } = routesOf(app, services);

  serve('GET /staff/webhooks', requireAdministrator, (request) =>
    listReceipts(sayTo(request), database, request.query),
  );

  serve('GET /staff/unsigned-webhooks', requireAdministrator, async () => ({
    data: await listUnsigned(database),
  }));

  serve('GET /staff/webhooks/:receiptId', requireAdministrator, async (request) => ({
    data: await getReceipt(sayTo(request), database, request.params.receiptId),
  }));

  serve('POST /staff/webhooks/:receiptId/replay', requireAdministrator, async ({ params }, { userId }) => {
    const isChanged = await replayWebhook(services, { ...params, staffId: userId });
    return {
      message: isChanged
        ? msg`Acted upon.`
        : msg`Nothing had to change: everything that it reports is so already.`,
    };
  });

  serve('POST /staff/webhooks/:receiptId/set-aside', requireAdministrator, async ({ params }, { userId }) => {
    await setWebhookAside(database, { ...params, staffId: userId });
    return { message: msg`Set aside.` };
  });
}
