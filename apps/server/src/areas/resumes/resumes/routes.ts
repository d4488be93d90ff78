import { resumeFormSchema, replacementFormSchema } from '@waymark/contract/resumes/resumes';
import { msg } from '@waymark/contract/text/message';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { App } from '../../../platform/http/app.ts';
import { invalidFields, parseFields } from '../../../platform/http/parse-fields.ts';
import { sendAttachment } from '../../../platform/http/send-attachment.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import { withForm, type Upload } from '../../../platform/http/uploads.ts';
import type { Services } from '../../../platform/services.ts';
import { requireCandidate } from '../../identity/accounts/policy.ts';
import { ensureReadingFor } from '../resume-reading/kept-commands.ts';
import { presentText } from '../resume-reading/text-presenter.ts';
import {
  chooseDefault,
  labelResume,
  removeResume,
  replaceFile,
  restoreResume,
  insertResume,
  storeResume,
} from './commands.ts';
import { presentRemovedResume, presentResume } from './presenter.ts';
import { getResume, listRemovedResumes, listResumes } from './queries.ts';
import { resumeFormLimits } from './rules.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { sayProblem } from '../resume-reading/presenter.ts';

/** The CV manager's API: a candidate's own resumes. */
export function resumeRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database, rateLimits, files } = services;

  serve('GET /resumes', requireCandidate, async (_request, { userId }) => ({
    data: (await listResumes(database, userId)).map(presentResume),
    removed: (await listRemovedResumes(database, userId)).map(presentRemovedResume),
  }));

  serve('POST /resumes', requireCandidate, async (request, { userId }) => {
    await rateLimits.consume('apply-user', userId);
    const resumeId = await withResume(request, services, resumeFormSchema, (file, { label }) =>
      storeResume(services, file, (transaction, fileId) => insertResume(transaction, userId, fileId, label)),
    );
    return { data: presentResume(await getResume(database, userId, resumeId)) };
  });

  serve('GET /resumes/:resumeId/file', requireCandidate, async ({ params }, { userId }, reply) =>
    sendAttachment(reply, files, await getResume(database, userId, params.resumeId)),
  );

  serve('POST /resumes/:resumeId/file', requireCandidate, async (request, { userId }) => {
    const { resumeId } = request.params;
    await rateLimits.consume('apply-user', userId);
    // Checked before anything is stored.
    await getResume(database, userId, resumeId);
    await withResume(request, services, replacementFormSchema, (file) =>
      replaceFile(services, userId, resumeId, file),
    );
    return { data: presentResume(await getResume(database, userId, resumeId)) };
  });

  serve('GET /resumes/:resumeId/text', requireCandidate, async (request, { userId }) => {
    const resume = await getResume(database, userId, request.params.resumeId);
    const text = presentText(await ensureReadingFor(services, resume, userId));
    return { data: sayProblem(sayTo(request), text) };
  });
}

/** Parses a form with one resume and passes both to `use`. */
function withResume<Fields, T>(
  request: FastifyRequest,
  { temporaryDirectory }: Services,
  schema: z.ZodType<Fields>,
  use: (file: Upload, fields: Fields) => Promise<T>,
): Promise<T> {
  return withForm(request, resumeFormLimits(temporaryDirectory), async ({ fields, file }) => {
    const read = parseFields(schema, fields);
    if (!file) throw invalidFields({ resume: msg`Please upload a file` });
    return use(file, read);
  });
}

/** Labels, the default, and deleting a resume or taking that back. */
export function resumeChangeRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database, rateLimits } = services;
  const present = async (userId: string, resumeId: string) => ({
    data: presentResume(await getResume(database, userId, resumeId)),
  });

  serve('PUT /resumes/:resumeId', requireCandidate, async ({ params, body }, { userId }) => {
    await rateLimits.consume('resume-change-user', userId);
    await labelResume(database, userId, params.resumeId, body.label);
    return present(userId, params.resumeId);
  });

  serve('POST /resumes/:resumeId/default', requireCandidate, async ({ params }, { userId }) => {
    await rateLimits.consume('resume-change-user', userId);
    await chooseDefault(database, userId, params.resumeId);
    return present(userId, params.resumeId);
  });

  serve('DELETE /resumes/:resumeId', requireCandidate, async ({ params }, { userId }) => {
    await rateLimits.consume('resume-change-user', userId);
    await removeResume(database, userId, params.resumeId);
    return { message: msg`The resume is deleted. For an hour you can take it back.` };
  });

  serve('POST /resumes/:resumeId/restoration', requireCandidate, async ({ params }, { userId }) => {
    await rateLimits.consume('resume-change-user', userId);
    await restoreResume(database, userId, params.resumeId);
    return present(userId, params.resumeId);
  });
}
