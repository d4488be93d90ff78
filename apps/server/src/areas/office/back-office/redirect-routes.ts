import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireModerator } from '../../identity/accounts/policy.ts';
import { addRedirect, removeRedirect } from './redirect-commands.ts';
import { listRedirects } from './redirect-queries.ts';

/** Old paths and where they lead, as those see them who look after the board (J-5). */
export function redirectRoutes(app: App, services: Services): void {
  const { database } = services;
  const { serve } = routesOf(app, services);

  serve('GET /staff/redirects', requireModerator, ({ query }) => listRedirects(database, query.page));

  serve('POST /staff/redirects', requireModerator, async ({ body }, { userId }) => {
    await addRedirect(database, { ...body, staffId: userId });
    return { message: `${body.fromPath} leads to ${body.toPath} now.` };
  });

  serve('DELETE /staff/redirects/:redirectId', requireModerator, async ({ params }, { userId }) => {
    await removeRedirect(database, { ...params, staffId: userId });
    return { message: 'Removed.' };
  });
}
