import { messageSchema } from '@waymark/contract/accounts';
import { jobParamsSchema } from '@waymark/contract/jobs';
import { likedJobIdsSchema, mergedLikesSchema, mergeLikesSchema } from '@waymark/contract/saved-jobs';
import type { App } from '../../platform/http/app.ts';
import type { Services } from '../../platform/services.ts';
import { guard, requireCandidate } from '../accounts/policy.ts';
import { likeJob, mergeLikes, unlikeJob } from './like-commands.ts';
import { listLikedJobIds } from './queries.ts';

/** The hearts on jobs of the board. */
export function likeRoutes(app: App, services: Services): void {
  const { database } = services;
  const onRequest = guard(requireCandidate, services);
  const one = { params: jobParamsSchema, response: { 200: messageSchema } };

  app.get(
    '/saved-jobs/ids',
    { onRequest, schema: { response: { 200: likedJobIdsSchema } } },
    async (request) => {
      const { userId } = await requireCandidate(request, services);
      return { data: await listLikedJobIds(database, userId) };
    },
  );

  app.put('/saved-jobs/:jobId', { onRequest, schema: one }, async (request) => {
    const { userId } = await requireCandidate(request, services);
    await likeJob(database, userId, request.params.jobId);
    return { message: 'The job is in your saved jobs.' };
  });

  app.delete('/saved-jobs/:jobId', { onRequest, schema: one }, async (request) => {
    const { userId } = await requireCandidate(request, services);
    await unlikeJob(database, userId, request.params.jobId);
    return { message: 'The job is not in your saved jobs.' };
  });

  app.post(
    '/saved-jobs/merge',
    { onRequest, schema: { body: mergeLikesSchema, response: { 200: mergedLikesSchema } } },
    async (request) => {
      const { userId } = await requireCandidate(request, services);
      return { data: { added: await mergeLikes(database, userId, request.body.jobIds) } };
    },
  );
}
