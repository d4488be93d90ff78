/** Every address of the product, once: links are made here and nowhere else. */
export const paths = {
  root: '/',
  home: '/home',
  login: '/login',
  register: '/register',
  employerRegister: '/register-2',
  setPassword: '/set-password',
  forgotPassword: '/forgot-password',
  confirmEmail: '/confirm-email',
  acceptInvitation: '/accept-invitation',
  deleteAccount: '/delete-account',
  account: '/account',
  jobsChangePassword: '/jobs-change-password',
  jobsProfile: '/jobs-profile',
  jobsAppliedJob: '/jobs-applied-job',
  companyManageJob: '/company-manage-job',
  companyMembers: '/company-members',
  jobDetail: '/job-detail',
  browseJobFilterList: '/browse-job-filter-list',
  aboutUs: '/about-us',
  contact: '/contact',
  pricingDetails: '/pricing-details',
  orderProcessing: '/order-processing',
  resumeReview: '/resume-review',
  companyProfile: '/company-profile',
} as const;

/**
 * Pages that need a signed-in user. The whole list of the specification, also where the page follows
 * later, and after it our own.
 */
export const protectedPaths: readonly string[] = [
  '/jobs-profile',
  '/jobs-my-resume',
  '/jobs-applied-job',
  '/jobs-alerts',
  '/jobs-saved-jobs',
  '/jobs-cv-manager',
  '/jobs-change-password',
  '/company-profile',
  '/company-resume',
  '/company-post-jobs',
  '/company-manage-job',
  '/company-transactions',
  '/browse-candidates',
  '/order-processing',
  '/account',
  '/company-members',
];

/** Pages that a signed-in user is sent away from, and where to. */
export const guestOnlyPaths: Readonly<Record<string, string>> = {
  '/login': '/',
  '/register': '/',
  '/register-2': '/',
  '/resume-review': '/home',
};

/** Carries the package that somebody set out to buy through login and registration (B-1, B-3, D-2). */
export const checkoutLinkParameter = 'productCheckoutLink';

export function registerToBuyPath(checkoutLink: string): string {
  return `${paths.register}?${new URLSearchParams({ [checkoutLinkParameter]: checkoutLink })}`;
}

/** The parameter with which a login code is appended to an address of the checkout. */
export const loginCodeParameter = 'code';

/** The page that hands a customer over to the checkout (D-4). */
export function orderProcessingPath(checkoutLink: string, code: string): string {
  return `${paths.orderProcessing}?${new URLSearchParams({ checkoutLink, code })}`;
}

export function jobDetailPath(jobId: string): string {
  return `${paths.jobDetail}?job=${encodeURIComponent(jobId)}`;
}

/** The search page with the given parameters; empty ones are left out, lists repeat their name. */
export function searchPath(
  parameters: Record<string, string | number | readonly string[] | undefined>,
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined || value === '') continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  const query = search.toString();
  return query ? `${paths.browseJobFilterList}?${query}` : paths.browseJobFilterList;
}
