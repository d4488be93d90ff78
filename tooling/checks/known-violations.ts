/** What broke a rule when the rule was made, as `npm run check` names it. It may only get shorter. */
export const knownViolations: readonly string[] = [
  'apps/server/src/areas/pages/company-directory/page-queries.ts is no file of queries',
  'apps/server/src/areas/pages/job-pages/category-queries.ts is no file of queries',
  'apps/server/src/areas/pages/job-pages/landing-queries.ts is no file of queries',
  'apps/server/src/areas/pages/job-pages/queries.ts is no file of queries',
  // Each request finds its session, account and company in one indexed statement.
  'apps/server/src/areas/identity/accounts/queries.ts reads companies',
  'apps/server/src/areas/identity/accounts/queries.ts reads company_members',
  // The public number of freelancers counts the people of three areas, each once.
  'apps/server/src/areas/pages/job-pages/category-queries.ts reads applications',
  'apps/server/src/areas/pages/job-pages/category-queries.ts reads candidate_profiles',
  'apps/server/src/areas/pages/job-pages/category-queries.ts reads saved_jobs',
  // The actions of a company on its postings are one table of SQL conditions.
  'apps/server/src/areas/posting/managed-jobs/change-commands.ts writes jobs',
  'apps/server/src/areas/posting/managed-jobs/commands.ts writes jobs',
  // The editor of postings writes questions, and applications read them.
  'apps/server/src/areas/posting/postings/commands.ts writes job_questions',
  // The review desk writes the reviews of resumes.
  'apps/server/src/areas/office/review-desk/announcing-commands.ts writes critique_publications',
  'apps/server/src/areas/office/review-desk/commands.ts writes critiques',
  'apps/server/src/areas/office/review-desk/publishing-commands.ts writes critique_publications',
  'apps/server/src/areas/office/review-desk/publishing-commands.ts writes critiques',
  // Words of our own that have a better one.
  '1 files match /live[ _-]?orders/i',
  '6 files match /\\bown[ -]data\\b/i',
  '14 files match /read[ _-]?model/i',
  '48 files match /second[ -]?step/i',
  '17 files match /\\bway[ -]?back\\b/i',
];
