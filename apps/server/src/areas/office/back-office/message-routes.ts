import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireModerator } from '../../identity/accounts/policy.ts';
import { answerMessage, holdMessage, markCallBack, markMessage } from './message-commands.ts';
import { getMessage, listCallBacks, listMessages } from './message-queries.ts';

const marked = {
  open: 'It waits for an answer again.',
  answered: 'Noted as answered.',
  spam: 'Sorted out as spam.',
} as const;

/** Messages of the contact page and calls that somebody asked for, as those see them who answer (J-5). */
export function staffMessageRoutes(app: App, services: Services): void {
  const { database } = services;
  const { serve } = routesOf(app, services);

  serve('GET /staff/messages', requireModerator, ({ query }, { userId }) =>
    listMessages(database, userId, query),
  );

  serve('GET /staff/messages/:messageId', requireModerator, async ({ params }, { userId }) => ({
    data: await getMessage(database, userId, params.messageId),
  }));

  serve('POST /staff/messages/:messageId/hold', requireModerator, async ({ params }, { userId }) => {
    await holdMessage(database, { ...params, staffId: userId });
    return { message: 'It is yours for a while.' };
  });

  serve('POST /staff/messages/:messageId/answers', requireModerator, async ({ params, body }, { userId }) => {
    await answerMessage(services, { ...params, ...body, staffId: userId });
    return { message: 'Your answer is on its way.' };
  });

  serve('PUT /staff/messages/:messageId', requireModerator, async ({ params, body }, { userId }) => {
    await markMessage(database, { ...params, ...body, staffId: userId });
    return { message: marked[body.state] };
  });

  serve('GET /staff/call-backs', requireModerator, ({ query }) => listCallBacks(database, query));

  serve('PUT /staff/call-backs/:callBackId', requireModerator, async ({ params, body }, { userId }) => {
    await markCallBack(database, { ...params, ...body, staffId: userId });
    return { message: body.done ? 'Noted as called.' : 'It waits for a call.' };
  });
}
