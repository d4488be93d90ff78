import { type Application, applySchema } from '@waymark/contract/hiring/applications';
import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { invalidFields, parseFields } from '../../../platform/http/parse-fields.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import { withForm } from '../../../platform/http/uploads.ts';
import type { Services } from '../../../platform/services.ts';
import { requireCandidate } from '../../identity/accounts/policy.ts';
import { getResume } from '../../resumes/resumes/queries.ts';
import { resumeFormLimits } from '../../resumes/resumes/rules.ts';
import { applyForJob, withdrawApplication } from './commands.ts';
import { findApplication, findApplicationForJob, listApplications } from './queries.ts';
import { listReaders } from './reader-queries.ts';
import { listTimelines } from './timeline-queries.ts';

/** The candidate's side: applying, following and withdrawing. */
export function applicationRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database } = services;

  serve('GET /applications', requireCandidate, async (request, { userId }) => {
    return listApplications(database, userId, request.query);
  });

  serve('GET /applications/for-job/:jobId', requireCandidate, async (request, { userId }) => {
    return { data: await findApplicationForJob(database, userId, request.params.jobId) };
  });

  serve('POST /applications/:applicationId/withdraw', requireCandidate, async (request, { userId }) => {
    const { applicationId } = request.params;
    await withdrawApplication(database, userId, applicationId);
    return { data: await getApplication(services, userId, applicationId) };
  });

  serve('GET /resumes/:resumeId/readers', requireCandidate, async ({ params, query }, { userId }) => {
    const { id } = await getResume(database, userId, params.resumeId);
    return listReaders(database, id, query.page);
  });

  serve('POST /applications', requireCandidate, async (request, viewer) => {
    await services.rateLimits.consume('apply-user', viewer.userId);
    await services.rateLimits.consume('application-user', viewer.userId);
    const limits = resumeFormLimits(services.temporaryDirectory);
    const id = await withForm(request, limits, async ({ fields, file }) => {
      const values = parseFields(applySchema, fields);
      if (file && values.resumeId) {
        throw invalidFields({ resume: msg`Choose a stored resume or upload a new one, not both.` });
      }
      return applyForJob(services, viewer, values, file);
    });
    return { data: await getApplication(services, viewer.userId, id) };
  });
}

async function getApplication({ database }: Services, userId: string, id: string): Promise<Application> {
  const application = await findApplication(database, userId, id);
  if (!application) throw new AppError('not_found', msg`There is no application with this address.`);
  return application;
}

/** The course of a candidate's applications. */
export function applicationTimelineRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);

  serve('GET /application-timelines', requireCandidate, async (request, { userId }) => {
    return { data: await listTimelines(services.database, userId, request.query.applications) };
  });

  serve('GET /applications/:applicationId', requireCandidate, async (request, { userId }) => {
    const application = await findApplication(services.database, userId, request.params.applicationId);
    if (!application) throw new AppError('not_found', msg`There is no application with this address.`);
    return { data: application };
  });
}
