import { msg } from '@waymark/contract/text/message';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { findViewer, requireUser } from '../../identity/accounts/policy.ts';
import { refreshClient } from './client-commands.ts';
import { endConnection, grantConnection } from './commands.ts';
import { isDocumentAddress } from './document-gateway.ts';
import { presentConnection } from './presenter.ts';
import { listConnections } from './queries.ts';
import { readConnectionRequest } from './request-queries.ts';
import { sayTo } from '../../../platform/http/say-to.ts';

/** What the pages of the board ask about assistants: who wants to be connected, and what is. */
export function connectionRoutes(app: App, services: Services): void {
  const { serve, serveAll } = routesOf(app, services);
  const { database, config, rateLimits } = services;
  const { publicUrl } = config;

  serveAll('GET /connection-requests', async (request) => {
    await rateLimits.consume('oauth-request-address', request.ip);
    const { client_id: id } = request.query;
    if (isDocumentAddress(id)) await refreshClient(services, id);
    const viewer = await findViewer(request, services);
    const asked = { request: request.query, publicUrl };
    return { data: await readConnectionRequest(database, asked, viewer?.account, sayTo(request)) };
  });

  serve('GET /connections', requireUser, async (_request, { userId }) => ({
    data: (await listConnections(database, userId)).map(presentConnection),
  }));

  serve('POST /connections', requireUser, async ({ body }, viewer) => {
    await rateLimits.consume('connection-user', viewer.userId);
    return { data: { url: await grantConnection(database, body, { viewer, publicUrl }) } };
  });

  serve('DELETE /connections/:connectionId', requireUser, async ({ params }, { userId }) => {
    await endConnection(database, userId, params.connectionId);
    return { message: msg`The assistant is disconnected. Its next call is refused.` };
  });
}
