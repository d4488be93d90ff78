import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import type { App } from '../../../platform/http/app.ts';
import { sayTo } from '../../../platform/http/say-to.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireCandidate, requireEmployer, requireRecruiter } from '../../identity/accounts/policy.ts';
import { messageApplicant, answerMessage } from './message-commands.ts';
import { blockCompany, markRead, reportConversation } from './participant-commands.ts';
import { requireParticipant, requireWriter } from './participant-policy.ts';
import {
  countUnread,
  findApplicationConversation,
  findConversation,
  getMessage,
  listConversations,
} from './queries.ts';

/** Messages between companies and candidates; each side sees its own conversations. */
export function conversationRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database, rateLimits } = services;

  serve('GET /conversations', requireParticipant, (request, participant) =>
    listConversations(database, participant, request.query),
  );

  serve('GET /conversations/:conversationId', requireParticipant, async (request, participant) => {
    const { conversationId } = request.params;
    const data = await findConversation(database, participant, conversationId, request.query.before);
    if (!data) throw new AppError('not_found', msg`There is no conversation with this address.`);
    return { data };
  });

  serve('POST /conversations/:conversationId/messages', requireWriter, async (request, participant) => {
    await rateLimits.consume('message-user', participant.userId);
    const { conversationId } = request.params;
    const sent = await answerMessage(services, participant, conversationId, request.body.text);
    return { data: { conversationId, message: await getMessage(database, participant.side, sent) } };
  });

  serve('POST /conversations/:conversationId/read', requireWriter, async (request, participant) => {
    const { conversationId } = request.params;
    await markRead(database, participant, conversationId, request.body.lastMessageId);
    return { data: { unread: await countUnread(database, participant) } };
  });

  serve('PUT /conversations/:conversationId/block', requireCandidate, async (request, { userId }) => {
    const { blocked } = request.body;
    const name = await blockCompany(services.database, userId, request.params.conversationId, blocked);
    return {
      message: blocked
        ? sayTo(request)`${name} can no longer write to you.`
        : sayTo(request)`${name} can write to you again.`,
    };
  });

  serve('POST /conversations/:conversationId/reports', requireCandidate, async (request, { userId }) => {
    await services.rateLimits.consume('conversation-report-user', userId);
    const { conversationId } = request.params;
    const { hasReceipt } = await reportConversation(services, userId, conversationId, request.body);
    return {
      message: hasReceipt
        ? msg`Thank you. Our staff looks at what you have reported. We have sent you a mail that says so.`
        : msg`Thank you. Our staff looks at what you have reported.`,
    };
  });
}

/** The employer’s conversation about an application. */
export function applicantConversationRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);
  const { database, rateLimits } = services;

  serve(
    'GET /company/applications/:applicationId/conversation',
    requireEmployer,
    async (request, { userId }) => {
      const { applicationId } = request.params;
      const conversationId = await findApplicationConversation(database, userId, applicationId);
      if (conversationId === undefined) throw noSuchApplication();
      return { data: { conversationId } };
    },
  );

  serve(
    'POST /company/applications/:applicationId/messages',
    requireRecruiter,
    async (request, { userId }) => {
      await rateLimits.consume('message-user', userId);
      const { applicationId } = request.params;
      const sent = await messageApplicant(services, userId, applicationId, request.body.text);
      const message = await getMessage(database, 'company', sent);
      return { data: { conversationId: sent.conversationId, message } };
    },
  );
}

const noSuchApplication = () => new AppError('not_found', msg`There is no application with this address.`);
