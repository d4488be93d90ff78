/** What broke a rule when the rule was made, as `npm run check` names it. It may only get shorter. */
export const knownViolations: readonly string[] = [
  'apps/server/src/areas/pages/company-directory/page-queries.ts is no file of queries',
  'apps/server/src/areas/pages/job-pages/category-queries.ts is no file of queries',
  'apps/server/src/areas/pages/job-pages/landing-queries.ts is no file of queries',
  'apps/server/src/areas/pages/job-pages/queries.ts is no file of queries',
];
