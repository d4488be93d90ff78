import {
  administrators,
  everybody,
  row,
  signedIn,
  moderators,
  candidates,
  ownOfCandidate,
  type Rule,
  type Call,
} from './route-access.ts';
import type { World } from './route-world.ts';

/** Who may call what of signing in by MFA, of the staff's team and of its log. */
export const teamRouteRules: Record<string, Rule> = {
  'POST /login/second-step': { who: everybody },
  'POST /login/passkey/options': { who: everybody },
  'POST /login/passkey': { who: everybody },
  'GET /login/staff-sso': { who: everybody },
  // The board of the tests has no provider.
  'POST /login/staff-sso/options': { who: row('not found', {}) },
  'POST /login/staff-sso': { who: everybody },

  'POST /login/provider/options': {
    who: row('not found', {}),
    call: () => ({ json: { provider: 'google' } }),
  },
  'POST /login/provider': { who: everybody },
  'POST /provider-signup': { who: everybody },
  'GET /linked-providers': { who: signedIn },
  'POST /linked-providers': { who: signedIn },
  'DELETE /linked-providers/:linkedId': {
    who: row('not found', { guest: 'sign in', candidate: 'in' }),
    call: ({ linkedId }) => ({ path: { linkedId } }),
  },
  'POST /first-password': { who: signedIn },

  'GET /own-counters': { who: signedIn },
  'GET /second-step': { who: signedIn },
  'POST /second-step': { who: signedIn },
  'POST /second-step/confirm': { who: signedIn },
  'POST /second-step/recovery-codes': { who: signedIn },
  'POST /second-step/remove': { who: signedIn },
  'GET /passkeys': { who: signedIn },
  'POST /passkeys/options': { who: signedIn },
  'POST /passkeys': { who: signedIn },
  'PUT /passkeys/:passkeyId': {
    who: row('not found', { guest: 'sign in', candidate: 'in' }),
    call: ({ passkeyId }) => ({ path: { passkeyId }, json: { name: 'Lamp' } }),
  },
  'DELETE /passkeys/:passkeyId': {
    who: row('not found', { guest: 'sign in', candidate: 'in' }),
    call: ({ passkeyId }) => ({ path: { passkeyId } }),
  },

  'GET /staff/members': { who: administrators },
  'PUT /staff/members/:userId': {
    who: administrators,
    call: ({ people }) => ({ path: { userId: people.reviewer.id }, json: { staffRole: 'moderator' } }),
  },
  'POST /staff/members/:userId/end-sessions': {
    who: administrators,
    call: ({ people }) => ({ path: { userId: people.reviewer.id } }),
  },
  'POST /staff/members/:userId/reset-second-step': {
    who: administrators,
    call: ({ people }) => ({ path: { userId: people.reviewer.id } }),
  },
  'POST /staff/invitations': {
    who: administrators,
    call: () => ({ json: { email: 'new.hand@example.org', staffRole: 'reviewer' } }),
  },
  'DELETE /staff/invitations/:invitationId': {
    who: administrators,
    call: ({ staffInvitationId }) => ({ path: { invitationId: staffInvitationId } }),
  },
  'POST /staff-invitations/read': { who: everybody },
  'POST /staff-invitations/accept': { who: everybody },

  'GET /staff/audit': { who: administrators },
  'GET /staff/audit/export': { who: administrators },
};

const unknownToModerators = { ...moderators, moderator: 'not found', administrator: 'not found' } as const;

/** An id that does not exist: past the gate the answer is "not found", or a refusal of an incomplete body. */
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

const ofResume = ({ resumeId }: World): Call => ({ path: { resumeId } });

const ofLink = ({ resumeLinkId }: World): Call => ({ path: { linkId: resumeLinkId } });

const ofApplication = row('not found', {
  guest: 'sign in',
  candidate: 'in',
  owner: 'in',
  recruiter: 'in',
  viewer: 'in',
});

