/*
 * What pages need of candidates without checking any: kept apart from the schemas, so that a page does not pay for
 * the validator.
 */

/** The most that a candidate says of themselves. */
export const candidateLimits = {
  headline: 120,
  summary: 2000,
  location: 120,
  skills: 30,
  skill: 60,
  excludedCompanies: 50,
} as const;

export const candidateSorts = [
  { value: 'relevance', label: 'Most relevant' },
  { value: 'newest', label: 'Updated last' },
  { value: 'rate', label: 'Lowest hourly rate' },
] as const;

/** Nobody looks through more; whoever copies would. */
export const candidatePagesLimit = 100;
/** What one company may keep. */
export const savedCandidatesLimit = 1000;
/** How long candidates are told who looked. */
export const candidateViewsKeptDays = 180;
/** Cards a page: two and three columns come out even. */
export const candidatePageSize = 24;
