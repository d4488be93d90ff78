import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireReviewer } from '../../identity/accounts/policy.ts';
import { addTemplate, changeTemplate, removeTemplate } from './template-commands.ts';
import { listTemplates } from './template-queries.ts';

/** Sentences that recur in reviews. */
export function reviewTemplateRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database } = services;

  serve('GET /staff/review-templates', requireReviewer, async (_request, { userId }) => ({
    data: await listTemplates(database, userId),
  }));

  serve('POST /staff/review-templates', requireReviewer, async ({ body }, { userId }) => ({
    data: await addTemplate(database, userId, body),
  }));

  serve('PUT /staff/review-templates/:templateId', requireReviewer, async ({ params, body }, { userId }) => ({
    data: await changeTemplate(database, userId, params.templateId, body),
  }));

  serve('DELETE /staff/review-templates/:templateId', requireReviewer, async ({ params }, { userId }) => {
    await removeTemplate(database, userId, params.templateId);
    return { message: 'The template is removed.' };
  });
}
