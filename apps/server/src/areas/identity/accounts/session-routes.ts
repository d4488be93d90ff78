import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireUser } from './policy.ts';
import { endOwnSession, endSessions } from './session-commands.ts';
import { presentSession } from './session-presenter.ts';
import { listSessions } from './session-queries.ts';

/** The devices on which an account is signed in, and signing them out. */
export function sessionRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database } = services;

  serve('GET /sessions', requireUser, async (_request, { userId, sessionId }) => {
    const sessions = await listSessions(database, userId);
    return { data: sessions.map((session) => presentSession(session, sessionId)) };
  });

  serve('DELETE /sessions/:sessionId', requireUser, async (request, { userId }) => {
    await endOwnSession(database, userId, request.params.sessionId);
    return { message: 'This device is signed out.' };
  });

  serve('DELETE /sessions', requireUser, async (request, { userId, sessionId }) => {
    const keepsCurrent = request.query.except === 'current';
    await endSessions(database, userId, keepsCurrent ? { sessionId } : undefined);
    return {
      message: keepsCurrent ? 'All other devices are signed out.' : 'All devices are signed out.',
    };
  });
}
