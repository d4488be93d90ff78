import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireModerator } from '../../identity/accounts/policy.ts';
import { decidePosting } from './posting-commands.ts';
import { getModeratedPosting, listModeratedPostings } from './posting-queries.ts';

/** Postings as those see them who look after the board (J-5). */
export function moderatedPostingRoutes(app: App, services: Services): void {
  const { database } = services;
  const { serve } = routesOf(app, services);

  serve('GET /staff/postings', requireModerator, ({ query }) => listModeratedPostings(database, query));

  serve('GET /staff/postings/:jobId', requireModerator, async ({ params }) => ({
    data: await getModeratedPosting(database, params.jobId),
  }));

  serve('POST /staff/postings/:jobId/decisions', requireModerator, async ({ params, body }, { userId }) => {
    const { open } = await decidePosting(services, { ...params, ...body, staffId: userId });
    return { data: { open } };
  });
}
