import { msg, plural } from '@waymark/contract/text/message';
import type { App } from '../../../platform/http/app.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { routesOf, type Gate } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import {
  requireAdministrator,
  requireOwner,
  type EmployerViewer,
  type StaffViewer,
} from '../../identity/accounts/policy.ts';
import {
  changeReceiver,
  createReceiver,
  removeReceiver,
  replayFailed,
  rotateSecret,
  sendNow,
  sendTest,
} from './commands.ts';
import { listDeliveries, listReceivers, type ReceiverOwner } from './queries.ts';

/** Receivers of webhooks: those of a company for its owners, those of the board for administrators. */
export function webhookReceiverRoutes(app: App, services: Services): void {
  serveReceivers(app, services, {
    prefix: '',
    gate: requireOwner,
    ownerOf: ({ companyId }: EmployerViewer) => companyId,
  });
  serveReceivers(app, services, {
    prefix: '/staff',
    gate: requireAdministrator,
    ownerOf: (_viewer: StaffViewer) => null,
  });
}

interface Side<Viewer extends { userId: string }> {
  prefix: '' | '/staff';
  gate: Gate<Viewer>;
  ownerOf: (viewer: Viewer) => ReceiverOwner;
}

function serveReceivers<Viewer extends { userId: string }>(
  app: App,
  services: Services,
  { prefix, gate, ownerOf }: Side<Viewer>,
): void {
  const { database, rateLimits, config } = services;
  const { outboundHosts, publicUrl } = config;
  const { serve } = routesOf(app, services);

  serve(`GET ${prefix}/webhook-receivers`, gate, async (_request, viewer) => ({
    data: await listReceivers(database, ownerOf(viewer)),
  }));

  serve(`POST ${prefix}/webhook-receivers`, gate, ({ body }, viewer) =>
    createReceiver(database, ownerOf(viewer), body, outboundHosts),
  );

  serve(`PUT ${prefix}/webhook-receivers/:receiverId`, gate, async ({ params, body }, viewer) => ({
    data: await changeReceiver(database, ownerOf(viewer), { ...params, ...body }, outboundHosts),
  }));

  serve(`DELETE ${prefix}/webhook-receivers/:receiverId`, gate, async ({ params }, viewer) => {
    await removeReceiver(database, ownerOf(viewer), params.receiverId);
    return { message: msg`The receiver is removed. Nothing more is sent to it.` };
  });

  serve(`POST ${prefix}/webhook-receivers/:receiverId/rotate`, gate, ({ params }, viewer) =>
    rotateSecret(database, ownerOf(viewer), params.receiverId),
  );

  serve(`POST ${prefix}/webhook-receivers/:receiverId/test`, gate, async ({ params }, viewer) => {
    await rateLimits.consume('webhook-test-user', viewer.userId);
    await sendTest(database, ownerOf(viewer), params.receiverId);
    return { message: msg`A test is on its way. The log shows its result.` };
  });

  serve(`GET ${prefix}/webhook-receivers/:receiverId/deliveries`, gate, (request, viewer) =>
    listDeliveries(database, ownerOf(viewer), {
      ...request.params,
      ...request.query,
      publicUrl,
      say: sayTo(request),
    }),
  );

  serve(
    `POST ${prefix}/webhook-receivers/:receiverId/deliveries/:deliveryId/replay`,
    gate,
    async ({ params }, viewer) => {
      await rateLimits.consume('webhook-test-user', viewer.userId);
      await sendNow(database, ownerOf(viewer), { ...params, userId: viewer.userId });
      return { message: msg`It is sent now, with the same id.` };
    },
  );

  serveReplays(app, services, { prefix, gate, ownerOf });
}

function serveReplays<Viewer extends { userId: string }>(
  app: App,
  services: Services,
  { prefix, gate, ownerOf }: Side<Viewer>,
): void {
  const { database, rateLimits } = services;
  routesOf(app, services).serve(
    `POST ${prefix}/webhook-receivers/:receiverId/replay-failed`,
    gate,
    async (request, viewer) => {
      await rateLimits.consume('webhook-test-user', viewer.userId);
      const count = await replayFailed(database, ownerOf(viewer), request.params.receiverId);
      const say = sayTo(request);
      return {
        message:
          count === 1
            ? say`One is resent.`
            : say`${plural(count, '# is resent', '# are resent, in their order')}.`,
      };
    },
  );
}
