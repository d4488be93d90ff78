import {
  candidates,
  everybody,
  ownOfCandidate,
  reviewers,
  signedIn,
  type Call,
  type Rule,
} from './route-access.ts';
import type { World } from './route-world.ts';

const ofReview = ({ reviewId }: World): Call => ({ path: { reviewId } });
const template = { name: 'Figures', text: 'Say how many.', isShared: true };

/** Of the review desk, and of what candidates have of it. */
export const deskRouteRules: Record<string, Rule> = {
  'GET /resume-reviews': { who: candidates },
  'DELETE /resume-reviews/:reviewId': { who: ownOfCandidate, call: ofReview },
  // Whose it is, resume-review/request-routes.test.ts proves: without a file nobody comes so far.
  'POST /resume-reviews/:reviewId/second-round': { who: candidates, call: ofReview },
  'PUT /resume-reviews/:reviewId/link': { who: ownOfCandidate, call: ofReview },
  'DELETE /resume-reviews/:reviewId/link': { who: ownOfCandidate, call: ofReview },
  'GET /resume-review-result': { who: everybody },
  'GET /resume-review-result/resume': { who: everybody },
  'POST /resume-review-result/opened': { who: signedIn },

  'GET /staff/reviews': { who: reviewers },
  'GET /staff/reviews/figures': { who: reviewers },
  'GET /staff/reviews/:reviewId': { who: reviewers, call: ofReview },
  'GET /staff/reviews/:reviewId/resume': { who: reviewers, call: ofReview },
  'POST /staff/reviews/:reviewId/claim': { who: reviewers, call: ofReview },
  'POST /staff/reviews/:reviewId/release': { who: reviewers, call: ofReview },
  'PUT /staff/reviews/:reviewId/draft': { who: reviewers, call: ofReview },
  'POST /staff/reviews/:reviewId/publish': {
    who: reviewers,
    call: ({ reviewId }) => ({ path: { reviewId }, json: { version: 0 } }),
  },
  'POST /staff/reviews/:reviewId/undo': { who: reviewers, call: ofReview },
  'POST /staff/reviews/:reviewId/announce': { who: reviewers, call: ofReview },
  'POST /staff/reviews/:reviewId/reopen': { who: reviewers, call: ofReview },
  'GET /staff/review-templates': { who: reviewers },
  'POST /staff/review-templates': { who: reviewers, call: () => ({ json: template }) },
  'PUT /staff/review-templates/:templateId': {
    who: reviewers,
    call: ({ reviewTemplateIds: [templateId = ''] }) => ({ path: { templateId }, json: template }),
  },
  'DELETE /staff/review-templates/:templateId': {
    who: reviewers,
    // Each removes another one.
    call: ({ reviewTemplateIds }) => ({ path: { templateId: reviewTemplateIds.pop() ?? '' } }),
  },
};
