import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireCandidate, requireUser } from '../../identity/accounts/policy.ts';
import { sendDefaultResume } from './commands.ts';
import { presentCritique } from './presenter.ts';
import { findCritique } from './queries.ts';

/** Asking for an expert's review, and how far it is. */
export function resumeReviewRoutes(app: App, services: Services): void {
  const { database, config } = services;
  const { serve } = routesOf(app, services);

  serve('GET /get-critique-detail', requireUser, async (_request, { userId }) => ({
    data: presentCritique(await findCritique(database, userId), config.publicUrl),
  }));

  serve('POST /send-resume-to-expert', requireCandidate, async (_request, { userId }) => {
    await sendDefaultResume(database, userId);
    return { message: 'Resume has been successfully submitted' };
  });
}
