/** The nouns of the product, the same in the contract, the server, the web and the journeys. */
export const domains = [
  'accounts',
  'companies',
  'jobs',
  'resumes',
  'applications',
  'saved-jobs',
  'alerts',
  'resume-review',
  'career-services',
  'billing',
  'blog',
  'contact',
  'own-data',
  'back-office',
] as const;

/** The web's own feature: the frame around every page and the pages that show several domains. */
export const SITE = 'site';

export type Domain = (typeof domains)[number];

/** Which domain's module may import which others directly. A reaction that points backwards is a queued job. */
const DIRECTIONS: Record<Domain, readonly Domain[]> = {
  accounts: [],
  companies: ['accounts'],
  jobs: ['companies'],
  'saved-jobs': ['jobs'],
  alerts: ['jobs'],
  resumes: ['accounts'],
  'resume-review': ['resumes'],
  applications: ['jobs', 'resumes'],
  billing: ['accounts'],
  'career-services': ['billing'],
  blog: [],
  contact: ['accounts'],
  // A copy of everything kept about a person, and its end, reach into every module; nothing imports them.
  'own-data': domains.filter((domain) => domain !== 'back-office' && domain !== 'own-data'),
  'back-office': domains.filter((domain) => domain !== 'back-office'),
};

export function isDomain(name: string | undefined): name is Domain {
  return domains.some((domain) => domain === name);
}

/** Whether a module may use another: what it may import, and what that one may. */
export function mayImport(from: Domain, to: Domain): boolean {
  return from === to || DIRECTIONS[from].some((next) => mayImport(next, to));
}
