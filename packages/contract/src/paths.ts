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
  jobsSavedJobs: '/jobs-saved-jobs',
  jobsAppliedJob: '/jobs-applied-job',
  jobsAlerts: '/jobs-alerts',
  freeJobAlerts: '/free-job-alerts',
  confirmAlert: '/confirm-alert',
  unsubscribeAlert: '/unsubscribe-alert',
  companyManageJob: '/company-manage-job',
  companyMembers: '/company-members',
  jobDetail: '/job-detail',
  companies: '/companies',
  portfolioGrid: '/portfolio-grid-2',
  categoryAllJobs: '/category-all-jobs',
  categoryCompanyJobs: '/category-company-jobs',
  categoryJobs: '/category-jobs',
  categoryLocationJobs: '/category-location-jobs',
  categoryDesignationsJobs: '/category-designations-jobs',
  categorySkillJobs: '/category-skill-jobs',
  browseJobFilterList: '/browse-job-filter-list',
  browseJobFilterGrid: '/browse-job-filter-grid',
  browseJobList: '/browse-job-list',
  browseJobGrid: '/browse-job-grid',
  /** Linked to in places; leads on to the list. */
  browseJob: '/browse-job',
  /** Jobs of one kind, in one place or of one kind in one place: `landingPath`. */
  jobs: '/jobs',
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

/** The form for a new job alert, with what somebody was looking at filled in: a company by its id. */
export function alertPath(
  criteria: Partial<Record<'keyword' | 'location' | 'category' | 'company', string>>,
): string {
  return searchPath(criteria, paths.freeJobAlerts);
}

/** The category pages (I-9), in the order of their tab bar. */
export const categoryPages = [
  { label: 'All Jobs', path: paths.categoryAllJobs },
  { label: 'Jobs by Company', path: paths.categoryCompanyJobs },
  { label: 'Jobs by Category', path: paths.categoryJobs },
  { label: 'Jobs by Location', path: paths.categoryLocationJobs },
  { label: 'Jobs by Designation', path: paths.categoryDesignationsJobs },
  { label: 'Jobs by Skill', path: paths.categorySkillJobs },
] as const;

/** The public page of a company. */
export function companyPath(companyId: string): string {
  return `${paths.companies}?company=${encodeURIComponent(companyId)}`;
}

/** What a page of `/jobs` is about: a category, a title, a skill or none of them, and a place or none. */
export interface LandingCriteria {
  category?: string;
  title?: string;
  skill?: string;
  location?: string;
}

/**
 * The one address of a page of `/jobs`: names in lower case, in a fixed order. A place is named as suggestions and
 * counts name it ("London, United Kingdom"), a title up to its first comma.
 */
export function landingPath({ category, title, skill, location }: LandingCriteria): string {
  const plain = (name?: string) => name?.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  const path = searchPath(
    {
      category,
      title: plain(title?.split(',')[0]),
      skill: plain(skill),
      location: plain(location?.replaceAll(/\s*,\s*/g, ', ')),
    },
    paths.jobs,
  );
  return path.replaceAll('%2C', ',');
}

/** A search page with the given parameters; empty ones are left out, lists repeat their name. */
export function searchPath(
  parameters: Record<string, string | number | readonly string[] | undefined>,
  page: string = paths.browseJobFilterList,
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined || value === '') continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  const query = search.toString();
  return query ? `${page}?${query}` : page;
}
