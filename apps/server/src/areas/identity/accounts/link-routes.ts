import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { findLinkOwner, linkIsGone } from './link-commands.ts';

/** What a page asks before its button is shown. It is a POST, so that no log or history keeps the secret. */
export function linkRoutes(app: App, services: Services): void {
  routesOf(app, services).serveAll('POST /links/check', async ({ body, ip }) => {
    await services.rateLimits.consume('link-address', ip);
    const owner = await findLinkOwner(services.database, body.purpose, body.token);
    if (!owner) throw linkIsGone();
    return { data: { email: owner.mailed_to } };
  });
}