/** Of the CV manager, of the resumes that came with applications, and of public links. */
export const resumeRouteRules: Record<string, Rule> = {
  'GET /kept-applications': { who: candidates },
  // retention/pool-routes.test.ts checks the owner: nobody was asked.
  'POST /pool-requests/:requestId/withdrawal': {
    who: { ...ownOfCandidate, candidate: 'not found' },
    call: ({ resumeId }) => ({ path: { requestId: resumeId } }),
  },
  'GET /resumes': { who: candidates },
  'POST /resumes': { who: candidates },
  'PUT /resumes/:resumeId': {
    who: ownOfCandidate,
    call: ({ resumeId }) => ({ path: { resumeId }, json: { label: 'For banks' } }),
  },
  'DELETE /resumes/:resumeId': { who: ownOfCandidate, call: ofResume },
  'POST /resumes/:resumeId/restoration': {
    who: ownOfCandidate,
    call: ({ removedResumeId }) => ({ path: { resumeId: removedResumeId } }),
  },
  'POST /resumes/:resumeId/default': { who: ownOfCandidate, call: ofResume },
  'GET /resumes/:resumeId/file': { who: ownOfCandidate, call: ofResume },
  'POST /resumes/:resumeId/file': { who: ownOfCandidate, call: ofResume },
  'GET /resumes/:resumeId/text': { who: ownOfCandidate, call: ofResume },
  'GET /resumes/:resumeId/readers': { who: ownOfCandidate, call: ofResume },

  'GET /applications/:applicationId/resume': {
    who: ofApplication,
    call: ({ applicationId }) => ({ path: { applicationId } }),
  },
  'GET /applications/:applicationId/resume/text': {
    who: ofApplication,
    call: ({ applicationId }) => ({ path: { applicationId } }),
  },

  'GET /resume-links': { who: candidates },
  'POST /resume-links': {
    who: ownOfCandidate,
    call: ({ resumeId }) => ({
      json: { resumeId, label: 'Acme', withContact: true, allowsDownload: false, days: 30 },
    }),
  },
  'POST /resume-links/preview': {
    who: ownOfCandidate,
    call: ({ resumeId }) => ({ json: { resumeId, withContact: true } }),
  },
  'POST /resume-links/:linkId/renewal': {
    who: ownOfCandidate,
    call: ({ resumeLinkId }) => ({ path: { linkId: resumeLinkId }, json: { days: 30 } }),
  },
  'GET /resume-links/:linkId/views': { who: ownOfCandidate, call: ofLink },
  'DELETE /resume-links/:linkId': { who: ownOfCandidate, call: ofLink },
  'GET /shared-resume': { who: everybody, call: ({ sharedToken }) => ({ query: `?link=${sharedToken}` }) },
  'GET /shared-resume/file': {
    who: everybody,
    call: ({ sharedToken }) => ({ query: `?link=${sharedToken}` }),
  },
};

