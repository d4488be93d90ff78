import {
  candidates,
  ownOfCandidate,
  administrators,
  everybody,
  row,
  moderators,
  reviewers,
  signedIn,
  staff,
  type Rule,
  type Call,
} from './route-access.ts';
import { paymentRouteRules } from './route-rules-payments.ts';
import { sourceRouteRules } from './route-rules-sources.ts';
import type { World } from './route-world.ts';

/** Of the instant check, and of the match with a job. */
export const resumeCheckRouteRules: Record<string, Rule> = {
  'GET /resumes/:resumeId/check': {
    who: ownOfCandidate,
    call: ({ resumeId }) => ({ path: { resumeId } }),
  },
  'GET /resumes/:resumeId/keywords': {
    who: { ...ownOfCandidate, candidate: 'not found' },
    // The world's resume holds no text: there is nothing to look for words in.
    call: ({ resumeId }) => ({ path: { resumeId }, query: '?title=Keeper' }),
  },
  'POST /resume-profile/matches': { who: candidates, call: () => ({ json: { text: 'Keeper' } }) },
  'GET /jobs/:jobId/profile-match': { who: candidates, call: ({ jobId }) => ({ path: { jobId } }) },
  'GET /jobs/:jobId/resume-match': { who: candidates, call: ({ jobId }) => ({ path: { jobId } }) },
  'POST /resumes/:resumeId/misreadings': {
    who: { ...ownOfCandidate, candidate: 'not found' },
    // Nor is there a part that was read wrongly: misreadings/routes.test.ts has one.
    call: ({ resumeId }) => ({
      path: { resumeId },
      json: { part: 'contact', remark: 'No name', withDocument: false },
    }),
  },
  'GET /staff/misreadings': { who: reviewers },
  'GET /staff/misreadings/:misreadingId/document': {
    who: { ...reviewers, reviewer: 'not found', administrator: 'not found' },
    call: ({ resumeId }) => ({ path: { misreadingId: resumeId } }),
  },
  'POST /staff/misreadings/:misreadingId/resolution': {
    who: { ...reviewers, reviewer: 'not found', administrator: 'not found' },
    call: ({ resumeId }) => ({ path: { misreadingId: resumeId } }),
  },
};

const mailTemplate = { subject: 'Welcome', heading: 'Welcome', text: 'Set a password.\n\n{{button}}' };

