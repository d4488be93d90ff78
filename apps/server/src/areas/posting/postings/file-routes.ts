import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { sendAttachment } from '../../../platform/http/send-attachment.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { findAttachment } from './attachment-queries.ts';

/** The file that goes with an open posting, for everybody. */
export function postingFileRoutes(app: App, services: Services): void {
  routesOf(app, services).serveAll('GET /jobs/:jobId/attachment', async ({ params }, _viewer, reply) => {
    const file = await findAttachment(services.database, params.jobId);
    if (!file) throw new AppError('not_found', 'There is no file at this address.');
    return sendAttachment(reply, services.files, file);
  });
}
