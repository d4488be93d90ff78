import { msg } from '@waymark/contract/text/message';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { clientOf } from '../../../platform/http/request-language.ts';
import { requireAdministrator } from '../accounts/policy.ts';
import { presentUser } from '../accounts/presenter.ts';
import { inviteStaff, withdrawStaffInvitation } from './invitation-commands.ts';
import { joinStaff, readStaffInvitation } from './joining-commands.ts';
import { changeStaffRole, endStaffSessions, resetStaffMfa } from './member-commands.ts';
import { listStaff } from './queries.ts';
import { sayTo } from '../../../platform/http/say-to.ts';

/** Who belongs to the staff, who is invited, and joining. */
export function staffRoutes(app: App, services: Services): void {
  const { serve, serveAll } = routesOf(app, services);
  const { rateLimits } = services;

  serve('GET /staff/members', requireAdministrator, ({ query }, { userId }) =>
    listStaff(services.database, userId, query.page),
  );

  serve('PUT /staff/members/:userId', requireAdministrator, async ({ params, body }, viewer) => {
    await changeStaffRole(services, viewer, params.userId, body.staffRole);
    return { message: msg`The role is changed.` };
  });

  serve('POST /staff/members/:userId/end-sessions', requireAdministrator, async ({ params }, viewer) => {
    await endStaffSessions(services, viewer, params.userId);
    return { message: msg`The devices are signed out.` };
  });

  serve(
    'POST /staff/members/:userId/reset-second-step',
    requireAdministrator,
    async ({ params, headers }, viewer) => {
      await resetStaffMfa(services, viewer, params.userId, headers['user-agent'] ?? '');
      return { message: msg`Two-factor authentication is turned off.` };
    },
  );

  serve('POST /staff/invitations', requireAdministrator, async (request, viewer) => {
    await services.rateLimits.consume('staff-invitation-user', viewer.userId);
    await inviteStaff(services, viewer, request.body);
    return { message: sayTo(request)`The invitation is on its way to ${request.body.email}.` };
  });

  serve('DELETE /staff/invitations/:invitationId', requireAdministrator, async ({ params }, viewer) => {
    await withdrawStaffInvitation(services, viewer, params.invitationId);
    return { message: msg`The invitation is withdrawn.` };
  });

  serveAll('POST /staff-invitations/read', async ({ body, ip }) => {
    await rateLimits.consume('link-address', ip);
    return { data: await readStaffInvitation(services, body.token) };
  });

  serveAll('POST /staff-invitations/accept', async (request) => {
    await rateLimits.consume('staff-join-address', request.ip);
    const session = await joinStaff(services, request.body, clientOf(request));
    if (!session) return { message: msg`Your account is ready. Sign in with your provider.`, data: null };
    const data = { user: presentUser(session.account), accessToken: session.accessToken };
    return { message: msg`Your account is ready, and you are signed in.`, data };
  });
}