/** Of the settings of the board. */
export const boardRouteRules: Record<string, Rule> = {
  'GET /staff/settings': { who: administrators },
  'GET /staff/moving': { who: administrators },
  'POST /staff/moving/invitations': { who: administrators },
  'PUT /staff/settings/:key': {
    who: administrators,
    call: () => ({ path: { key: 'promos' }, json: { value: true, version: 0 } }),
  },
  'GET /staff/settings/:key/changes': {
    who: administrators,
    call: () => ({ path: { key: 'promos' } }),
  },
  'GET /staff/mail-templates': { who: administrators },
  'GET /staff/mail-templates/:kind': { who: administrators, call: () => ({ path: { kind: 'welcome' } }) },
  'PUT /staff/mail-templates/:kind': {
    who: administrators,
    call: () => ({ path: { kind: 'welcome' }, json: { template: null, version: 0 } }),
  },
  'POST /staff/mail-templates/:kind/preview': {
    who: administrators,
    call: () => ({ path: { kind: 'welcome' }, json: { template: mailTemplate } }),
  },
  'POST /staff/mail-templates/:kind/test': {
    who: administrators,
    call: () => ({ path: { kind: 'welcome' }, json: { template: mailTemplate } }),
  },
  'GET /staff/first-steps': { who: administrators },
  'PUT /staff/first-steps/:step': {
    who: administrators,
    call: () => ({ path: { step: 'checkout' }, json: { dismissed: true } }),
  },
  'POST /staff/first-steps/test-mail': { who: administrators },
  'GET /staff/own-texts': { who: administrators },
  'GET /staff/categories': { who: administrators },
  'POST /staff/categories/:category/deletion': {
    who: { ...administrators, administrator: 'not found' },
    call: () => ({ path: { category: 'no-such-work' }, json: { to: 'other', version: 0 } }),
  },
  'GET /staff/look': { who: administrators },
  'PUT /staff/look/draft': { who: administrators, call: () => ({ json: { value: null, version: 0 } }) },
  'POST /staff/look/previews': { who: administrators },
  'POST /staff/look/publication': {
    who: administrators,
    call: () => ({ json: { version: 0, lookVersion: 0, accentVersion: 0 } }),
  },
  'POST /staff/look-pictures': { who: administrators },
  'GET /look-pictures/:pictureId': {
    who: row('not found', {}),
    call: () => ({ path: { pictureId: '019a9d2e-0000-7000-8000-000000000001' } }),
  },
  'GET /look-styles/:hash': {
    who: row('not found', {}),
    call: () => ({ path: { hash: 'c0ffee00c0ffee00c0ffee00c0ffee00' } }),
  },
  'GET /staff/ad-rules': { who: administrators },
  'GET /staff/processing-record': { who: administrators },
  'GET /staff/category-words/moves': { who: administrators },
  'POST /staff/category-words/trial': { who: administrators, call: () => ({ json: { words: [] } }) },
  'POST /staff/category-words/moves': { who: administrators, call: () => ({ json: { version: 0 } }) },
  'POST /staff/category-words/moves/undo': { who: administrators },
  'GET /staff/exchange-rates': { who: administrators },
  'POST /staff/exchange-rates': { who: administrators, call: () => ({ json: { content: 'none' } }) },
  'POST /staff/board-mark': { who: administrators },
  'GET /board-marks/:markId': {
    who: row('not found', {}),
    call: () => ({ path: { markId: '019a9d2e-0000-7000-8000-000000000001' } }),
  },
  'GET /board-icons/:colour': { who: everybody, call: () => ({ path: { colour: 'b93a12' } }) },
};

const unknown = { ...administrators, administrator: 'not found' } as const;

const ofOrder = ({ orderId }: World) => ({ path: { orderId } });

/** An id that does not exist: past the gate the answer is "not found". */
const ofNothing = (name: string) => () => ({ path: { [name]: '0197c5b2-0000-7000-8000-00000000abcd' } });

/** Of orders, what the checkout reports of them, imports and figures. */
export const orderRouteRules: Record<string, Rule> = {
  'GET /staff/orders': { who: administrators },
  'GET /staff/orders/:orderId': { who: administrators, call: ofOrder },
  'PUT /staff/orders/:orderId/mark': { who: administrators, call: ofOrder },
  'POST /staff/orders/:orderId/invoice': { who: administrators, call: ofOrder },
  'POST /staff/orders/:orderId/receipt-mail': { who: administrators, call: ofOrder },
  'GET /staff/webhooks': { who: administrators },
  'GET /staff/unsigned-webhooks': { who: administrators },
  'GET /staff/webhooks/:receiptId': { who: unknown, call: ofNothing('receiptId') },
  'POST /staff/webhooks/:receiptId/replay': { who: unknown, call: ofNothing('receiptId') },
  'POST /staff/webhooks/:receiptId/set-aside': { who: unknown, call: ofNothing('receiptId') },
  'GET /staff/imports': { who: administrators },
  'GET /staff/imports/:importId': { who: unknown, call: ofNothing('importId') },
  'GET /staff/imports/:importId/rejections': { who: unknown, call: ofNothing('importId') },
  ...sourceRouteRules,
  ...paymentRouteRules,
  'GET /staff/figures': { who: moderators },
};

const ofReview = ({ reviewId }: World): Call => ({ path: { reviewId } });

const template = { name: 'Figures', text: 'Say how many.', isShared: true };

