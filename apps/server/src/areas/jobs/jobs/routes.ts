import { admitStranger, oneOf, wordsOf } from '../../../platform/http/admission.ts';
import type { App } from '../../../platform/http/app.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
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
    await services.changes.settledEverywhere();
    return { data: { confirmedAt: confirmedAt.toISOString() } };
  });
}

/** Anybody may say that something is wrong with a posting. */
export function jobReportRoutes(app: App, services: Services): void {
  routesOf(app, services).serveAll('POST /jobs/:jobId/reports', async (request) => {
    const { body, ip } = request;
    await admitStranger(services, request, {
      address: 'job-report-address',
      odd: [
        ['job-report-target', oneOf(request, request.params.jobId)],
        ...(body.text === '' ? [] : [['job-report-text', oneOf(request, wordsOf(body.text))] as const]),
      ],
    });
    const viewer = await findViewer(request, services);
    const reporter = { userId: viewer?.userId, ip };
    const { hasReceipt } = await reportJob(services, request.params.jobId, body, reporter);
    return { message: thankReporter(sayTo(request), body, hasReceipt) };
  });
}
