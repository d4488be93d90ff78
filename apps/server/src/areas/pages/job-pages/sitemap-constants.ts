import { paths } from '@waymark/contract/paths';

/** The protocol allows 50,000. With fewer, a part is made in one statement and kept beside others. */
export const addressesOfPart = 10_000;

/** Crawlers come back within hours. */
export const keptMs = 600_000;
/** Kept compressed and not: about eight parts of jobs, however many there are. */
export const keptBytes = 16 * 1024 * 1024;

/** Pages that are about nothing in particular and worth finding. */
export const fixedPages: readonly string[] = [
  paths.home,
  paths.browseJobFilterList,
  paths.companies,
  paths.categoryAllJobs,
  paths.categoryCompanyJobs,
  paths.categoryJobs,
  paths.categoryLocationJobs,
  paths.categoryDesignationsJobs,
  paths.categorySkillJobs,
  paths.salaries,
  paths.freeJobAlerts,
  paths.blogGridSidebar,
  paths.newsletter,
  paths.aboutUs,
  paths.contact,
  paths.faq,
  paths.forEmployers,
  paths.portfolioGrid,
  paths.yourData,
  paths.terms,
  paths.privacy,
  paths.imprint,
  paths.cookies,
  paths.accessibility,
  paths.pricingDetails,
  paths.resumeReview,
];
