import { everybody, moderators, type Rule } from './route-access.ts';

const unknownToModerators = { ...moderators, moderator: 'not found', administrator: 'not found' } as const;
/** What nobody has: past the gate it is not found, or refused for what it lacks. */
const nothing = '0197c5b2-0000-7000-8000-00000000abcd';
const ofNoPost = () => ({ path: { postId: nothing } });
const ofNoIssue = () => ({ path: { issueId: nothing } });

/** Of the blog, its comments and its writing. */
export const blogRouteRules: Record<string, Rule> = {
  'GET /blog-covers/:name': { who: everybody, call: () => ({ path: { name: 'two-questions' } }) },
  'GET /blog-pictures/:pictureId': {
    who: Object.fromEntries(
      Object.keys(everybody).map((visitor) => [visitor, 'not found']),
    ) as typeof everybody,
    call: () => ({ path: { pictureId: nothing } }),
  },
  'POST /blog-posts/:slug/comments': { who: everybody, call: () => ({ path: { slug: 'two-questions' } }) },
  'POST /blog-comments/confirm': { who: everybody },
  'GET /blog-comments/stop': { who: everybody },
  'POST /blog-comments/stop': { who: everybody },
  'GET /staff/comments': { who: moderators },
  'PUT /staff/comments/:commentId': { who: moderators, call: () => ({ path: { commentId: nothing } }) },
  'POST /staff/comments/:commentId/answers': {
    who: moderators,
    call: () => ({ path: { commentId: nothing } }),
  },
  'POST /newsletter/subscriptions': { who: everybody },
  'POST /newsletter/form': { who: everybody },
  'POST /newsletter/confirm': { who: everybody },
  'GET /newsletter/unsubscribe': { who: everybody },
  'POST /newsletter/unsubscribe': { who: everybody },
  'POST /newsletter/resubscribe': { who: everybody },
  'GET /staff/newsletter': { who: moderators },
  'POST /staff/newsletter': { who: moderators },
  'GET /staff/newsletter/:issueId': { who: unknownToModerators, call: ofNoIssue },
  'PUT /staff/newsletter/:issueId/draft': { who: moderators, call: ofNoIssue },
  'POST /staff/newsletter-previews': { who: moderators },
  'POST /staff/newsletter/:issueId/test': { who: moderators, call: ofNoIssue },
  'POST /staff/newsletter/:issueId/sending': { who: moderators, call: ofNoIssue },
  'DELETE /staff/newsletter/:issueId/sending': { who: unknownToModerators, call: ofNoIssue },
  'DELETE /staff/newsletter/:issueId': { who: unknownToModerators, call: ofNoIssue },
  'GET /staff/posts': { who: moderators },
  'POST /staff/posts': { who: moderators },
  'GET /staff/posts/:postId': { who: unknownToModerators, call: ofNoPost },
  'PUT /staff/posts/:postId/draft': { who: moderators, call: ofNoPost },
  'POST /staff/post-previews': { who: moderators },
  'POST /staff/posts/:postId/publication': { who: moderators, call: ofNoPost },
  'DELETE /staff/posts/:postId/publication': { who: unknownToModerators, call: ofNoPost },
  'POST /staff/posts/:postId/versions/:versionId/restore': {
    who: moderators,
    call: () => ({ path: { postId: nothing, versionId: nothing } }),
  },
  'DELETE /staff/posts/:postId': { who: unknownToModerators, call: ofNoPost },
  'POST /staff/posts/:postId/pictures': { who: moderators, call: ofNoPost },
};
