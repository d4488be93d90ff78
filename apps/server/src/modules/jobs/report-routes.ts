import { messageSchema } from '@waymark/contract/accounts';
import { jobReportSchema } from '@waymark/contract/job-reports';
import { jobParamsSchema } from '@waymark/contract/jobs';
import type { App } from '../../platform/http/app.ts';
import type { Services } from '../../platform/services.ts';
import { findViewer } from '../accounts/policy.ts';
import { reportJob } from './report-commands.ts';
import { thankReporter } from './report-rules.ts';

/** Anybody may say that something is wrong with a posting. */
export function jobReportRoutes(app: App, services: Services): void {
  app.post(
    '/jobs/:jobId/reports',
    { schema: { params: jobParamsSchema, body: jobReportSchema, response: { 201: messageSchema } } },
    async (request, reply) => {
      await services.rateLimits.consume('job-report-address', request.ip);
      const viewer = await findViewer(request, services);
      const { body, ip } = request;
      const reporter = { userId: viewer?.userId, email: body.email, ip };
      await reportJob(services, request.params.jobId, body, reporter);
      return reply.status(201).send({ message: thankReporter(body) });
    },
  );
}
