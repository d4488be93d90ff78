/** What a visit of staff does not even read: its owner alone has it, or reading it does something. */
const ownersAlone = [
  // How one signs in.
  '/api/sessions',
  '/api/second-step',
  '/api/passkeys',
  // Copies of one's data, and lists of other people's.
  '/api/account-exports',
  '/api/resume-export/file',
  '/api/resume-export/json',
  '/api/cover-letters/:letterId/file',
  '/api/company/jobs/:jobId/applicants/export',
  '/api/candidates',
  '/api/company/jobs/:jobId/candidates',
  // Codes and links that open something without signing in, now or after the visit.
  '/api/get-customer-login',
  '/api/product/get-career-services-login',
  '/api/company-verification',
  '/api/resume-links',
  '/api/get-critique-detail',
  '/api/resume-reviews',
  // Whose it is hears that it was opened, by its owner or by an employer.
  '/api/resume-review-result',
  '/api/company/applicants',
  '/api/applications/:applicationId/resume',
  // A connection that would outlive the visit.
  '/api/product/follow-career-services-orders',
] as const;

/** Whether a visit of staff may call a route, by its pattern: to read, and not what is its owner's alone. */
export function mayVisit(method: string, route: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return !ownersAlone.some((path) => route === path || route.startsWith(`${path}/`));
}
