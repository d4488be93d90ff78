import { msg } from '@waymark/contract/text/message';
import type { App } from '../../../platform/http/app.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAdministrator } from '../../identity/accounts/policy.ts';
import { addSynonym, removeSynonym } from './commands.ts';
import { listSynonyms } from './queries.ts';

/** Words that mean the same to the search, as those say it who run the board (J-5). */
export function synonymRoutes(app: App, services: Services): void {
  const { database } = services;
  const { serve } = routesOf(app, services);

  serve('GET /staff/synonyms', requireAdministrator, ({ query }) => listSynonyms(database, query.page));

  serve('POST /staff/synonyms', requireAdministrator, async (request, { userId }) => {
    const { body } = request;
    await services.rateLimits.consume('setting-user', userId);
    await addSynonym(database, userId, body);
    return { message: sayTo(request)`A search for ${body.word} now finds ${body.meaning}.` };
  });

  serve('DELETE /staff/synonyms/:synonymId', requireAdministrator, async ({ params }, { userId }) => {
    await removeSynonym(database, userId, params.synonymId);
    return { message: msg`Removed.` };
  });
}
