import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireEmployer, requireModerator, requireRecruiter } from '../../identity/accounts/policy.ts';
import { findTranslations, link, unlink, type Asker } from './commands.ts';

/** Postings that are translations of each other, by their company and by staff. */
export function translationRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database, rateLimits, changes } = services;

  async function change(asker: Asker, jobId: string, act: () => Promise<void>) {
    await act();
    await changes.settledEverywhere();
    return { data: await findTranslations(database, asker, jobId) };
  }

  serve(
    'GET /company/jobs/:jobId/translations',
    requireEmployer,
    async ({ params: { jobId } }, { userId: memberId }) => ({
      data: await findTranslations(database, { memberId }, jobId),
    }),
  );

  serve('POST /company/jobs/:jobId/translations', requireRecruiter, async ({ params, body }, viewer) => {
    await rateLimits.consume('job-change-user', viewer.userId);
    const asker = { memberId: viewer.userId };
    return change(asker, params.jobId, () => link(database, asker, params.jobId, body.jobId));
  });

  serve('DELETE /company/jobs/:jobId/translations', requireRecruiter, async ({ params }, viewer) => {
    await rateLimits.consume('job-change-user', viewer.userId);
    const asker = { memberId: viewer.userId };
    return change(asker, params.jobId, () => unlink(database, asker, params.jobId));
  });

  serve('GET /staff/postings/:jobId/translations', requireModerator, async ({ params }, { userId }) => ({
    data: await findTranslations(database, { staffId: userId }, params.jobId),
  }));

  serve('POST /staff/postings/:jobId/translations', requireModerator, ({ params, body }, { userId }) => {
    const asker = { staffId: userId };
    return change(asker, params.jobId, () => link(database, asker, params.jobId, body.jobId));
  });

  serve('DELETE /staff/postings/:jobId/translations', requireModerator, ({ params }, { userId }) => {
    const asker = { staffId: userId };
    return change(asker, params.jobId, () => unlink(database, asker, params.jobId));
  });
}
