/** What broke a rule when the rule was made, as `npm run check` names it. It may only get shorter. */
export const knownViolations: readonly string[] = [
  'apps/server/src/modules/company-directory/page-queries.ts is no file of queries',
  'apps/server/src/modules/job-pages/category-queries.ts is no file of queries',
  'apps/server/src/modules/job-pages/landing-queries.ts is no file of queries',
  'apps/server/src/modules/job-pages/sitemap-queries.ts is no file of queries',
  'apps/web/src/features/site/constants.ts is no file of constants',
];
