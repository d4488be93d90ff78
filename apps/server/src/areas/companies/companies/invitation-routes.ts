import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { findViewer, requireOwner } from '../../identity/accounts/policy.ts';
import { presentUser } from '../../identity/accounts/presenter.ts';
import { setActiveCompany } from '../../identity/accounts/session-commands.ts';
import { inviteColleague, withdrawInvitation } from './invitation-commands.ts';
import { presentOffer } from './invitation-presenter.ts';
import { findInvitation, findInvitee } from './invitation-queries.ts';
import { joinCompany } from './joining-commands.ts';
import { requireInvitable, requireInvitation } from './joining-rules.ts';

/** Inviting colleagues, and what the holder of a mailed invitation can do with it. */
export function companyInvitationRoutes(app: App, services: Services): void {
  registerOwnerRoutes(app, services);
  registerHolderRoutes(app, services);
}

function registerOwnerRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);

  serve('POST /company-invitations', requireOwner, async (request, viewer) => {
    await services.rateLimits.consume('invitation-company', viewer.companyId);
    await services.rateLimits.consume('invitation-recipient', request.body.email);
    await inviteColleague(services, viewer, request.body);
    return { message: `The invitation is on its way to ${request.body.email}.` };
  });

  serve('DELETE /company-invitations/:invitationId', requireOwner, async (request, viewer) => {
    await withdrawInvitation(services.database, viewer, request.params.invitationId);
    return { message: 'The invitation is withdrawn.' };
  });
}

function registerHolderRoutes(app: App, services: Services): void {
  const { serveAll } = routesOf(app, services);
  const { database, rateLimits } = services;

  serveAll('POST /company-invitations/read', async ({ body }) => {
    const invitation = requireInvitation(await findInvitation(database, body.token));
    const invitee = requireInvitable(await findInvitee(database, invitation.email));
    return { data: presentOffer(invitation, invitee !== undefined) };
  });

  serveAll('POST /company-invitations/accept', async (request, _viewer, reply) => {
    const { body, ip, headers } = request;
    await rateLimits.consume('invitation-accept-address', ip);
    const joined = await joinCompany(services, body, headers['user-agent'] ?? '');
    const { session, userId, companyId, companyName } = joined;
    if (!session) {
      // Who accepts while signed in goes on there.
      const viewer = await findViewer(request, services);
      if (viewer?.userId === userId) await setActiveCompany(database, viewer.sessionId, companyId);
      return { message: `You have joined ${companyName}.` };
    }
    const user = presentUser(session.account);
    reply.status(201);
    return { data: { user, accessToken: session.accessToken } };
  });
}
