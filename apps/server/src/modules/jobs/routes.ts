import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app.ts';
import { routesOf } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { findJob } from './detail-queries.ts';

/** A single public posting. */
export function jobRoutes(app: App, services: Services): void {
  routesOf(app, services).serveAll('GET /jobs/:jobId', async ({ params }) => {
    const job = await findJob(services.database, params.jobId);
    if (!job) throw new AppError('not_found', 'There is no job with this address.');
    return { data: job };
  });
}
