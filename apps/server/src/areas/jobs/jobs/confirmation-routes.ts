import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireRecruiter } from '../../identity/accounts/policy.ts';
import { confirmJob } from './confirmation-commands.ts';

/** The employer says that a job is still open. */
export function jobConfirmationRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  serve('POST /company/jobs/:jobId/confirm', requireRecruiter, async ({ params }, { userId }) => {
    const confirmedAt = await confirmJob(services.database, userId, params.jobId);
    // The job's page says so from now on.
    await services.changes.settled();
    return { data: { confirmedAt: confirmedAt.toISOString() } };
  });
}