/** Of the review desk, and of what candidates have of it. */
export const deskRouteRules: Record<string, Rule> = {
  'GET /resume-reviews': { who: candidates },
  'DELETE /resume-reviews/:reviewId': { who: ownOfCandidate, call: ofReview },
  // resume-review/request-routes.test.ts checks the owner: without a file, no call gets that far.
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

const unknownToModerators = { ...moderators, moderator: 'not found', administrator: 'not found' } as const;

const ofConversation = ({ conversationId }: { conversationId: string }) => ({ path: { conversationId } });

const ofCompany = ({ companyId }: { companyId: string }) => ({ path: { companyId } });

const ofUser = ({ people }: World) => ({ path: { userId: people.candidate.id } });

const ofJob = ({ jobId }: { jobId: string }) => ({ path: { jobId } });

/** Of the back office. */
export const officeRouteRules: Record<string, Rule> = {
  'GET /staff/overview': { who: staff },
  'GET /staff/postings': { who: moderators },
  'GET /staff/postings/:jobId': { who: moderators, call: ofJob },
  'POST /staff/postings/:jobId/decisions': { who: moderators, call: ofJob },
  'PUT /staff/postings/:jobId/language': { who: moderators, call: ofJob },
  'GET /staff/postings/:jobId/translations': { who: moderators, call: ofJob },
  'POST /staff/postings/:jobId/translations': { who: moderators, call: ofJob },
  'DELETE /staff/postings/:jobId/translations': { who: moderators, call: ofJob },
  'GET /staff/companies': { who: moderators },
  'GET /staff/companies/:companyId': { who: moderators, call: ofCompany },
  'POST /staff/companies/:companyId/changes': { who: moderators, call: ofCompany },
  'POST /staff/companies/:companyId/grants': { who: administrators, call: ofCompany },
  'POST /staff/companies/:companyId/grants/revoke': { who: administrators, call: ofCompany },
  'POST /staff/companies/:companyId/merge': { who: moderators, call: ofCompany },
  'GET /staff/users': { who: moderators },
  'GET /staff/users/:userId': { who: moderators, call: ofUser },
  'POST /staff/users/:userId/changes': { who: moderators, call: ofUser },
  'GET /staff/messages': { who: moderators },
  'GET /staff/messages/:messageId': { who: unknownToModerators, call: ofNothing('messageId') },
  'POST /staff/messages/:messageId/hold': { who: unknownToModerators, call: ofNothing('messageId') },
  'POST /staff/messages/:messageId/answers': { who: moderators, call: ofNothing('messageId') },
  'PUT /staff/messages/:messageId': { who: moderators, call: ofNothing('messageId') },
  'GET /staff/call-backs': { who: moderators },
  'PUT /staff/call-backs/:callBackId': { who: moderators, call: ofNothing('callBackId') },
  'GET /staff/mails': { who: administrators },
  'POST /staff/mails/:mailId/set-aside': { who: administrators, call: ofNothing('mailId') },
  'POST /staff/mails/:mailId/resend': { who: administrators, call: ofNothing('mailId') },
  'GET /staff/redirects': { who: moderators },
  'GET /staff/redirects/file': { who: moderators },
  'POST /staff/redirects': { who: moderators },
  'DELETE /staff/redirects/:redirectId': { who: unknownToModerators, call: ofNothing('redirectId') },
  'GET /staff/packages': { who: administrators },
  'POST /staff/packages': { who: administrators },
  'PUT /staff/packages/:productId': { who: administrators, call: ofNothing('productId') },
  'PUT /staff/packages/:productId/place': { who: administrators, call: ofNothing('productId') },
  'PUT /staff/packages/:productId/retired': { who: administrators, call: ofNothing('productId') },
  'GET /staff/reports/jobs': { who: moderators },
  // The job has no reports.
  'GET /staff/reports/jobs/:jobId': { who: unknownToModerators, call: ofJob },
  'POST /staff/reports/jobs/:jobId/decisions': { who: moderators, call: ofJob },
  'GET /staff/reports/conversations': { who: moderators },
  'GET /staff/reports/conversations/:conversationId': { who: unknownToModerators, call: ofConversation },
  'POST /staff/reports/conversations/:conversationId/decisions': { who: moderators, call: ofConversation },
};
