import type { App } from '../../../platform/http/app.ts';
import { sendAttachment } from '../../../platform/http/send-attachment.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireUser } from '../../identity/accounts/policy.ts';
import { markOpened } from './link-commands.ts';
import { presentResult } from './result-presenter.ts';
import { getResult, getResultResume } from './result-queries.ts';

/** A published review at its unguessable link: whoever has the link reads it, its owner is noted to have. */
export function reviewResultRoutes(app: App, services: Services): void {
  const { serve, serveAll } = routesOf(app, services);
  const { database, files, rateLimits } = services;

  serveAll('GET /resume-review-result', async (request) => {
    await rateLimits.consume('review-result-address', request.ip);
    return { data: presentResult(await getResult(database, request.query.review)) };
  });

  serveAll('GET /resume-review-result/resume', async (request, _viewer, reply) => {
    await rateLimits.consume('review-result-address', request.ip);
    return sendAttachment(reply, files, await getResultResume(database, request.query.review));
  });

  serve('POST /resume-review-result/opened', requireUser, async ({ body }, { userId }) => ({
    data: { isOwner: await markOpened(database, userId, body.review) },
  }));
}
