import { messageSchema, sessionSchema } from '@waymark/contract/accounts';
import {
  acceptInvitationSchema,
  invitationOfferSchema,
  invitationParamsSchema,
  inviteSchema,
  readInvitationSchema,
} from '@waymark/contract/companies';
import type { App } from '../../platform/http/app.ts';
import type { Services } from '../../platform/services.ts';
import { guard, requireOwner } from '../accounts/policy.ts';
import { presentUser } from '../accounts/presenter.ts';
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
  const onRequest = guard(requireOwner, services);

  app.post(
    '/company-invitations',
    { onRequest, schema: { body: inviteSchema, response: { 201: messageSchema } } },
    async (request, reply) => {
      const viewer = await requireOwner(request, services);
      await services.rateLimits.consume('invitation-company', viewer.companyId);
      await inviteColleague(services, viewer, request.body);
      return reply.status(201).send({ message: `The invitation is on its way to ${request.body.email}.` });
    },
  );

  app.delete(
    '/company-invitations/:invitationId',
    { onRequest, schema: { params: invitationParamsSchema, response: { 200: messageSchema } } },
    async (request) => {
      const viewer = await requireOwner(request, services);
      await withdrawInvitation(services.database, viewer, request.params.invitationId);
      return { message: 'The invitation is withdrawn.' };
    },
  );
}

function registerHolderRoutes(app: App, services: Services): void {
  const { database, rateLimits } = services;

  app.post(
    '/company-invitations/read',
    { schema: { body: readInvitationSchema, response: { 200: invitationOfferSchema } } },
    async ({ body }) => {
      const invitation = requireInvitation(await findInvitation(database, body.token));
      const invitee = requireInvitable(await findInvitee(database, invitation.email));
      return { data: presentOffer(invitation, invitee !== undefined) };
    },
  );

  app.post(
    '/company-invitations/accept',
    { schema: { body: acceptInvitationSchema, response: { 200: messageSchema, 201: sessionSchema } } },
    async ({ body, ip, headers }, reply) => {
      await rateLimits.consume('invitation-accept-address', ip);
      const { companyName, session } = await joinCompany(services, body, headers['user-agent'] ?? '');
      if (!session) return reply.send({ message: `You have joined ${companyName}.` });
      const user = presentUser(session.account);
      return reply.status(201).send({ data: { user, accessToken: session.accessToken } });
    },
  );
}
