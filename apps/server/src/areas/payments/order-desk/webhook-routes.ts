import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAdministrator } from '../../identity/accounts/policy.ts';
import { replayWebhook, setWebhookAside } from './webhook-commands.ts';
import { getReceipt, listReceipts, listUnsigned } from './webhook-queries.ts';

/** What the checkout reported, as those see it who run the board (J-5). */
export function staffWebhookRoutes(app: App, services: Services): void {
  const { database } = services;
  const { serve } = routesOf(app, services);

  serve('GET /staff/webhooks', requireAdministrator, ({ query }) => listReceipts(database, query));

  serve('GET /staff/unsigned-webhooks', requireAdministrator, async () => ({
    data: await listUnsigned(database),
  }));

  serve('GET /staff/webhooks/:receiptId', requireAdministrator, async ({ params }) => ({
    data: await getReceipt(database, params.receiptId),
  }));

  serve('POST /staff/webhooks/:receiptId/replay', requireAdministrator, async ({ params }, { userId }) => {
    const isChanged = await replayWebhook(services, { ...params, staffId: userId });
    return {
      message: isChanged ? 'Acted upon.' : 'Nothing had to change: everything that it reports is so already.',
    };
  });

  serve('POST /staff/webhooks/:receiptId/set-aside', requireAdministrator, async ({ params }, { userId }) => {
    await setWebhookAside(database, { ...params, staffId: userId });
    return { message: 'Set aside.' };
  });
}
