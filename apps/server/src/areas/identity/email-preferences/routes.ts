import { paths } from '@waymark/contract/paths';
import { localPath } from '@waymark/contract/language-prefix';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { languageOf } from '../../../platform/http/request-language.ts';
import { requireCandidate } from '../accounts/policy.ts';
import { chooseMails, stopMails } from './commands.ts';
import { findMailChoices } from './queries.ts';
import { sayTo } from '../../../platform/http/say-to.ts';

/** Which mails about applications a candidate gets, on the page and by the links in them. */
export function mailChoiceRoutes(app: App, services: Services): void {
  const { database, config, rateLimits } = services;
  const { serve, serveAll } = routesOf(app, services);

  serve('GET /mail-choices', requireCandidate, async (_request, { userId }) => {
    return { data: await findMailChoices(database, userId) };
  });

  serve('PUT /mail-choices', requireCandidate, async (request, { userId }) => {
    await chooseMails(database, userId, request.body);
    return { data: request.body };
  });

  serveAll('GET /mail-choices/unsubscribe', (request, _viewer, reply) => {
    const page = localPath(paths.unsubscribeMails, languageOf(request));
    // Opening it changes nothing: whatever scans mails opens links as well.
    return reply.redirect(`${config.publicUrl}${page}?${new URLSearchParams(request.query)}`);
  });

  void app.register(async (scope) => {
    // What mail programs post is a form that says "List-Unsubscribe=One-Click"; the address is enough.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => ({}));
    routesOf(scope, services).serveAll('POST /mail-choices/unsubscribe', async (request) => {
      const { query } = request;
      await rateLimits.consume('link-address', request.ip);
      const kind = await stopMails(database, query.token, query.kind);
      const say = sayTo(request);
      return {
        message: say`Mails of the kind “${say(kind)}” have stopped. You can choose them again any time.`,
      };
    });
  });
}
