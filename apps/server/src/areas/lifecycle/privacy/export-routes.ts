import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { sendAttachment } from '../../../platform/http/send-attachment.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireUser } from '../../identity/accounts/policy.ts';
import { requestExport } from './export-commands.ts';
import { findExportFile, findLatestExport } from './export-queries.ts';
import { presentExport } from './presenter.ts';

/** A copy of everything that is kept about whoever asks (G-10). */
export function exportRoutes(app: App, services: Services): void {
  const { database, files, rateLimits } = services;
  const { serve } = routesOf(app, services);

  serve('POST /account-exports', requireUser, async (_request, { userId }) => {
    await rateLimits.consume('export-user', userId);
    return { data: presentExport(await requestExport(services, userId)) };
  });

  serve('GET /account-exports/latest', requireUser, async (_request, { userId }) => {
    const latest = await findLatestExport(database, userId);
    return { data: latest ? presentExport(latest) : null };
  });

  serve('GET /account-exports/:exportId/file', requireUser, async ({ params }, { userId }, reply) => {
    const file = await findExportFile(database, userId, params.exportId);
    if (!file) throw new AppError('not_found', 'There is no copy at this address. Ask for a new one.');
    return sendAttachment(reply, files, file);
  });
}
