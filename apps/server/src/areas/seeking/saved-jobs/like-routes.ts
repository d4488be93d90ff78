import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireCandidate } from '../../identity/accounts/policy.ts';
import { likeJob, mergeLikes, unlikeJob } from './like-commands.ts';
import { listLikedJobIds } from './queries.ts';

/** The hearts on jobs of the board. */
export function likeRoutes(app: App, services: Services): void {
  const { database } = services;
  const { serve } = routesOf(app, services);

  serve('GET /saved-jobs/ids', requireCandidate, async (_request, { userId }) => ({
    data: await listLikedJobIds(database, userId),
  }));

  serve('PUT /saved-jobs/:jobId', requireCandidate, async ({ params }, { userId }) => {
    await likeJob(database, userId, params.jobId);
    return { message: 'The job is in your saved jobs.' };
  });

  serve('DELETE /saved-jobs/:jobId', requireCandidate, async ({ params }, { userId }) => {
    await unlikeJob(database, userId, params.jobId);
    return { message: 'The job is not in your saved jobs.' };
  });

  serve('POST /saved-jobs/merge', requireCandidate, async ({ body }, { userId }) => ({
    data: { added: await mergeLikes(database, userId, body.jobIds) },
  }));
}
