/** The nouns of the product, the same in the contract, the server, the web and the journeys. */
export const areas = [
  'identity',
  'companies',
  'places',
  'jobs',
  'search',
  'resumes',
  'payments',
  'posting',
  'hiring',
  'seeking',
  'content',
  'pages',
  'integrations',
  'lifecycle',
  'office',
] as const;

export type Area = (typeof areas)[number];

/** Which other areas an area of the server may import. A reaction that points backwards is a queued job. */
const DIRECTIONS: Record<Area, readonly Area[]> = {
  identity: [],
  companies: ['identity', 'places'],
  places: [],
  jobs: ['companies', 'places'],
  search: ['jobs'],
  resumes: ['search'],
  payments: ['resumes'],
  posting: ['payments', 'hiring'],
  hiring: ['resumes'],
  seeking: ['search'],
  content: ['jobs'],
  pages: ['search', 'content'],
  integrations: ['posting', 'hiring', 'seeking', 'pages'],
  // The export and erasure of a person's data reach into every area.
  lifecycle: ['posting', 'hiring', 'seeking', 'pages'],
  office: ['lifecycle', 'integrations'],
};

export function isArea(name: string | undefined): name is Area {
  return areas.some((area) => area === name);
}

/** Whether an area may use another: what it may import, and what that one may. */
export function mayImport(from: Area, to: Area): boolean {
  return from === to || DIRECTIONS[from].some((next) => mayImport(next, to));
}
