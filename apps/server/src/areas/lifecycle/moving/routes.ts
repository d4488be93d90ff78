import { msg } from '@waymark/contract/text/message';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { languageOf } from '../../../platform/http/request-language.ts';
import { requireAdministrator } from '../../identity/accounts/policy.ts';
import { openMovedAccount, switchInvitations } from './people-commands.ts';
import { describeInvited, listMovedPeople } from './people-queries.ts';

/** People who move with another board: invited by staff, and what the link of their mail does (L-31). */
export function movingRoutes(app: App, services: Services): void {
  const { serve, serveAll } = routesOf(app, services);
  const { database, rateLimits } = services;

  serve('GET /staff/moving', requireAdministrator, async () => ({ data: await listMovedPeople(database) }));

  serve('POST /staff/moving/invitations', requireAdministrator, async ({ body }, { userId }) => ({
    data: await switchInvitations(database, { ...body, staffId: userId }),
    message: body.on
      ? msg`The invitations go out from now on, some each minute.`
      : msg`No more invitations go out. Those that were sent still work.`,
  }));

  serveAll('POST /moved-accounts/check', async ({ body, ip }) => {
    await rateLimits.consume('link-address', ip);
    return { data: await describeInvited(database, body.token) };
  });

  serveAll('POST /moved-accounts/open', async (request) => {
    await rateLimits.consume('link-address', request.ip);
    return {
      data: await openMovedAccount(services, request.body.token, languageOf(request)),
      message: msg`Your account is open. Set a password for it.`,
    };
  });
}
