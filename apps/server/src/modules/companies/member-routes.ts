import { messageSchema } from '@waymark/contract/accounts';
import {
  changeMemberSchema,
  companyMemberParamsSchema,
  companyMembersSchema,
} from '@waymark/contract/companies';
import type { App } from '../../platform/http/app.ts';
import type { Services } from '../../platform/services.ts';
import { guard, requireEmployer, requireOwner } from '../accounts/policy.ts';
import { presentInvitation } from './invitation-presenter.ts';
import { listInvitations } from './invitation-queries.ts';
import { changeMemberRole, removeMember } from './member-commands.ts';
import { presentMember } from './member-presenter.ts';
import { listCompanyMembers } from './member-queries.ts';

/** Who works for the company, and with which role. */
export function companyMemberRoutes(app: App, services: Services): void {
  const { database } = services;

  app.get(
    '/company-members',
    { onRequest: guard(requireEmployer, services), schema: { response: { 200: companyMembersSchema } } },
    async (request) => {
      const { userId, companyId, account } = await requireEmployer(request, services);
      const members = await listCompanyMembers(database, companyId);
      const invitations = account.member_role === 'owner' ? await listInvitations(database, companyId) : [];
      return {
        data: {
          members: members.map((member) => presentMember(member, userId)),
          invitations: invitations.map(presentInvitation),
        },
      };
    },
  );

  app.put(
    '/company-members/:userId',
    {
      onRequest: guard(requireOwner, services),
      schema: {
        params: companyMemberParamsSchema,
        body: changeMemberSchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      const viewer = await requireOwner(request, services);
      await changeMemberRole(services, viewer, request.params.userId, request.body.memberRole);
      return { message: 'The role is changed.' };
    },
  );

  app.delete(
    '/company-members/:userId',
    {
      onRequest: guard(requireEmployer, services),
      schema: { params: companyMemberParamsSchema, response: { 200: messageSchema } },
    },
    async (request) => {
      const viewer = await requireEmployer(request, services);
      const { userId } = request.params;
      await removeMember(services, viewer, userId);
      const left = userId === viewer.userId;
      return { message: left ? 'You have left the company.' : 'Your colleague was removed.' };
    },
  );
}
