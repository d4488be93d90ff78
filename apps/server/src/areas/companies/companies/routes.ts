import { msg } from '@waymark/contract/text/message';
import type { App } from '../../../platform/http/app.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { clientOf } from '../../../platform/http/request-language.ts';
import {
  requireRecruiter,
  findViewer,
  requireOwner,
  requireEmployer,
} from '../../identity/accounts/policy.ts';
import { presentUser } from '../../identity/accounts/presenter.ts';
import { setActiveCompany } from '../../identity/accounts/session-commands.ts';
import { listHistory } from './history-queries.ts';
import { inviteColleague, withdrawInvitation, joinCompany } from './invitation-commands.ts';
import { changeMemberRole, removeMember } from './commands.ts';
import {
  presentOffer,
  presentInvitation,
  presentMember,
  presentProfile,
  versionOf,
  type ProfileRow,
} from './presenter.ts';
import { updateProfile } from './profile-commands.ts';
import {
  findPosition,
  getProfile,
  listCategories,
  findInvitation,
  listInvitations,
  listCompanyMembers,
} from './queries.ts';
import { requireInvitable, requireInvitation } from './rules.ts';

/** Who did what for the company: for those who may do something. */
export function companyHistoryRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);

  serve('GET /company-history', requireRecruiter, (request, { companyId }) =>
    listHistory(sayTo(request), services.database, companyId, request.query.page),
  );
}

/** Inviting colleagues, and what the holder of a mailed invitation can do with it. */
export function companyInvitationRoutes(app: App, services: Services): void {
  const { serve, serveAll } = routesOf(app, services);
  const { database, rateLimits } = services;

  serve('POST /company-invitations', requireOwner, async (request, viewer) => {
    await services.rateLimits.consume('invitation-company', viewer.companyId);
    await services.rateLimits.consume('invitation-recipient', request.body.email);
    await inviteColleague(services, viewer, request.body);
    return { message: sayTo(request)`The invitation is on its way to ${request.body.email}.` };
  });

  serve('DELETE /company-invitations/:invitationId', requireOwner, async (request, viewer) => {
    await withdrawInvitation(services.database, viewer, request.params.invitationId);
    return { message: msg`The invitation is withdrawn.` };
  });

  serveAll('POST /company-invitations/read', async ({ body }) => {
    const invitation = requireInvitation(await findInvitation(database, body.token));
    const invitee = requireInvitable(invitation.invitee);
    return { data: presentOffer(invitation, invitee !== undefined) };
  });

  serveAll('POST /company-invitations/accept', async (request, _viewer, reply) => {
    const { body, ip } = request;
    await rateLimits.consume('invitation-accept-address', ip);
    const joined = await joinCompany(services, body, clientOf(request));
    const { session, userId, companyId, companyName } = joined;
    if (!session) {
      // Who accepts while signed in goes on there.
      const viewer = await findViewer(request, services);
      if (viewer?.userId === userId) await setActiveCompany(database, viewer.sessionId, companyId);
      return { message: sayTo(request)`You have joined ${companyName}.` };
    }
    const user = presentUser(session.account);
    reply.status(201);
    return { data: { user, accessToken: session.accessToken } };
  });
}

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
    return { message: msg`The role is changed.` };
  });

  serve('DELETE /company-members/:userId', requireEmployer, async (request, viewer) => {
    const { userId } = request.params;
    await removeMember(services, viewer, userId);
    await services.changes.settledEverywhere();
    const left = userId === viewer.userId;
    return { message: left ? msg`You have left the company.` : msg`Your colleague was removed.` };
  });
}

/** The profile of the own company (H-2). */
export function companyProfileRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database } = services;

  const answer = async (profile: ProfileRow) => ({
    data: presentProfile(profile),
    version: versionOf(profile),
    categories: await listCategories(database),
  });

  serve('GET /company-profile', requireEmployer, async (_request, { companyId }) =>
    answer(await getProfile(database, companyId)),
  );

  serve('PUT /company-profile', requireRecruiter, async (request, member) => {
    await services.rateLimits.consume('company-profile', member.companyId);
    const profile = await updateProfile(services, member, request.body);
    // Public pages say so from now on; the words of its jobs follow in the background.
    await services.changes.settledEverywhere();
    return answer(profile);
  });

  serve('GET /company-profile/position', requireEmployer, async ({ query }) => ({
    data: await findPosition(database, query),
  }));
}
