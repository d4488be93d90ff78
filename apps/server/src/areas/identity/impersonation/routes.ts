import { msg } from '@waymark/contract/text/message';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireAdministrator, requireUser } from '../accounts/policy.ts';
import { allowSupport, staffHaveNone, withdrawSupport } from './consent-commands.ts';
import { getImpersonationConsent } from './queries.ts';
import { endVisit, openVisit } from './visit-commands.ts';

/** Staff views the board as a person, with their consent and on record (J-5). */
export function impersonationRoutes(app: App, services: Services): void {
  const { database, rateLimits } = services;
  const { serve } = routesOf(app, services);

  serve('GET /impersonation-consent', requireUser, async (_request, { userId, account }) => {
    if (account.role === 'staff') throw staffHaveNone();
    return { data: await getImpersonationConsent(database, userId) };
  });

  serve('POST /impersonation-consent', requireUser, async ({ body }, viewer) => {
    await rateLimits.consume('support-user', viewer.userId);
    await allowSupport(database, viewer, body.hours);
    return {
      message:
        body.hours === 1
          ? msg`Staff may look for an hour from now.`
          : msg`Staff may look for a day from now.`,
    };
  });

  serve('DELETE /impersonation-consent', requireUser, async (_request, { userId, account }) => {
    if (account.role === 'staff') throw staffHaveNone();
    await withdrawSupport(services, userId);
    return { message: msg`Taken back: our team can no longer view the board as you.` };
  });

  serve('POST /staff/users/:userId/visits', requireAdministrator, async ({ params, body }, viewer) => {
    await rateLimits.consume('support-user', viewer.userId);
    return { data: await openVisit(services, viewer, { ...params, ...body }) };
  });

  serve('DELETE /staff/visits/:visitId', requireAdministrator, async ({ params }, viewer) => {
    await endVisit(services, viewer, params.visitId);
    return { message: msg`Ended. The person has been told.` };
  });
}
