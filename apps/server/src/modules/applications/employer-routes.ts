import { z } from 'zod';
import { applicantsSchema, applicationParamsSchema } from '@waymark/contract/applications';
import { jobParamsSchema, managedJobsSchema } from '@waymark/contract/jobs';
import { pageQuery } from '@waymark/contract/pagination';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app.ts';
import { attachmentResponse, sendAttachment } from '../../platform/http/send-attachment.ts';
import type { Services } from '../../platform/services.ts';
import { guard, requireEmployer, requireUser } from '../accounts/policy.ts';
import { markViewed } from './commands.ts';
import {
  findApplicationResume,
  findCompanyJob,
  listApplicants,
  listCompanyJobs,
} from './employer-queries.ts';

const pageQuerySchema = z.strictObject(pageQuery);

/** The employer's side: the company's jobs with who applied for them, and the resumes that came with it. */
export function employerApplicationRoutes(app: App, services: Services): void {
  const { database } = services;
  const onRequest = guard(requireEmployer, services);
  registerResumeDownload(app, services);

  app.get(
    '/company/jobs',
    { onRequest, schema: { querystring: pageQuerySchema, response: { 200: managedJobsSchema } } },
    async (request) => {
      const { userId } = await requireEmployer(request, services);
      return listCompanyJobs(database, userId, request.query.page);
    },
  );

  app.get(
    '/company/jobs/:jobId/applications',
    {
      onRequest,
      schema: {
        params: jobParamsSchema,
        querystring: pageQuerySchema,
        response: { 200: applicantsSchema },
      },
    },
    async (request) => {
      const { userId } = await requireEmployer(request, services);
      const { jobId } = request.params;
      const job = await findCompanyJob(database, userId, jobId);
      if (!job) throw new AppError('not_found', 'There is no job with this address.');
      return { ...(await listApplicants(database, userId, jobId, request.query.page)), job };
    },
  );
}

function registerResumeDownload(app: App, services: Services): void {
  app.get(
    '/applications/:applicationId/resume',
    {
      onRequest: guard(requireUser, services),
      schema: { params: applicationParamsSchema, response: { 200: attachmentResponse } },
    },
    async (request, reply) => {
      const { userId } = await requireUser(request, services);
      const { applicationId } = request.params;
      const resume = await findApplicationResume(services.database, applicationId, userId);
      if (!resume) throw new AppError('not_found', 'There is no application with this address.');
      if (resume.applicant_id !== userId) await markViewed(services, applicationId);
      return sendAttachment(reply, services.files, resume);
    },
  );
}
