import { messageSchema } from '@waymark/contract/accounts';
import {
  addSavedJobSchema,
  changeSavedJobSchema,
  createdSavedJobSchema,
  restoreSavedJobSchema,
  savedJobListQuerySchema,
  savedJobParamsSchema,
  savedJobsPageSchema,
  type SavedJob,
} from '@waymark/contract/saved-jobs';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app.ts';
import type { Services } from '../../platform/services.ts';
import { guard, requireCandidate } from '../accounts/policy.ts';
import { addSavedJob, changeSavedJob, removeSavedJob, restoreSavedJob } from './commands.ts';
import { findSavedJob, listSavedJobs } from './queries.ts';

/** The list of saved jobs with what its owner writes into it. */
export function savedJobRoutes(app: App, services: Services): void {
  const { database } = services;
  const onRequest = guard(requireCandidate, services);

  app.get(
    '/saved-jobs',
    {
      onRequest,
      schema: { querystring: savedJobListQuerySchema, response: { 200: savedJobsPageSchema } },
    },
    async (request) => {
      const { userId } = await requireCandidate(request, services);
      return listSavedJobs(database, userId, request.query);
    },
  );

  app.post(
    '/saved-jobs',
    { onRequest, schema: { body: addSavedJobSchema, response: { 201: createdSavedJobSchema } } },
    async (request, reply) => {
      const { userId } = await requireCandidate(request, services);
      const id = await addSavedJob(database, userId, request.body);
      return reply.status(201).send({ data: await getSavedJob(services, userId, id) });
    },
  );

  registerEntry(app, services);

  app.post(
    '/saved-jobs/restore',
    { onRequest, schema: { body: restoreSavedJobSchema, response: { 200: messageSchema } } },
    async (request) => {
      const { userId } = await requireCandidate(request, services);
      await restoreSavedJob(database, userId, request.body);
      return { message: 'The job is in your list again.' };
    },
  );
}

function registerEntry(app: App, services: Services): void {
  const { database } = services;
  const onRequest = guard(requireCandidate, services);

  app.put(
    '/saved-jobs/entries/:id',
    {
      onRequest,
      schema: {
        params: savedJobParamsSchema,
        body: changeSavedJobSchema,
        response: { 200: createdSavedJobSchema },
      },
    },
    async (request) => {
      const { userId } = await requireCandidate(request, services);
      const { id } = request.params;
      await changeSavedJob(database, userId, id, request.body);
      return { data: await getSavedJob(services, userId, id) };
    },
  );

  app.delete(
    '/saved-jobs/entries/:id',
    { onRequest, schema: { params: savedJobParamsSchema, response: { 200: messageSchema } } },
    async (request) => {
      const { userId } = await requireCandidate(request, services);
      await removeSavedJob(database, userId, request.params.id);
      return { message: 'The job is no longer in your list.' };
    },
  );
}

async function getSavedJob({ database }: Services, userId: string, id: string): Promise<SavedJob> {
  const saved = await findSavedJob(database, userId, id);
  if (!saved) throw new AppError('not_found', 'There is no saved job with this address.');
  return saved;
}
