/* Without schemas: pages that import these do not load the validator. */

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

/** Enough to browse, too few to copy the database. */
export const candidatePagesLimit = 100;
/** Per company. */
export const savedCandidatesLimit = 1000;
/** How long candidates see who looked. */
export const candidateViewsKeptDays = 180;
/** Fills two and three columns evenly. */
export const candidatePageSize = 24;
