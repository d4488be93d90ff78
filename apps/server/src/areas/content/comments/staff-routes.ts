import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { requireModerator } from '../../identity/accounts/policy.ts';
import { answerComment, decideComment } from './moderation-commands.ts';
import { listStaffComments } from './queries.ts';

const decided = {
  approved: 'The comment stands below its post.',
  refused: 'The comment is refused.',
  held: 'It waits for a decision again.',
} as const;

/** Comments as those see them who decide on them (J-2, J-5). */
export function staffCommentRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);

  serve('GET /staff/comments', requireModerator, ({ query }) => listStaffComments(services.database, query));

  serve('PUT /staff/comments/:commentId', requireModerator, async ({ params, body }, { userId }) => {
    await decideComment(services, { ...params, ...body, staffId: userId });
    return { message: decided[body.state] };
  });

  serve('POST /staff/comments/:commentId/answers', requireModerator, async ({ params, body }, { userId }) => {
    await answerComment(services, { ...params, ...body, staffId: userId });
    return { message: 'Your answer stands below the comment.' };
  });
}
