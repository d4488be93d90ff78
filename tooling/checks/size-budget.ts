/**
 * Lines of product TypeScript: of an area in the server, the web and the contract together, and of the other trees.
 * A number is raised in the commit that needs it, whose body says why.
 */
export const sizeBudget: Readonly<Record<string, number>> = {
  identity: 13_000,
  companies: 5600,
  places: 4100,
  jobs: 19_900,
  search: 23_400,
  resumes: 28_200,
  payments: 13_400,
  posting: 7550,
  hiring: 19_300,
  seeking: 3600,
  content: 10_300,
  pages: 5750,
  integrations: 10_750,
  lifecycle: 4500,
  office: 16_600,
  'apps/server': 1400,
  'apps/server/src/platform': 14_950,
  'apps/server/src/ssr': 1650,
  'apps/server/src/demo': 7800,
  'apps/web': 1000,
  'apps/web/src/components': 8300,
  'apps/web/src/lib': 3100,
  'apps/web/src/routes': 6800,
  'apps/checkout-sandbox': 2150,
  'apps/checkout-stripe': 1400,
  'packages/contract': 1900,
};
