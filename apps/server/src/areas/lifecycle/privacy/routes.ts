import { msg, plural } from '@waymark/contract/text/message';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { readToken, requireUser } from '../../identity/accounts/policy.ts';
import { deletionLinkMinutes } from './constants.ts';
import { deleteByLink, deleteByPassword, keepAccount, requestDeletionLink } from './deletion-commands.ts';
import { AppError } from '../../../platform/errors.ts';
import { sendAttachment } from '../../../platform/http/send-attachment.ts';
import { requestExport } from './export-commands.ts';
import { describeKept } from './kept-queries.ts';
import { findExportFile, findLatestExport } from './queries.ts';
import { presentExport } from './presenter.ts';
import { sayTo } from '../../../platform/http/say-to.ts';

/** Deleting one's account for good, by password or by a mailed link, and changing one's mind (G-10). */
export function deletionRoutes(app: App, services: Services): void {
  const { rateLimits } = services;
  const { serve, serveAll } = routesOf(app, services);

  serve('GET /delete-account/kept', requireUser, async (_request, { userId }) => {
    return { data: await describeKept(services.database, userId) };
  });

  serve('POST /delete-account', requireUser, async ({ body }, viewer) => {
    await rateLimits.consume('delete-account-user', viewer.userId);
    const dueAt = await deleteByPassword(services, viewer, body.password);
    // Postings close with the last member of their company.
    await services.changes.settledEverywhere();
    await rateLimits.reset('delete-account-user', viewer.userId);
    return { data: { deletionDueAt: dueAt.toISOString() } };
  });

  serve('POST /delete-account/link', requireUser, async (request, viewer) => {
    await rateLimits.consume('delete-account-user', viewer.userId);
    await requestDeletionLink(services, viewer);
    return {
      message: sayTo(
        request,
      )`We have sent a link to ${viewer.account.email}. It works for ${plural(deletionLinkMinutes, 'minute')}.`,
    };
  });

  serveAll('POST /delete-account/confirm', async (request) => {
    await rateLimits.consume('password-link-address', request.ip);
    const { token } = request.body;
    const dueAt = await deleteByLink(services, { token, keepToken: readToken(request) });
    await services.changes.settledEverywhere();
    return { data: { deletionDueAt: dueAt.toISOString() } };
  });

  serve('POST /keep-account', requireUser, async (_request, { userId }) => {
    await keepAccount(services, userId);
    return { message: msg`Your account stays.` };
  });
}

/** Exports a copy of all data about the user (G-10). */
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
    if (!file) throw new AppError('not_found', msg`There is no copy at this address. Ask for a new one.`);
    return sendAttachment(reply, files, file);
  });
}