/** Of guests, of everybody who is signed in, and of candidates. */
export const candidateRouteRules: Record<string, Rule> = {
  'GET /openapi.json': { who: everybody },
  'GET /jobs': { who: everybody },
  'GET /jobs/suggestions': { who: everybody },
  'GET /places/map-cities': { who: everybody },
  'POST /places/nearest': { who: everybody, call: () => ({ json: { latitude: 51.5, longitude: -0.1 } }) },
  'GET /jobs/:jobId': { who: everybody, call: ({ jobId }) => ({ path: { jobId } }) },
  'POST /jobs/:jobId/views': {
    who: everybody,
    call: ({ jobId }) => ({ path: { jobId }, json: { source: 'direct' } }),
  },
  'POST /jobs/:jobId/reports': { who: everybody, call: ({ jobId }) => ({ path: { jobId } }) },
  'POST /login': { who: everybody },
  'POST /login/link': { who: everybody },
  'POST /login/by-link': { who: everybody },
  'POST /logout': { who: everybody },
  'POST /forgot-password': { who: everybody },
  'POST /set-password': { who: everybody },
  'POST /links/check': { who: everybody },
  'POST /confirm-email': { who: everybody },
  'POST /undo-email': { who: everybody },
  'POST /signup': { who: everybody },
  'POST /signup/check-email': { who: everybody },
  'POST /employer-signup': { who: everybody },
  'POST /resume-review': { who: everybody },
  'GET /captcha': { who: everybody },
  'POST /contact-messages': { who: everybody },
  'POST /call-back-requests': { who: everybody },
  'POST /guest-applications': { who: everybody },
  'POST /guest-applications/check': { who: everybody },
  'POST /guest-applications/confirm': { who: everybody },
  'POST /pool-requests/check': { who: everybody },
  'POST /pool-requests/answer': { who: everybody },
  'POST /unused-accounts/keep': { who: everybody },
  'POST /moved-accounts/check': { who: everybody },
  'POST /moved-accounts/open': { who: everybody },
  'POST /job-alerts/guest': { who: everybody },
  'POST /job-alerts/confirm': { who: everybody },
  'GET /job-alerts/unsubscribe': { who: everybody },
  'POST /job-alerts/unsubscribe': { who: everybody },
  'GET /product/get-product-pricing': { who: everybody },
  'GET /profile-pictures/:key': {
    who: everybody,
    call: ({ pictureKey }) => ({ path: { key: pictureKey } }),
  },
  'POST /company-invitations/read': { who: everybody },
  'POST /company-invitations/accept': { who: everybody },
  'POST /delete-account/confirm': { who: everybody },

  'GET /get-auth-user': { who: signedIn },
  'PUT /reset-password': { who: signedIn },
  'PUT /account-language': { who: signedIn, call: () => ({ json: { language: 'en' } }) },
  'POST /confirm-email/send': { who: signedIn },
  'GET /sessions': { who: signedIn },
  'DELETE /sessions': { who: signedIn },
  'DELETE /sessions/:sessionId': {
    who: row('not found', { guest: 'sign in', candidate: 'in' }),
    call: ({ sessionId }) => ({ path: { sessionId } }),
  },
  'POST /profile-picture': { who: signedIn },
  'DELETE /profile-picture': { who: signedIn },
  'GET /get-critique-detail': { who: signedIn },
  'POST /account-exports': { who: signedIn },
  'GET /account-exports/latest': { who: signedIn },
  'GET /account-exports/:exportId/file': {
    who: row('not found', { guest: 'sign in', candidate: 'in' }),
    call: ({ exportId }) => ({ path: { exportId } }),
  },
  'GET /delete-account/kept': { who: signedIn },
  'POST /delete-account': { who: signedIn },
  'POST /delete-account/link': { who: signedIn },
  'POST /keep-account': { who: signedIn },

  'PUT /update-user': { who: candidates },
  'GET /consents': { who: candidates },
  'PUT /consents': { who: candidates },
  'POST /send-resume-to-expert': { who: candidates },
  'GET /resumes/:resumeId/reading': {
    who: ownOfCandidate,
    call: ({ resumeId }) => ({ path: { resumeId } }),
  },
  'GET /resume-export': { who: candidates },
  'PUT /resume-export': { who: candidates },
  'POST /resume-export/preview': { who: candidates },
  'GET /resume-export/file': { who: candidates },
  'GET /resume-export/json': { who: candidates },
  'POST /resume-export/resumes': { who: candidates },
  'POST /resume-imports': { who: candidates },
  'GET /cover-letters': { who: candidates },
  'POST /cover-letters': { who: candidates },
  'PUT /cover-letters/:letterId': {
    who: ownOfCandidate,
    call: ({ letterId }) => ({ path: { letterId }, json: { title: 'Keeper', text: '', version: 1 } }),
  },
  'GET /cover-letters/:letterId/file': {
    who: ownOfCandidate,
    call: ({ letterId }) => ({ path: { letterId } }),
  },
  'DELETE /cover-letters/:letterId': {
    who: ownOfCandidate,
    call: ({ letterId }) => ({ path: { letterId } }),
  },
  'GET /resume-profile': { who: candidates },
  'PUT /resume-profile': { who: candidates },
  'POST /applications': { who: candidates },
  'GET /applications': { who: candidates },
  'GET /applications/for-job/:jobId': { who: candidates, call: ({ jobId }) => ({ path: { jobId } }) },
  'POST /applications/:applicationId/withdraw': {
    who: ownOfCandidate,
    call: ({ applicationId }) => ({ path: { applicationId } }),
  },
  'GET /applied-jobs': { who: candidates },
  'POST /outside-applications': { who: candidates },
  'PUT /outside-applications/:outsideId': {
    who: ownOfCandidate,
    call: ({ outsideApplicationId }) => ({
      path: { outsideId: outsideApplicationId },
      json: { title: 'Keeper', company: 'House', appliedOn: '2026-01-05', stage: 'offer' },
    }),
  },
  'DELETE /outside-applications/:outsideId': {
    who: ownOfCandidate,
    call: ({ outsideApplicationId }) => ({ path: { outsideId: outsideApplicationId } }),
  },
  'GET /saved-jobs': { who: candidates },
  'POST /saved-jobs': { who: candidates },
  'GET /saved-jobs/ids': { who: candidates },
  'POST /saved-jobs/merge': { who: candidates },
  'POST /saved-jobs/restore': { who: candidates },
  'PUT /saved-jobs/:jobId': { who: candidates, call: ({ jobId }) => ({ path: { jobId } }) },
  'DELETE /saved-jobs/:jobId': { who: candidates, call: ({ jobId }) => ({ path: { jobId } }) },
  'PUT /saved-jobs/entries/:id': {
    who: ownOfCandidate,
    call: ({ savedJobId }) => ({
      path: { id: savedJobId },
      json: { title: 'Keeper', company: 'House', date: 'May' },
    }),
  },
  'DELETE /saved-jobs/entries/:id': {
    who: ownOfCandidate,
    call: ({ savedJobId }) => ({ path: { id: savedJobId } }),
  },
  'GET /job-alerts': { who: candidates },
  'POST /job-alerts': { who: candidates },
  'PUT /job-alerts/:alertId': {
    who: ownOfCandidate,
    call: ({ alertId }) => ({ path: { alertId }, json: { keywords: 'keeper', frequency: 'daily' } }),
  },
  'POST /job-alerts/:alertId/pause': {
    who: ownOfCandidate,
    call: ({ alertId }) => ({ path: { alertId } }),
  },
  'POST /job-alerts/:alertId/resume': {
    who: ownOfCandidate,
    call: ({ alertId }) => ({ path: { alertId } }),
  },
  'DELETE /job-alerts/:alertId': {
    who: ownOfCandidate,
    call: ({ alertId }) => ({ path: { alertId } }),
  },
  'POST /job-alerts/:alertId/restore': {
    who: ownOfCandidate,
    call: ({ alertId }) => ({ path: { alertId } }),
  },
  'GET /get-customer-login': { who: candidates },
  'GET /get-checkout-link': { who: everybody },
  'GET /product/get-career-services-orders': { who: candidates },
  'GET /product/follow-career-services-orders': { who: candidates, call: () => ({ isEndless: true }) },
  'GET /product/get-career-services-login': { who: candidates },
};
