import {
  accountSessionParamsSchema,
  accountSessionsSchema,
  endSessionsQuerySchema,
} from '@waymark/contract/account-sessions';
import { messageSchema } from '@waymark/contract/accounts';
import type { App } from '../../platform/http/app.ts';
import type { Services } from '../../platform/services.ts';
import { guard, requireUser } from './policy.ts';
import { endOwnSession, endSessions } from './session-commands.ts';
import { presentSession } from './session-presenter.ts';
import { listSessions } from './session-queries.ts';

/** The devices on which an account is signed in, and signing them out. */
export function sessionRoutes(app: App, services: Services): void {
  const { database } = services;
  const onRequest = guard(requireUser, services);

  app.get(
    '/sessions',
    { onRequest, schema: { response: { 200: accountSessionsSchema } } },
    async (request) => {
      const { userId, sessionId } = await requireUser(request, services);
      const sessions = await listSessions(database, userId);
      return { data: sessions.map((session) => presentSession(session, sessionId)) };
    },
  );

  app.delete(
    '/sessions/:sessionId',
    { onRequest, schema: { params: accountSessionParamsSchema, response: { 200: messageSchema } } },
    async (request) => {
      const { userId } = await requireUser(request, services);
      await endOwnSession(database, userId, request.params.sessionId);
      return { message: 'This device is signed out.' };
    },
  );

  app.delete(
    '/sessions',
    { onRequest, schema: { querystring: endSessionsQuerySchema, response: { 200: messageSchema } } },
    async (request) => {
      const { userId, sessionId } = await requireUser(request, services);
      const keepsCurrent = request.query.except === 'current';
      await endSessions(database, userId, keepsCurrent ? { sessionId } : undefined);
      return {
        message: keepsCurrent ? 'All other devices are signed out.' : 'All devices are signed out.',
      };
    },
  );
}
