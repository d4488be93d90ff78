import type { EndpointKey } from '../endpoints.ts';
import type { Feature } from './feature-choices.ts';

/**
 * The calls that go with a feature. Calls that end something, or that finish what is under way, are in no list: a
 * review that was asked for, an order that was paid and a link that unsubscribes work on.
 */
export const featureEndpoints: Readonly<Record<Feature, readonly EndpointKey[]>> = {
  resumeReview: [
    'POST /resume-review',
    'POST /send-resume-to-expert',
    'POST /resume-reviews/:reviewId/second-round',
  ],
  careerServices: [
    'GET /product/get-product-pricing',
    'GET /staff/packages',
    'POST /staff/packages',
    'PUT /staff/packages/:productId',
    'PUT /staff/packages/:productId/place',
    'PUT /staff/packages/:productId/retired',
  ],
  candidateSearch: [
    'GET /candidate-profile',
    'PUT /candidate-profile',
    'GET /candidate-profile/preview',
    'GET /candidate-profile/skills',
    'GET /candidate-profile/views',
    'GET /candidates',
    'GET /candidates/:candidateId',
    'GET /candidates/:candidateId/resume',
    'POST /candidates/:candidateId/messages',
    'PUT /saved-candidates/:candidateId',
    'DELETE /saved-candidates/:candidateId',
    'GET /company/jobs/:jobId/candidates',
  ],
  payExplorer: [],
  // The calls of its editor write the board's own pages too: they ask for the kind (`areas/content/blog-writing`).
  blog: [
    'POST /blog-posts/:slug/comments',
    'POST /blog-comments/confirm',
    'GET /staff/comments',
    'PUT /staff/comments/:commentId',
    'POST /staff/comments/:commentId/answers',
  ],
  newsletter: [
    'POST /newsletter/subscriptions',
    'POST /newsletter/form',
    'POST /newsletter/confirm',
    'POST /newsletter/resubscribe',
    'GET /staff/newsletter',
    'POST /staff/newsletter',
    'GET /staff/newsletter/:issueId',
    'PUT /staff/newsletter/:issueId/draft',
    'POST /staff/newsletter-previews',
    'POST /staff/newsletter/:issueId/test',
    'POST /staff/newsletter/:issueId/sending',
    'DELETE /staff/newsletter/:issueId/sending',
    'DELETE /staff/newsletter/:issueId',
  ],
  guestAlerts: ['POST /job-alerts/guest', 'POST /job-alerts/confirm'],
  guestApplications: ['POST /guest-applications'],
};

/** The files beside the API that go with a feature. */
export const featureFiles: Readonly<Partial<Record<Feature, readonly string[]>>> = {
  blog: ['/blog-feed.xml', '/blog-feed.json'],
};
