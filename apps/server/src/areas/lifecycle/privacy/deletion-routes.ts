import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { readToken, requireUser } from '../../identity/accounts/policy.ts';
import { deletionLinkMinutes } from './constants.ts';
import { deleteByLink, deleteByPassword, keepAccount, requestDeletionLink } from './deletion-commands.ts';

/** Deleting one's account for good, by password or by a mailed link, and changing one's mind (G-10). */
export function deletionRoutes(app: App, services: Services): void {
  const { rateLimits } = services;
  const { serve, serveAll } = routesOf(app, services);

  serve('POST /delete-account', requireUser, async ({ body }, viewer) => {
    await rateLimits.consume('delete-account-user', viewer.userId);
    const dueAt = await deleteByPassword(services, viewer, body.password);
    await rateLimits.reset('delete-account-user', viewer.userId);
    return { data: { deletionDueAt: dueAt.toISOString() } };
  });

  serve('POST /delete-account/link', requireUser, async (_request, viewer) => {
    await rateLimits.consume('delete-account-user', viewer.userId);
    await requestDeletionLink(services, viewer);
    return {
      message: `We have sent a link to ${viewer.account.email}. It works for ${deletionLinkMinutes} minutes.`,
    };
  });

  serveAll('POST /delete-account/confirm', async (request) => {
    await rateLimits.consume('password-link-address', request.ip);
    const { token } = request.body;
    const dueAt = await deleteByLink(services, { token, keepToken: readToken(request) });
    return { data: { deletionDueAt: dueAt.toISOString() } };
  });

  serve('POST /keep-account', requireUser, async (_request, { userId }) => {
    await keepAccount(services, userId);
    return { message: 'Your account stays.' };
  });
}
