import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireRecruiter, findViewer } from '../../identity/accounts/policy.ts';
import { confirmJob } from './confirmation-commands.ts';
import { reportJob } from './report-commands.ts';
import { thankReporter } from './rules.ts';

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

/** Anybody may say that something is wrong with a posting. */
export function jobReportRoutes(app: App, services: Services): void {
  routesOf(app, services).serveAll('POST /jobs/:jobId/reports', async (request) => {
    await services.rateLimits.consume('job-report-address', request.ip);
    const viewer = await findViewer(request, services);
    const { body, ip } = request;
    const reporter = { userId: viewer?.userId, ip };
    const { hasReceipt } = await reportJob(services, request.params.jobId, body, reporter);
    return { message: thankReporter(body, hasReceipt) };
  });
}
