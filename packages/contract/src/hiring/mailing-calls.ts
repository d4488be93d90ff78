/**
 * The calls of a company that mail people (L-50). A `letter` is written or shown in a form whose button sends it; a
 * `notice` is said by the page beside the button; what is `optional` is shown before, and `quiet` leaves it out.
 */
export const mailingCalls = {
  'POST /company/jobs/:jobId/applicants/move': 'optional',
  'POST /company/applicants/:applicationId/seen': 'optional',
  'POST /company/interviews/:interviewId/cancel': 'optional',
  'POST /company/interviews': 'letter',
  'PUT /company/interviews/:interviewId': 'letter',
  'POST /company/declines': 'letter',
  'POST /company/applications/:applicationId/messages': 'letter',
  'POST /candidates/:candidateId/messages': 'letter',
  'POST /conversations/:conversationId/messages': 'letter',
  'POST /company-invitations': 'letter',
  'POST /company/applicants/:applicationId/pool-request': 'notice',
  'GET /applications/:applicationId/resume': 'notice',
  'GET /applications/:applicationId/resume/text': 'notice',
  'DELETE /company-members/:userId': 'notice',
  'PUT /company/jobs/:jobId/hiring-team': 'notice',
} as const;

export type OptionalMailCall = {
  [Call in keyof typeof mailingCalls]: (typeof mailingCalls)[Call] extends 'optional' ? Call : never;
}[keyof typeof mailingCalls];
