import { jobConfirmationSchema, jobParamsSchema } from '@waymark/contract/jobs';
import type { App } from '../../platform/http/app.ts';
import type { Services } from '../../platform/services.ts';
import { guard, requireEmployer } from '../accounts/policy.ts';
import { confirmJob } from './confirmation-commands.ts';

/** The employer says that a job is still open. */
export function jobConfirmationRoutes(app: App, services: Services): void {
  app.post(
    '/company/jobs/:jobId/confirm',
    {
      onRequest: guard(requireEmployer, services),
      schema: { params: jobParamsSchema, response: { 200: jobConfirmationSchema } },
    },
    async (request) => {
      const { userId } = await requireEmployer(request, services);
      const confirmedAt = await confirmJob(services, userId, request.params.jobId);
      return { data: { confirmedAt: confirmedAt.toISOString() } };
    },
  );
}
