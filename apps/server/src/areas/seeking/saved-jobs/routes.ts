import type { SavedJob } from '@waymark/contract/seeking/saved-jobs';
import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireCandidate } from '../../identity/accounts/policy.ts';
import {
  likeJob,
  mergeLikes,
  unlikeJob,
  addSavedJob,
  changeSavedJob,
  removeSavedJob,
  restoreSavedJob,
} from './commands.ts';
import { listLikedJobIds, findSavedJob, listSavedJobs } from './queries.ts';

/** Saving jobs of the board. */
export function likeRoutes(app: App, services: Services): void {
  const { database } = services;
  const { serve } = routesOf(app, services);

  serve('GET /saved-jobs/ids', requireCandidate, async (_request, { userId }) => ({
    data: await listLikedJobIds(database, userId),
  }));

  serve('PUT /saved-jobs/:jobId', requireCandidate, async ({ params }, { userId }) => {
    await likeJob(database, userId, params.jobId);
    return { message: msg`The job is in your saved jobs.` };
  });

  serve('DELETE /saved-jobs/:jobId', requireCandidate, async ({ params }, { userId }) => {
    await unlikeJob(database, userId, params.jobId);
    return { message: msg`The job is not in your saved jobs.` };
  });

  serve('POST /saved-jobs/merge', requireCandidate, async ({ body }, { userId }) => ({
    data: { added: await mergeLikes(database, userId, body.jobIds) },
  }));
}

/** The list of saved jobs. */
export function savedJobRoutes(app: App, services: Services): void {
  const { database } = services;
  const { serve } = routesOf(app, services);

  serve('GET /saved-jobs', requireCandidate, ({ query }, { userId }) =>
    listSavedJobs(database, userId, query),
  );

  serve('POST /saved-jobs', requireCandidate, async ({ body }, { userId }) => {
    const id = await addSavedJob(database, userId, body);
    return { data: await getSavedJob(services, userId, id) };
  });

  serve('PUT /saved-jobs/entries/:id', requireCandidate, async ({ params, body }, { userId }) => {
    await changeSavedJob(database, userId, params.id, body);
    return { data: await getSavedJob(services, userId, params.id) };
  });

  serve('DELETE /saved-jobs/entries/:id', requireCandidate, async ({ params }, { userId }) => {
    await removeSavedJob(database, userId, params.id);
    return { message: msg`The job is no longer in your list.` };
  });

  serve('POST /saved-jobs/restore', requireCandidate, async ({ body }, { userId }) => {
    await restoreSavedJob(database, userId, body);
    return { message: msg`The job is in your list again.` };
  });
}

async function getSavedJob({ database }: Services, userId: string, id: string): Promise<SavedJob> {
  const saved = await findSavedJob(database, userId, id);
  if (!saved) throw new AppError('not_found', msg`There is no saved job with this address.`);
  return saved;
}
