import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAdministrator, requireModerator } from '../../identity/accounts/policy.ts';
import { changeUser, startSecondStepReset } from './user-commands.ts';
import { getStaffUser, listStaffUsers } from './user-queries.ts';

const done = {
  suspend: 'Suspended, and signed out everywhere. The person has been told why.',
  reinstate: 'Reinstated. The person has been told.',
  'end-sessions': 'Signed out everywhere.',
  erase: 'The erasure has begun. The person has been told, and may keep the account until then.',
} as const;

/** Accounts as those see them who look after the board (J-5). */
export function staffUserRoutes(app: App, services: Services): void {
  const { database } = services;
  const { serve } = routesOf(app, services);

  serve('GET /staff/users', requireModerator, ({ query }) => listStaffUsers(database, query));

  serve('GET /staff/users/:userId', requireModerator, async ({ params }, viewer) => ({
    data: await getStaffUser(database, viewer, params.userId),
  }));

  serve('POST /staff/users/:userId/changes', requireModerator, async ({ params, body }, viewer) => {
    await changeUser(services, viewer, { ...params, ...body });
    return { message: done[body.change] };
  });

  serve(
    'POST /staff/users/:userId/second-step-reset',
    requireAdministrator,
    async ({ params, body }, viewer) => {
      await services.rateLimits.consume('support-user', viewer.userId);
      await startSecondStepReset(services, viewer, { ...params, ...body });
      return { message: 'The link is on its way to the person. Nothing changes until they confirm it.' };
    },
  );
}
