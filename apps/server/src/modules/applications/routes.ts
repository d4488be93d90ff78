import {
  applicationListQuerySchema,
  applicationParamsSchema,
  applicationsPageSchema,
  applySchema,
  createdApplicationSchema,
  ownApplicationSchema,
  type Application,
} from '@waymark/contract/applications';
import { jobParamsSchema } from '@waymark/contract/jobs';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app.ts';
import { invalidFields, parseFields } from '../../platform/http/parse-fields.ts';
import { withForm } from '../../platform/http/uploads.ts';
import type { Services } from '../../platform/services.ts';
import { guard, requireCandidate } from '../accounts/policy.ts';
import { resumeFormLimits } from '../resumes/rules.ts';
import { applyForJob, withdrawApplication } from './commands.ts';
import { findApplication, findApplicationForJob, listApplications } from './queries.ts';

/** The candidate's side: applying, following and withdrawing. */
export function applicationRoutes(app: App, services: Services): void {
  const { database } = services;
  const onRequest = guard(requireCandidate, services);
  registerApply(app, services);

  app.get(
    '/applications',
    {
      onRequest,
      schema: { querystring: applicationListQuerySchema, response: { 200: applicationsPageSchema } },
    },
    async (request) => {
      const { userId } = await requireCandidate(request, services);
      return listApplications(database, userId, request.query);
    },
  );

  app.get(
    '/applications/for-job/:jobId',
    { onRequest, schema: { params: jobParamsSchema, response: { 200: ownApplicationSchema } } },
    async (request) => {
      const { userId } = await requireCandidate(request, services);
      return { data: await findApplicationForJob(database, userId, request.params.jobId) };
    },
  );

  app.post(
    '/applications/:applicationId/withdraw',
    { onRequest, schema: { params: applicationParamsSchema, response: { 200: createdApplicationSchema } } },
    async (request) => {
      const { userId } = await requireCandidate(request, services);
      const { applicationId } = request.params;
      await withdrawApplication(database, userId, applicationId);
      return { data: await getApplication(services, userId, applicationId) };
    },
  );
}

function registerApply(app: App, services: Services): void {
  const schema = { consumes: ['multipart/form-data'], response: { 201: createdApplicationSchema } };
  app.post(
    '/applications',
    { onRequest: guard(requireCandidate, services), schema },
    async (request, reply) => {
      const viewer = await requireCandidate(request, services);
      await services.rateLimits.consume('apply-user', viewer.userId);
      const limits = resumeFormLimits(services.temporaryDirectory);
      const id = await withForm(request, limits, async ({ fields, file }) => {
        const values = parseFields(applySchema, fields);
        if (file && values.resumeId) {
          throw invalidFields({ resume: 'Choose a stored resume or upload a new one, not both.' });
        }
        return applyForJob(services, viewer, values, file);
      });
      return reply.status(201).send({ data: await getApplication(services, viewer.userId, id) });
    },
  );
}

async function getApplication({ database }: Services, userId: string, id: string): Promise<Application> {
  const application = await findApplication(database, userId, id);
  if (!application) throw new AppError('not_found', 'There is no application with this address.');
  return application;
}
