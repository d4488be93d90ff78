import { paths } from '@waymark/contract/paths';
import { localPath } from '@waymark/contract/language-prefix';
import { msg } from '@waymark/contract/text/message';
import { admitStranger, mailboxOf, oneOf, wordsOf } from '../../../platform/http/admission.ts';
import type { App } from '../../../platform/http/app.ts';
import { routesOf } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { languageOf } from '../../../platform/http/request-language.ts';
import { findViewer, requireModerator } from '../../identity/accounts/policy.ts';
import { addComment, confirmAnswers, stopAnswers } from './commands.ts';
import { answerComment, decideComment } from './moderation-commands.ts';
import { listStaffComments } from './queries.ts';

/** Comments of readers, and the links of their mails (J-2). */
export function commentRoutes(app: App, services: Services): void {
  const { database, rateLimits, config } = services;
  const { serveAll } = routesOf(app, services);

  serveAll('POST /blog-posts/:slug/comments', async (request) => {
    const { params, body } = request;
    await admitStranger(services, request, {
      address: 'comment-address',
      odd: [
        ['comment-mailbox', oneOf(request, mailboxOf(body.email))],
        ['comment-text', oneOf(request, wordsOf(body.comment))],
      ],
    });
    const viewer = await findViewer(request, services);
    // Each may cause one mail to a typed address.
    if (body.wantsMail) await rateLimits.consume('comment-recipient', body.email);
    const commenter = viewer && {
      userId: viewer.userId,
      provenAddress: viewer.account.email_confirmed_at ? viewer.account.email.toLowerCase() : null,
    };
    await addComment(database, params.slug, body, commenter);
    return { message: msg`Thank you. One of us reads your comment first; then it appears here.` };
  });

  serveAll('POST /blog-comments/confirm', async ({ body, ip }) => {
    await rateLimits.consume('link-address', ip);
    await confirmAnswers(database, body.token);
    return {
      message: msg`We mail you when someone answers your comment. Each mail has a link that stops it.`,
    };
  });

  // One URL for mail programs, which post to it (RFC 8058), and for browsers.
  serveAll('GET /blog-comments/stop', (request, _viewer, reply) => {
    const page = localPath(paths.commentAnswers, languageOf(request));
    // Opening it changes nothing: whatever scans mails opens links as well.
    return reply.redirect(`${config.publicUrl}${page}?stop=${encodeURIComponent(request.query.token)}`);
  });

  void app.register(async (scope) => {
    // What they post is a form that says "List-Unsubscribe=One-Click"; the token in the address is enough.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => ({}));
    routesOf(scope, services).serveAll('POST /blog-comments/stop', async ({ query }) => {
      await stopAnswers(database, query.token);
      return { message: msg`You get no more mails about this comment.` };
    });
  });
}

const decided = {
  approved: msg`The comment is shown below its post.`,
  refused: msg`The comment is refused.`,
  held: msg`It waits for a decision again.`,
} as const;

/** Comments for moderators (J-2, J-5). */
export function staffCommentRoutes(app: App, services: Services): void {
  const { serve } = routesOf(app, services);

  serve('GET /staff/comments', requireModerator, ({ query }) => listStaffComments(services.database, query));

  serve('PUT /staff/comments/:commentId', requireModerator, async ({ params, body }, { userId }) => {
    await decideComment(services, { ...params, ...body, staffId: userId });
    return { message: decided[body.state] };
  });

  serve('POST /staff/comments/:commentId/answers', requireModerator, async ({ params, body }, { userId }) => {
    await answerComment(services, { ...params, ...body, staffId: userId });
    return { message: msg`Your answer is shown below the comment.` };
  });
}
