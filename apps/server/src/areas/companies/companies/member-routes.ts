import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireEmployer, requireOwner } from '../../identity/accounts/policy.ts';
import { presentInvitation } from './invitation-presenter.ts';
import { listInvitations } from './invitation-queries.ts';
import { changeMemberRole, removeMember } from './member-commands.ts';
import { presentMember } from './member-presenter.ts';
import { listCompanyMembers } from './member-queries.ts';

/** Who works for the company, and with which role. */
export function companyMemberRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database } = services;

  serve('GET /company-members', requireEmployer, async (_request, { userId, companyId, account }) => {
    const members = await listCompanyMembers(database, companyId);
    const invitations = account.member_role === 'owner' ? await listInvitations(database, companyId) : [];
    return {
      data: {
        members: members.map((member) => presentMember(member, userId)),
        invitations: invitations.map(presentInvitation),
      },
    };
  });

  serve('PUT /company-members/:userId', requireOwner, async (request, viewer) => {
    await changeMemberRole(services, viewer, request.params.userId, request.body.memberRole);
    return { message: 'The role is changed.' };
  });

  serve('DELETE /company-members/:userId', requireEmployer, async (request, viewer) => {
    const { userId } = request.params;
    await removeMember(services, viewer, userId);
    const left = userId === viewer.userId;
    return { message: left ? 'You have left the company.' : 'Your colleague was removed.' };
  });
}
