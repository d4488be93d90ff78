import { msg } from '@waymark/contract/text/message';
import type { App } from '../../../platform/http/app.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireEmployer, requireRecruiter } from '../../identity/accounts/policy.ts';
import {
  declineApplicants,
  previewLetter,
  undoDecline,
  addTemplate,
  changeTemplate,
  removeTemplate,
} from './commands.ts';
import { listTemplates, listWaitingLetters } from './queries.ts';

/** Rejection letters and their templates. */
export function rejectionRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database, rateLimits } = services;

  serve('GET /company/declines', requireRecruiter, async (_request, { userId }) => {
    return { data: await listWaitingLetters(database, userId) };
  });

  serve('POST /company/declines/preview', requireRecruiter, async (request, { userId }) => {
    return { data: await previewLetter(database, userId, request.body) };
  });

  serve('POST /company/declines', requireRecruiter, async (request, { userId }) => {
    await rateLimits.consume('decline-user', userId);
    const { dueAt, ...batch } = await declineApplicants(services, userId, request.body);
    return { data: { ...batch, dueAt: dueAt.toISOString() } };
  });

  serve('POST /company/declines/:batchId/undo', requireRecruiter, async (request, { userId }) => {
    const count = await undoDecline(services, userId, request.params.batchId);
    return {
      message: count === 1 ? msg`The applicant is back.` : sayTo(request)`${count} applicants are back.`,
    };
  });

  serve('GET /company/decline-templates', requireEmployer, async (_request, { companyId }) => {
    return { data: await listTemplates(database, companyId) };
  });

  serve('POST /company/decline-templates', requireRecruiter, async (request, { companyId }) => {
    return { data: await addTemplate(database, companyId, request.body) };
  });

  serve('PUT /company/decline-templates/:templateId', requireRecruiter, async (request, { companyId }) => {
    const { templateId } = request.params;
    return { data: await changeTemplate(database, companyId, templateId, request.body) };
  });

  serve('DELETE /company/decline-templates/:templateId', requireRecruiter, async (request, { companyId }) => {
    await removeTemplate(database, companyId, request.params.templateId);
    return { message: msg`The template is removed.` };
  });
}
