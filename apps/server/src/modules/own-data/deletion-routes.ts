import { messageSchema } from '@waymark/contract/accounts';
import { confirmDeletionSchema, deleteAccountSchema, deletionSchema } from '@waymark/contract/own-data';
import type { App } from '../../platform/http/app.ts';
import type { Services } from '../../platform/services.ts';
import { guard, readToken, requireUser } from '../accounts/policy.ts';
import { deletionLinkMinutes } from './constants.ts';
import { deleteByLink, deleteByPassword, keepAccount, requestDeletionLink } from './deletion-commands.ts';

/** Deleting one's account for good, by password or by a mailed link, and changing one's mind (G-10). */
export function deletionRoutes(app: App, services: Services): void {
  const { rateLimits } = services;
  const onRequest = guard(requireUser, services);

  app.post(
    '/delete-account',
    { onRequest, schema: { body: deleteAccountSchema, response: { 200: deletionSchema } } },
    async (request) => {
      const viewer = await requireUser(request, services);
      await rateLimits.consume('delete-account-user', viewer.userId);
      const dueAt = await deleteByPassword(services, viewer, request.body.password);
      await rateLimits.reset('delete-account-user', viewer.userId);
      return { data: { deletionDueAt: dueAt.toISOString() } };
    },
  );

  app.post(
    '/delete-account/link',
    { onRequest, schema: { response: { 200: messageSchema } } },
    async (request) => {
      const viewer = await requireUser(request, services);
      await rateLimits.consume('delete-account-user', viewer.userId);
      await requestDeletionLink(services, viewer);
      return {
        message: `We have sent a link to ${viewer.account.email}. It works for ${deletionLinkMinutes} minutes.`,
      };
    },
  );

  app.post(
    '/delete-account/confirm',
    { schema: { body: confirmDeletionSchema, response: { 200: deletionSchema } } },
    async (request) => {
      await rateLimits.consume('password-link-address', request.ip);
      const { token } = request.body;
      const dueAt = await deleteByLink(services, { token, keepToken: readToken(request) });
      return { data: { deletionDueAt: dueAt.toISOString() } };
    },
  );

  app.post('/keep-account', { onRequest, schema: { response: { 200: messageSchema } } }, async (request) => {
    const { userId } = await requireUser(request, services);
    await keepAccount(services, userId);
    return { message: 'Your account stays.' };
  });
}
