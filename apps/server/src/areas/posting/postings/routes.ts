import { attachmentFieldsSchema } from '@waymark/contract/posting/postings';
import { msg } from '@waymark/contract/text/message';
import { board } from '../../../platform/board/board.ts';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { invalidFields, parseFields } from '../../../platform/http/parse-fields.ts';
import { sendAttachment } from '../../../platform/http/send-attachment.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import { withForm } from '../../../platform/http/uploads.ts';
import type { Services } from '../../../platform/services.ts';
import { requireEmployer, requireRecruiter } from '../../identity/accounts/policy.ts';
import { readLines } from '../../jobs/jobs/pasted-text-rules.ts';
import { worldGazetteer } from '../../places/places/gazetteer-index.ts';
import type { JobIndex } from '../../search/job-search/job-index.ts';
import { attachFile, detachFile, createDraft, deleteDraft, requireDraft, saveDraft } from './commands.ts';
import { duplicateJob, editJob } from './copy-commands.ts';
import { listUnreadLabels } from './label-rules.ts';
import { findPreview, listDrafts, findAttachment, loadChoices } from './queries.ts';
import { publishDraft } from './publishing-commands.ts';
import { attachmentFormLimits } from './rules.ts';
import { readPostingText } from './text-rules.ts';

/** Drafts of postings (H-3). */
export function postingDraftRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database, rateLimits } = services;

  serve('GET /company/drafts', requireEmployer, ({ query }, { companyId }) =>
    listDrafts(database, companyId, query.page),
  );

  serve('POST /company/drafts', requireRecruiter, async ({ body }, viewer) => {
    await rateLimits.consume('draft-user', viewer.userId);
    return { data: await createDraft(database, viewer, body.fields) };
  });

  serve('GET /company/drafts/:draftId', requireEmployer, async ({ params }, { userId }) => ({
    data: await requireDraft(database, userId, params.draftId),
  }));

  serve('PUT /company/drafts/:draftId', requireRecruiter, async ({ params, body }, { userId }) => {
    await rateLimits.consume('draft-user', userId);
    return { data: await saveDraft(database, userId, params.draftId, body) };
  });

  serve('DELETE /company/drafts/:draftId', requireRecruiter, async ({ params }, { userId }) => {
    await deleteDraft(database, userId, params.draftId);
    return { message: msg`The draft is deleted.` };
  });

  serve('POST /company/drafts/:draftId/attachment', requireRecruiter, async (request, { userId }) => {
    const { draftId } = request.params;
    await rateLimits.consume('posting-file-user', userId);
    await requireDraft(database, userId, draftId);
    await withForm(request, attachmentFormLimits(services.temporaryDirectory), async ({ fields, file }) => {
      parseFields(attachmentFieldsSchema, fields);
      if (!file) throw invalidFields({ attachment: msg`Please choose a file.` });
      await attachFile(services, userId, draftId, file);
    });
    return { data: await requireDraft(database, userId, draftId) };
  });

  serve('DELETE /company/drafts/:draftId/attachment', requireRecruiter, async ({ params }, { userId }) => {
    await detachFile(database, userId, params.draftId);
    return { data: await requireDraft(database, userId, params.draftId) };
  });
}

/** The public file of an open posting. */
export function postingFileRoutes(app: App, services: Services): void {
  routesOf(app, services).serveAll('GET /jobs/:jobId/attachment', async ({ params }, _viewer, reply) => {
    const file = await findAttachment(services.database, params.jobId);
    if (!file) throw new AppError('not_found', msg`There is no file at this address.`);
    return sendAttachment(reply, services.files, file);
  });
}

/** Publishing drafts, and drafts of published jobs (H-3). */
export function postingRoutes(app: App, services: Services, index: JobIndex): void {
  const { serve } = routesOf(app, services);
  const { database, rateLimits } = services;

  serve('POST /company/drafts/:draftId/publish', requireRecruiter, async ({ params, body }, viewer) => {
    await rateLimits.consume('publish-company', viewer.companyId);
    const published = await publishDraft(database, {
      userId: viewer.userId,
      draftId: params.draftId,
      version: body.version,
    });
    // Its page and searches have it from now on.
    await services.changes.settledEverywhere();
    return { data: published };
  });

  serve('GET /company/drafts/:draftId/preview', requireEmployer, async (request, { userId }) => {
    const { params } = request;
    await rateLimits.consume('posting-preview-user', userId);
    const draft = await requireDraft(database, userId, params.draftId);
    return { data: await findPreview(sayTo(request), database, draft) };
  });

  serve('POST /company/jobs/:jobId/edit', requireRecruiter, async ({ params }, { userId }) => ({
    data: { draftId: await editJob(database, userId, params.jobId) },
  }));

  serve('POST /company/jobs/:jobId/duplicate', requireRecruiter, async ({ params }, { userId }) => ({
    data: { draftId: await duplicateJob(database, userId, params.jobId) },
  }));

  serve('GET /company/posting-choices', requireEmployer, async (_request, { companyId, account }) => ({
    data: await loadChoices(database, index, { companyId, email: account.email }),
  }));

  serve('POST /company/posting-texts', requireRecruiter, async ({ body }, { userId }) => {
    await rateLimits.consume('posting-read-user', userId);
    const gazetteer = worldGazetteer();
    const words = await index.soFar.vocabulary();
    const skills = words.list('skill').map(({ text }) => text);
    const data = readPostingText(board.words, body.text, { gazetteer, skills }, new Date());
    return { data, unread: listUnreadLabels(readLines(body.text).lines, data) };
  });
}
