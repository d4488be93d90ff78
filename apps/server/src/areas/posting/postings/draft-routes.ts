import { invalidFields, parseFields } from '../../../platform/http/parse-fields.ts';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import { withForm } from '../../../platform/http/uploads.ts';
import type { Services } from '../../../platform/services.ts';
import { attachmentFieldsSchema } from '@waymark/contract/posting/postings';
import { requireEmployer, requireRecruiter } from '../../identity/accounts/policy.ts';
import { attachFile, detachFile } from './attachment-commands.ts';
import { attachmentFormLimits } from './attachment-rules.ts';
import { createDraft, deleteDraft, requireDraft, saveDraft } from './draft-commands.ts';
import { listDrafts } from './draft-queries.ts';

/** Postings that are being written (H-3). */
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
    return { message: 'The draft is deleted.' };
  });

  registerAttachment(app, services);
}

function registerAttachment(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database, rateLimits } = services;

  serve('POST /company/drafts/:draftId/attachment', requireRecruiter, async (request, { userId }) => {
    const { draftId } = request.params;
    await rateLimits.consume('posting-file-user', userId);
    await requireDraft(database, userId, draftId);
    await withForm(request, attachmentFormLimits(services.temporaryDirectory), async ({ fields, file }) => {
      parseFields(attachmentFieldsSchema, fields);
      if (!file) throw invalidFields({ attachment: 'Please choose a file.' });
      await attachFile(services, userId, draftId, file);
    });
    return { data: await requireDraft(database, userId, draftId) };
  });

  serve('DELETE /company/drafts/:draftId/attachment', requireRecruiter, async ({ params }, { userId }) => {
    await detachFile(database, userId, params.draftId);
    return { data: await requireDraft(database, userId, params.draftId) };
  });
}
