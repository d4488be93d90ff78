import { z } from 'zod';
import { resumeParamsSchema, resumeSchema, resumesSchema } from '@waymark/contract/resumes';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app.ts';
import { invalidFields, parseFields } from '../../platform/http/parse-fields.ts';
import { attachmentResponse, sendAttachment } from '../../platform/http/send-attachment.ts';
import { withForm } from '../../platform/http/uploads.ts';
import type { Services } from '../../platform/services.ts';
import { guard, requireCandidate } from '../accounts/policy.ts';
import { storeResume, withAdoptedResume } from './commands.ts';
import { presentResume } from './presenter.ts';
import { findResume, listResumes } from './queries.ts';
import { resumeFormLimits } from './rules.ts';

const uploadedResumeSchema = z.object({ data: resumeSchema });

/** The CV manager's API: a candidate's own resumes and nobody else's. */
export function resumeRoutes(app: App, services: Services): void {
  const { database, files, rateLimits } = services;
  const onRequest = guard(requireCandidate, services);

  app.get('/resumes', { onRequest, schema: { response: { 200: resumesSchema } } }, async (request) => {
    const { userId } = await requireCandidate(request, services);
    return { data: (await listResumes(database, userId)).map(presentResume) };
  });

  app.post(
    '/resumes',
    { onRequest, schema: { consumes: ['multipart/form-data'], response: { 201: uploadedResumeSchema } } },
    async (request, reply) => {
      const { userId } = await requireCandidate(request, services);
      await rateLimits.consume('apply-user', userId);
      const limits = resumeFormLimits(services.temporaryDirectory);
      const resumeId = await withForm(request, limits, async ({ fields, file }) => {
        parseFields(z.strictObject({}), fields);
        if (!file) throw invalidFields({ resume: 'Please upload a file' });
        return withAdoptedResume(files, file, (resume) =>
          database.transaction().execute((transaction) => storeResume(transaction, userId, resume)),
        );
      });
      return reply.status(201).send({ data: presentResume(await getResume(services, userId, resumeId)) });
    },
  );

  app.get(
    '/resumes/:resumeId/file',
    { onRequest, schema: { params: resumeParamsSchema, response: { 200: attachmentResponse } } },
    async (request, reply) => {
      const { userId } = await requireCandidate(request, services);
      return sendAttachment(reply, files, await getResume(services, userId, request.params.resumeId));
    },
  );
}

async function getResume({ database }: Services, userId: string, resumeId: string) {
  const resume = await findResume(database, userId, resumeId);
  if (!resume) throw new AppError('not_found', 'There is no resume with this address.');
  return resume;
}
